import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import type { Approval } from '@teamloom/contract/approval.ts'
import { longDateText } from '@teamloom/kit/date-text.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/feedback/feedback.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'

/** How many of those who are asked are named. */
const mostNamed = 6

type Props = { readonly approval: Approval; readonly onChange: (() => void) | undefined }

/** Whose yes is asked for, how many are enough, until when, and whether orders wait for it. */
export function ApprovalLine({ approval, onChange }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { people, needed, until, blocks, askedBy } = approval
  const more = people.length - mostNamed
  const names = new Intl.ListFormat(`${locale}-CA`).format([
    ...people.slice(0, mostNamed).map(({ name }) => name),
    ...(more > 0 ? [t('feedback.yes.more', countOf(more, locale))] : []),
  ])
  const who = askedBy?.name ?? t('feedback.somebody')
  const enough = Math.min(needed ?? people.length, people.length)
  return (
    <section className={classes.asked} aria-label={t('feedback.yes.title')}>
      <IconChecks size={22} stroke={1.6} aria-hidden />
      <div className={classes.askedWords}>
        <h2>{t('feedback.yes.title')}</h2>
        <p>
          {people.length === 0 ? t('feedback.yes.nobody') : t('feedback.yes.asks', { who, names })}{' '}
          {people.length > 1 &&
            (enough === people.length
              ? t('feedback.yes.all')
              : t('feedback.yes.enough', countOf(enough, locale)))}{' '}
          {until && t('feedback.yes.until', { date: longDateText(new Date(Date.parse(until) - 1), locale) })}{' '}
          {t(blocks ? 'feedback.yes.blocks' : 'feedback.yes.warns')}
        </p>
      </div>
      {onChange && (
        <Button variant="default" size="sm" onClick={onChange}>
          {t('feedback.yes.change')}
        </Button>
      )}
    </section>
  )
}
