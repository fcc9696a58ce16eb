import { Button, Skeleton } from '@mantine/core'
import { IconCloudOff, IconUserPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePeople, useStaffAbility } from '#web/data/staff.ts'
import { ActivityList } from '#web/features/people/activity-list.tsx'
import { InviteDialog } from '#web/features/people/invite-dialog.tsx'
import { PeopleList } from '#web/features/people/people-list.tsx'
import classes from '#web/screens/settings/people-screen.module.css'
import { SettingsFrame } from '#web/screens/settings/settings-frame.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Who works here and what each may, beside what was done last. */
export function PeopleScreen() {
  const { t } = useTranslation()
  const isOpen = useStaffAbility('managePeople') === true
  const people = usePeople(isOpen)
  const [isInviting, setInviting] = useState(false)
  return (
    <SettingsFrame
      title={t('people.title')}
      ability="managePeople"
      tools={
        <Button
          leftSection={<IconUserPlus size={18} stroke={1.6} aria-hidden />}
          onClick={() => setInviting(true)}
        >
          {t('people.invite.action')}
        </Button>
      }
    >
      <div className={classes.columns}>
        <div className={classes.people}>
          {people.isPending && (
            <div role="status" aria-label={t('common.loading')}>
              <Skeleton height={320} radius={12} />
            </div>
          )}
          {people.isError && !people.data && (
            <div className={classes.card}>
              <EmptyState
                icon={IconCloudOff}
                title={t('people.failed')}
                action={<Button onClick={() => void people.refetch()}>{t('common.retry')}</Button>}
              />
            </div>
          )}
          {people.data && <PeopleList {...people.data} />}
        </div>
        <section className={classes.activity} aria-labelledby="activity-title">
          <h2 id="activity-title" className={classes.heading}>
            {t('people.activity.title')}
          </h2>
          <ActivityList filter={{}} most={10} />
          <Link className={classes.more} to="/settings/activity">
            {t('people.activity.all')}
          </Link>
        </section>
      </div>
      <InviteDialog opened={isInviting} onClose={() => setInviting(false)} />
    </SettingsFrame>
  )
}
