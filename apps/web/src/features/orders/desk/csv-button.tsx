import { IconTableExport } from '@tabler/icons-react'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffListQuery } from '#web/data/desk.ts'
import { toastError } from '#web/lib/error-toast.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { loadCode } from '#web/ui/load-code.ts'

/** Saves what the filters leave as a file for spreadsheets. */
export function CsvButton({ query, total }: { readonly query: StaffListQuery; readonly total: number }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { csvOfList } = await loadCode(() => import('#web/features/orders/desk/list-csv.ts'))
      const url = URL.createObjectURL(await csvOfList(query, t))
      const link = document.createElement('a')
      Object.assign(link, { href: url, download: `${query.kind}.csv` })
      link.click()
      URL.revokeObjectURL(url)
    } catch (error) {
      toastError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <BusyButton
      variant="default"
      size="sm"
      disabled={total === 0}
      leftSection={<IconTableExport size={18} stroke={1.6} aria-hidden />}
      busy={isBusy}
      busyLabel={t('desk.csv.busy')}
      onClick={() => void save()}
    >
      {t('desk.csv.action', { total: numberText(total, locale) })}
    </BusyButton>
  )
}
