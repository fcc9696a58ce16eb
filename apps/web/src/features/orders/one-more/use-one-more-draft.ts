import { useDebouncedValue } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import type { OrderedItem } from '#web/data/order-entry.ts'
import { type OneMore, useOneMore, useTriedOneMore } from '#web/data/preorders.ts'

type Draft = { readonly size: string; readonly first_name: string; readonly last_name: string }

const quietMs = 300

/** One more piece as it is filled in, and what the server says of it once nothing has been typed for a moment. */
export function useOneMoreDraft({ design_id: designId }: Pick<OrderedItem, 'design_id'>, preorderId: string) {
  const [fields, setFields] = useState<Draft>({ size: '', first_name: '', last_name: '' })
  const [words, setAllWords] = useState<Readonly<Record<string, string>>>({})
  const body = useMemo((): OneMore | null => {
    const { size, first_name, last_name } = fields
    if (size === '') return null
    const isSomebody = first_name.trim() !== '' || last_name.trim() !== ''
    const person = isSomebody ? { first_name, last_name } : null
    return { preorderId, designId, line: { size, person, words: { ...words } } }
  }, [fields, words, preorderId, designId])
  const [rested] = useDebouncedValue(body, quietMs)
  return {
    draft: { ...fields, words, body },
    setDraft: (change: Partial<Draft>) => setFields(before => ({ ...before, ...change })),
    setWords: (slotId: string, text: string) => setAllWords(before => ({ ...before, [slotId]: text })),
    tried: useTriedOneMore(rested),
    isSettled: body !== null && rested === body,
    ask: useOneMore(),
  }
}
