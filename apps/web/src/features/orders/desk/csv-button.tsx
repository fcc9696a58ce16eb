import { Button, Menu } from '@mantine/core'
import { IconTableExport } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import type { StaffList, StaffListQuery } from '#web/data/desk.ts'
import { useHeldRight } from '#web/data/rights.ts'
import { call } from '#web/lib/api.ts'
import { countOf } from '#web/lib/count.ts'
import { toastError } from '#web/lib/error-toast.ts'
import { useLocale } from '#web/lib/i18n.ts'

/** What a file has a line of. */
const files = ['requests', 'lines', 'ledger'] as const

/** Saves what the filters leave as a file for spreadsheets, which the server writes. */
export function CsvButton({
  query,
  list,
}: {
  readonly query: StaffListQuery
  readonly list: StaffList | undefined
}) {
  const { t } = useTranslation()
  const locale = useLocale()
  const held = useHeldRight('exports')
  const save = useMutation({
    mutationFn: (of: (typeof files)[number]) => {
      const { kind, pageNumber: _, itemsPerPage: __, ...filter } = query
      return call(deskCalls.csv, { body: { ...filter, of, ordersOnly: kind === 'orders' } })
    },
    onSuccess: ({ csv, filename }) => download(csv, filename),
    onError: toastError,
  })
  const action = list?.total
    ? t('desk.csv.action', {
        ...countOf(list.total, locale),
        total: `${numberText(list.total, locale)}${list.hasMore ? '+' : ''}`,
      })
    : t('desk.csv.unknown')
  return (
    <>
      {held !== null && <small id="csv-held">{held}</small>}
      <Menu position="bottom-end" width={320}>
        <Menu.Target>
          <Button
            variant="default"
            size="sm"
            disabled={!list?.total || held !== null}
            aria-describedby={held === null ? undefined : 'csv-held'}
            leftSection={<IconTableExport size={18} stroke={1.6} aria-hidden />}
            aria-busy={save.isPending}
          >
            {save.isPending ? t('desk.csv.busy') : action}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('desk.csv.of')}</Menu.Label>
          {files.map(of => (
            <Menu.Item key={of} disabled={save.isPending} onClick={() => save.mutate(of)}>
              {t(`desk.csv.files.${of}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}

function download(csv: string, filename: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: filename })
  link.click()
  URL.revokeObjectURL(url)
}
