import { useTranslation } from 'react-i18next'
import { useListHeld } from '#web/features/lines/list-context.ts'
import { listCsv } from '#web/features/lines/list-csv.ts'
import { useColumnName } from '#web/features/lines/use-line-words.ts'
import { saveAs } from '#web/lib/save-as.ts'

/** Hands the list as a file that a spreadsheet opens, and that can be pasted back. */
export function useCsv(name: string): () => void {
  const { t } = useTranslation()
  const { session, columns } = useListHeld()
  const nameOf = useColumnName()
  return () => {
    const headings = {
      first: t('lines.paste.columns.first_name'),
      last: t('lines.paste.columns.last_name'),
      email: t('lines.email'),
    }
    const csv = listCsv(session.read().rows, columns, headings, nameOf)
    saveAs(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
  }
}
