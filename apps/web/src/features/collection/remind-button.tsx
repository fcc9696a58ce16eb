import { IconCheck, IconMail } from '@tabler/icons-react'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemind } from '#web/data/collection.ts'
import { useMe } from '#web/data/user.ts'
import { RemindDialog } from '#web/features/collection/remind-dialog.tsx'
import classes from '#web/features/collection/side-cards.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { showToast } from '#web/lib/toast.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { dayTimeText, timeText } from '#web/ui/day-time-text.ts'

const dayMs = 86_400_000

/** Shows the mail to those who have not answered and had none today, then sends it. */
export function RemindButton({ collection }: { readonly collection: Collection }) {
  const { project, roster, settings } = collection
  const { t } = useTranslation()
  const locale = useLocale()
  const remind = useRemind(project.id)
  const [opened] = useState(Date.now)
  const [isAsked, setIsAsked] = useState(false)
  const isVerified = useMe().data?.emailVerified ?? true
  const missing = roster.filter(person => !person.answeredAt && !person.isSilent)
  const due = missing.filter(
    ({ remindedAt }) => !remindedAt || opened - new Date(remindedAt).getTime() > dayMs,
  )
  const lastSent = roster
    .flatMap(({ remindedAt }) => remindedAt ?? [])
    .toSorted()
    .at(-1)
  const last = lastSent ? new Date(lastSent) : undefined
  const now = last ? new Date(Math.max(opened, last.getTime())) : new Date(opened)
  const ofLast = roster.filter(({ remindedAt }) => remindedAt !== null && remindedAt === lastSent)
  const waiting = roster.filter(({ isBeingReminded }) => isBeingReminded).length
  const isDone = last !== undefined && missing.length > 0 && due.length === 0
  const run = () =>
    remind.mutate(undefined, {
      onSuccess: ({ reminded }) => {
        setIsAsked(false)
        showToast({
          key: 'reminded',
          kind: 'info',
          message:
            reminded === 0
              ? t('collection.remind.sent_zero')
              : t('collection.remind.sent', countOf(reminded, locale)),
        })
      },
    })
  const Mark = isDone ? IconCheck : IconMail
  return (
    <div className={classes.remind}>
      <BusyButton
        fullWidth
        variant="default"
        busy={remind.isPending || waiting > 0}
        busyLabel={
          waiting === 0
            ? t('collection.remind.sending')
            : t('collection.remind.progress', {
                sent: numberText(Math.max(0, ofLast.length - waiting), locale),
                all: numberText(Math.max(ofLast.length, waiting), locale),
              })
        }
        leftSection={<Mark size={18} stroke={1.6} aria-hidden />}
        disabled={(due.length === 0 && waiting === 0) || !isVerified || !settings.isOpen}
        onClick={() => setIsAsked(true)}
      >
        {isDone
          ? last.toDateString() === now.toDateString()
            ? t('collection.remind.done', { time: timeText(last, locale) })
            : t('collection.remind.doneYesterday', { time: timeText(last, locale) })
          : t('collection.remind.button', countOf(due.length, locale))}
      </BusyButton>
      <p className={classes.quiet}>
        {!isVerified
          ? t('collection.remind.unverified')
          : last && !isDone
            ? t('collection.remind.last', { when: dayTimeText(last, now, locale) })
            : t('collection.remind.limit')}
      </p>
      {isAsked && (
        <RemindDialog
          collection={collection}
          people={due}
          isBusy={remind.isPending}
          onClose={() => setIsAsked(false)}
          onSend={run}
        />
      )}
    </div>
  )
}
