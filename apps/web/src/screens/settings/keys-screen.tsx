import { Button, Skeleton } from '@mantine/core'
import { IconCloudOff, IconKey, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiKeys } from '#web/data/keys.ts'
import { useMe } from '#web/data/user.ts'
import { KeyDialog } from '#web/features/doors/key-dialog.tsx'
import { KeyList } from '#web/features/doors/key-list.tsx'
import { SecretNotice, type ShownSecret } from '#web/features/doors/secret-notice.tsx'
import { SettingsFrame } from '#web/screens/settings/settings-frame.tsx'
import classes from '#web/screens/settings/webhooks-screen.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Keys of other programs; a new one is shown once. */
export function KeysScreen() {
  const { t } = useTranslation()
  const keys = useApiKeys(useMe().data?.isAdmin === true)
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<ShownSecret>()
  return (
    <SettingsFrame
      title={t('keys.title')}
      ability="admin"
      tools={
        <>
          <a className={classes.link} href="/api/docs">
            {t('keys.calls')}
          </a>
          <Button
            leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
            disabled={made !== undefined}
            onClick={() => setMaking(true)}
          >
            {t('keys.make')}
          </Button>
        </>
      }
    >
      {made && <SecretNotice of="keys" {...made} onKept={() => setMade(undefined)} />}
      {keys.isPending && (
        <div role="status" aria-label={t('common.loading')}>
          <Skeleton height={320} radius={12} />
        </div>
      )}
      {keys.isError && !keys.data && (
        <div className={classes.card}>
          <EmptyState
            icon={IconCloudOff}
            title={t('keys.failed')}
            action={<Button onClick={() => void keys.refetch()}>{t('common.retry')}</Button>}
          />
        </div>
      )}
      {keys.data?.length === 0 && (
        <div className={classes.card}>
          <EmptyState icon={IconKey} title={t('keys.none')} text={t('keys.noneText')} />
        </div>
      )}
      {keys.data && keys.data.length > 0 && <KeyList keys={keys.data} />}
      <KeyDialog opened={isMaking} onClose={() => setMaking(false)} onKey={setMade} />
    </SettingsFrame>
  )
}
