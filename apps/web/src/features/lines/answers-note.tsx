import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import type { CartItem } from '@teamloom/contract/cart.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/lines/notices.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'

export type Collected = Pick<CartItem, 'collected' | 'collectedSizes'>

type Props = Collected & {
  readonly isBusy: boolean
  /** `add`: what is new since, to what is there. */
  readonly onTake: (add: boolean) => void
}

const fewNamed = 4

/** Who has answered since the list was filled, or at all: one press takes it over. */
export function AnswersNote({ collected, collectedSizes, isBusy, onTake }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (collectedSizes.length === 0 || (collected && collected.newSizes.length === 0)) return null
  const since = collected?.takenAt
  const come = collectedSizes.filter(({ created_at }) => !since || created_at > since)
  const names = [...new Set(come.map(each => `${each.first_name} ${each.last_name}`.trim() || each.email))]
  const others = names.length - fewNamed
  const who = new Intl.ListFormat(`${locale}-CA`, { type: 'conjunction' }).format([
    ...names.slice(0, fewNamed),
    ...(others > 0 ? [t('lines.answers.others', countOf(others, locale))] : []),
  ])
  const n = numberText(
    come.reduce((sum, { quantity }) => sum + quantity, 0),
    locale,
  )
  const date =
    since &&
    new Intl.DateTimeFormat(`${locale}-CA`, { month: 'short', day: 'numeric' }).format(new Date(since))
  const words = !date
    ? t('lines.answers.first', { n, who })
    : come.length > 0
      ? t('lines.answers.since', { n, date, who })
      : t('lines.answers.changed', { date })
  return (
    <div className={classes.notice}>
      <IconUsers size={18} stroke={1.6} aria-hidden />
      <p>{words}</p>
      <Button size="sm" variant="default" loading={isBusy} onClick={() => onTake(collected !== null)}>
        {come.length > 0 ? t('lines.answers.takeOver', { n }) : t('lines.answers.takeChanges')}
      </Button>
    </div>
  )
}
