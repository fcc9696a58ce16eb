import { IconChecks } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { longDateText } from '@teamloom/kit/date-text.ts'
import { useTranslation } from 'react-i18next'
import { useAskedApprovals } from '#web/data/approval.ts'
import classes from '#web/features/feedback/asked-approvals.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Shown one by one; the others once these are answered. */
const most = 3

/** Projects that ask for my yes, each in a line with the way there; nothing when none does. */
export function AskedApprovals() {
  const { t } = useTranslation()
  const locale = useLocale()
  const asked = useAskedApprovals().data
  if (!asked || asked.length === 0) return null
  return (
    <section className={classes.root} aria-label={t('feedback.yes.title')}>
      {asked.slice(0, most).map(({ projectId, projectName, askedBy, until, designs }) => (
        <Notice
          key={projectId}
          kind="info"
          icon={IconChecks}
          text={[
            t('home.waiting.approval', {
              ...countOf(designs, locale),
              who: askedBy?.name ?? t('feedback.somebody'),
              project: projectName,
            }),
            ...(until
              ? [
                  t('home.waiting.approvalUntil', {
                    date: longDateText(new Date(Date.parse(until) - 1), locale),
                  }),
                ]
              : []),
          ].join(' ')}
          action={
            <Link to="/projects/$projectId/feedback" params={{ projectId }}>
              {t('home.waiting.answer')}
            </Link>
          }
        />
      ))}
    </section>
  )
}
