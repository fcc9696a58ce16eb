import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { CallError } from '@teamloom/contract/client.ts'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { useEffect, useMemo } from 'react'
import { type PreorderEdit, previewQuery } from '#web/data/desk-edits.ts'
import { useList } from '#web/features/lines/list-context.ts'

/** The request as it would be with a list as it stands here, and why it would be refused. */
export function useListPreview(detail: PreorderDetail, designId: string) {
  const { session, state } = useList()
  const edit = useMemo((): PreorderEdit | undefined => {
    const isWhole = state.faults.size === 0 && state.clashes.length === 0
    return state.isChanged && isWhole ? { kind: 'setLines', designId, lines: session.wanted() } : undefined
  }, [session, state, designId])
  const [settled] = useDebouncedValue(edit, 300)
  const isPreviewed = edit !== undefined && settled !== undefined
  const preview = useQuery({
    ...previewQuery(detail, settled ?? { kind: 'addNote', text: '' }),
    enabled: isPreviewed,
    // The last good figures stay meanwhile.
    placeholderData: before => before,
  })
  const { error } = preview
  useEffect(() => {
    if (error instanceof CallError) session.hear(error)
  }, [session, error])
  const shown = isPreviewed ? preview.data : undefined
  const longNames = shown?.purchasedItems.find(item => item.design_id === designId)?.longNames
  useEffect(() => {
    if (longNames) session.hearLong(longNames)
  }, [session, longNames])
  return { shown, error: isPreviewed ? error : null }
}
