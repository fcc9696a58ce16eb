import { useDebouncedCallback } from '@mantine/hooks'
import { mostNumber, type NumberRange, readNumbers } from '@teamloom/commerce/collection/number-range.ts'
import { useState } from 'react'

type Typed = { readonly from: string; readonly to: string; readonly reserved: string }

const isNumber = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= mostNumber

/** A range as it is typed: what is right of it is saved a second after, what is not says why and is kept as it stands. */
export function useNumberRange(saved: NumberRange, save: (range: NumberRange) => Promise<unknown>) {
  const [draft, setDraft] = useState<Typed>()
  const later = useDebouncedCallback(
    async (range: NumberRange, of: Typed) => {
      await save(range).catch(() => {})
      // Unless more was typed meanwhile.
      setDraft(now => (now === of ? undefined : now))
    },
    { delay: 1000, flushOnUnmount: true },
  )
  const typed = draft ?? {
    from: String(saved.from),
    to: String(saved.to),
    reserved: saved.reserved.join(', '),
  }
  const { unread } = readNumbers(typed.reserved)
  return {
    typed,
    unread: unread[0],
    fault: faultOf(typed, unread),
    change: (next: Typed) => {
      setDraft(next)
      const read = readNumbers(next.reserved)
      if (faultOf(next, read.unread)) return later.cancel()
      return later({ from: Number(next.from), to: Number(next.to), reserved: read.reserved }, next)
    },
  }
}

function faultOf({ from, to }: Typed, unread: readonly string[]) {
  if (!isNumber(from)) return 'from'
  if (!isNumber(to)) return 'to'
  if (Number(from) > Number(to)) return 'upsideDown'
  return unread.length > 0 ? 'reserved' : undefined
}
