import type { ListRow } from '@teamloom/commerce/lines/join-lines.ts'
import { useTranslation } from 'react-i18next'
import { useList } from '#web/features/lines/list-context.ts'
import { useWho } from '#web/features/lines/use-line-words.ts'
import { showToast } from '#web/lib/toast.tsx'

/** Takes a row out of the list and says so; one press puts it back in its place. */
export function useRemoval(): (row: ListRow) => void {
  const { t } = useTranslation()
  const { session, putRow, setActive, rows } = useList()
  const whoOf = useWho()
  return row => {
    const at = session.read().rows.findIndex(({ id }) => id === row.id)
    const place = rows.findIndex(({ id }) => id === row.id)
    const next = rows[place + 1] ?? rows[place - 1]
    putRow(row.id, null)
    setActive(next ? { id: next.id, column: 'person' } : null)
    showToast({
      key: `line removed ${row.id}`,
      kind: 'info',
      message: t('lines.removed', { who: whoOf(row) }),
      action: {
        label: t('lines.undo'),
        run: () => {
          const now = session.read().rows
          if (!now.some(({ id }) => id === row.id)) session.change(now.toSpliced(at, 0, row))
        },
      },
    })
  }
}
