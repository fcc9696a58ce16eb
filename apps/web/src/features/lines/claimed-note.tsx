import { IconHash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useListState } from '#web/features/lines/list-context.ts'
import classes from '#web/features/lines/notices.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'

const fewNamed = 4

/** Numbers of the list that others have claimed whose answers are not in it yet. */
export function ClaimedNote() {
  const { t } = useTranslation()
  const locale = useLocale()
  const claimed = useListState(state => state.claimed)
  const rows = useListState(state => state.rows)
  const still = claimed.filter(({ slotId, number }) => rows.some(({ words }) => words[slotId] === number))
  if (still.length === 0) return null
  const each = still
    .slice(0, fewNamed)
    .map(({ number, first_name, last_name }) =>
      t('lines.claimed.each', { number, who: `${first_name} ${last_name}`.trim() }),
    )
  const others = still.length - fewNamed
  const who = new Intl.ListFormat(`${locale}-CA`, { type: 'conjunction' }).format([
    ...each,
    ...(others > 0 ? [t('lines.answers.others', countOf(others, locale))] : []),
  ])
  return (
    <div className={classes.notice} role="status">
      <IconHash size={18} stroke={1.6} aria-hidden />
      <p>{t('lines.claimed.note', { who })}</p>
    </div>
  )
}
