import { Button } from '@mantine/core'
import { IconTableExport } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useList } from '#web/features/lines/list-context.ts'
import classes from '#web/features/lines/list-head.module.css'
import { useCsv } from '#web/features/lines/use-csv.ts'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'

type Props = {
  /** What it is a list of. */
  readonly name: string
  /** Whether it is with the server. */
  readonly state?: ReactNode
  /** Behind the way to have it as a file. */
  readonly last?: ReactNode
}

/** Above a list: what it is of, and what can be done with all of it. */
export function ListHead({ name, state, last }: Props) {
  const { t } = useTranslation()
  const csv = useCsv(name)
  return (
    <header className={classes.head}>
      <h1 className={classes.title}>{t('lines.title')}</h1>
      <span className={classes.of}>{name}</span>
      {state}
      <span className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconTableExport size={18} stroke={1.6} aria-hidden />}
          onClick={csv}
        >
          {t('lines.csv')}
        </Button>
        {last}
      </span>
    </header>
  )
}

/** Says that lines are not with the server as they stand here, and why. */
export function ListWaits() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { faults, clashes } = useList().state
  const text = clashes.length > 0 ? 'lines.clash.text' : 'lines.unsaved'
  return (
    <span className={classes.waits} role="status">
      {faults.size > 0 ? t('lines.waits', countOf(faults.size, locale)) : t(text)}
    </span>
  )
}
