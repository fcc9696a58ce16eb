import { IconMail } from '@tabler/icons-react'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemind } from '#web/data/collection.ts'
import { useMe } from '#web/data/user.ts'
import classes from '#web/features/collection/side-cards.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { relativeTime } from '#web/ui/relative-time.ts'
import { showToast } from '#web/ui/toast.tsx'

const dayMs = 86_400_000

/** Mails those who have not answered and had no mail today. */
export function RemindButton({
  collection: { project, roster, settings },
}: {
  readonly collection: Collection
}) {
  const { t } = useTranslation()
  const locale = useLocale()
  const remind = useRemind(project.id)
  const [now] = useState(Date.now)
  const isVerified = useMe().data?.emailVerified ?? true
  const last = roster
    .map(({ remindedAt }) => remindedAt ?? '')
    .toSorted()
    .at(-1)
  const due = roster.filter(
    person =>
      !person.answeredAt &&
      !person.isSilent &&
      (!person.remindedAt || now - new Date(person.remindedAt).getTime() > dayMs),
  )
  const run = () =>
    remind.mutate(undefined, {
      onSuccess: ({ reminded }) =>
        showToast({
          key: 'reminded',
          kind: 'info',
          message:
            reminded === 0
              ? t('collection.remind.sent_zero')
              : t('collection.remind.sent', countOf(reminded, locale)),
        }),
    })
  return (
    <div className={classes.remind}>
      <BusyButton
        fullWidth
        variant="default"
        busy={remind.isPending}
        busyLabel={t('collection.remind.sending')}
        leftSection={<IconMail size={18} stroke={1.6} aria-hidden />}
        disabled={due.length === 0 || !isVerified || !settings.isOpen}
        onClick={run}
      >
        {t('collection.remind.button', countOf(due.length, locale))}
      </BusyButton>
      <p className={classes.quiet}>
        {!isVerified
          ? t('collection.remind.unverified')
          : last
            ? t('collection.remind.last', {
                when: relativeTime(new Date(last), now, locale) ?? t('common.justNow'),
              })
            : t('collection.remind.limit')}
      </p>
    </div>
  )
}
