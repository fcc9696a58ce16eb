import { Button, Skeleton } from '@mantine/core'
import { IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/data/user.ts'
import { DeleteAccount } from '#web/features/profile/delete-account.tsx'
import { NameForm } from '#web/features/profile/name-form.tsx'
import { OwnData } from '#web/features/profile/own-data.tsx'
import { PasswordForm } from '#web/features/profile/password-form.tsx'
import { PictureForm } from '#web/features/profile/picture-form.tsx'
import { Preferences } from '#web/features/profile/preferences.tsx'
import { ProfileSection } from '#web/features/profile/profile-section.tsx'
import { Security } from '#web/features/profile/security.tsx'
import classes from '#web/screens/profile/profile-screen.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

/** Who I am, how I am shown, and what I am asked for when I log in. */
export function ProfileScreen() {
  const { t } = useTranslation()
  const { data } = useSearch({ from: '/guarded/framed/profile' })
  const { data: me, isError, refetch } = useMe()
  usePageTitle(t('profile.title'))
  return (
    <div className={classes.root}>
      <h1 className={classes.title}>{t('profile.title')}</h1>
      {!me && isError && (
        <EmptyState
          icon={IconCloudOff}
          title={t('profile.loadFailed')}
          action={
            <Button
              variant="default"
              size="sm"
              leftSection={<IconRefresh size={18} stroke={1.6} aria-hidden />}
              onClick={() => refetch()}
            >
              {t('common.retry')}
            </Button>
          }
        />
      )}
      {(me || !isError) && (
        <>
          <ProfileSection title={t('profile.picture.title')} text={t('profile.picture.text')}>
            {me ? <PictureForm me={me} /> : <Skeleton height={72} radius={8} />}
          </ProfileSection>
          <ProfileSection title={t('profile.person')}>
            {me ? <NameForm me={me} /> : <Skeleton height={200} radius={8} />}
          </ProfileSection>
          <ProfileSection title={t('profile.preferences')} text={t('profile.preferencesText')}>
            {me ? <Preferences me={me} /> : <Skeleton height={160} radius={8} />}
          </ProfileSection>
          <ProfileSection title={t('profile.password.title')} text={t('profile.password.text')}>
            {me ? <PasswordForm email={me.email} /> : <Skeleton height={220} radius={8} />}
          </ProfileSection>
          <ProfileSection title={t('profile.security.title')} text={t('profile.security.text')}>
            {me ? <Security /> : <Skeleton height={220} radius={8} />}
          </ProfileSection>
          <ProfileSection title={t('profile.ownData.title')} text={t('profile.ownData.text')}>
            {me ? <OwnData email={me.email} linkKey={data} /> : <Skeleton height={36} radius={8} />}
          </ProfileSection>
          <ProfileSection title={t('profile.deletion.title')} text={t('profile.deletion.text')}>
            <DeleteAccount />
          </ProfileSection>
        </>
      )}
    </div>
  )
}
