import { Button, Skeleton } from '@mantine/core'
import { IconCloudOff, IconDeviceMobile, IconDevices, IconFingerprint, IconKey } from '@tabler/icons-react'
import type { Factors } from '@teamloom/contract/factors.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  hasPasskeys,
  isGivenUp,
  type Proof,
  useAddPasskey,
  useEndSession,
  useFactors,
  useRemoveFactor,
  useRenewRecoveryCodes,
} from '#web/data/factors.ts'
import { AuthenticatorDialog } from '#web/features/profile/authenticator-dialog.tsx'
import { ProofDialog } from '#web/features/profile/proof-dialog.tsx'
import { RecoveryCodes } from '#web/features/profile/recovery-codes.tsx'
import classes from '#web/features/profile/security.module.css'
import { faultOf } from '#web/lib/fault-of.ts'
import { showToast } from '#web/lib/toast.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TimeAgo } from '#web/ui/time-ago.tsx'

/** How I sign in beside the password, and the devices on which I am. */
export function Security() {
  const { t } = useTranslation()
  const factors = useFactors()
  if (factors.isPending)
    return (
      <div role="status" aria-label={t('common.loading')}>
        <Skeleton height={220} radius={8} />
      </div>
    )
  if (!factors.data)
    return (
      <EmptyState
        icon={IconCloudOff}
        title={t('profile.security.failed')}
        action={
          <Button variant="default" size="sm" onClick={() => void factors.refetch()}>
            {t('common.retry')}
          </Button>
        }
      />
    )
  return <Loaded factors={factors.data} />
}

function Loaded({ factors }: { readonly factors: Factors }) {
  const { t } = useTranslation()
  const add = useAddPasskey()
  const remove = useRemoveFactor()
  const renew = useRenewRecoveryCodes()
  const [codes, setCodes] = useState<readonly string[]>()
  const [isSettingUp, setSettingUp] = useState(false)
  /** What is to be proven: the id of what goes, or new recovery codes. */
  const [proving, setProving] = useState<string>()
  const { passkeys, totp, recoveryCodesLeft } = factors
  const hasAny = passkeys.length > 0 || totp !== null
  const asked = proving === 'codes' ? renew : remove
  const prove = (proof: Proof) => {
    if (proving === 'codes')
      return renew.mutate(proof, {
        onSuccess: ({ recoveryCodes }) => {
          setProving(undefined)
          setCodes(recoveryCodes)
        },
      })
    if (proving) remove.mutate({ id: proving, proof }, { onSuccess: () => setProving(undefined) })
  }
  return (
    <div className={classes.root}>
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
      <ul className={classes.list} hidden={!hasAny}>
        {passkeys.map(({ id, name, usedAt, created_at }) => (
          <li key={id} className={classes.row}>
            <IconFingerprint size={20} stroke={1.6} aria-hidden />
            <span className={classes.what}>
              <b>{t('profile.security.passkeyOn', { name })}</b>
              <span className={classes.when}>
                <TimeAgo at={usedAt ?? created_at} />
              </span>
            </span>
            <RemoveButton name={t('profile.security.passkeyOn', { name })} onClick={() => setProving(id)} />
          </li>
        ))}
        {totp && (
          <li className={classes.row}>
            <IconDeviceMobile size={20} stroke={1.6} aria-hidden />
            <span className={classes.what}>
              <b>{t('profile.security.totp')}</b>
              <span className={classes.when}>
                <TimeAgo at={totp.created_at} />
              </span>
            </span>
            <RemoveButton name={t('profile.security.totp')} onClick={() => setProving(totp.id)} />
          </li>
        )}
        {hasAny && (
          <li className={classes.row}>
            <IconKey size={20} stroke={1.6} aria-hidden />
            <span className={classes.what}>
              <b>{t('profile.security.recovery')}</b>
              <span className={classes.when}>
                {t('profile.security.recoveryLeft', { count: recoveryCodesLeft })}
              </span>
            </span>
            <Button variant="default" size="xs" onClick={() => setProving('codes')}>
              {t('profile.security.renew')}
            </Button>
          </li>
        )}
      </ul>
      {!hasAny && <p className={classes.hint}>{t('profile.security.none')}</p>}
      <div className={classes.actions}>
        {hasPasskeys() && (
          <Button
            variant="default"
            size="sm"
            loading={add.isPending}
            leftSection={<IconFingerprint size={18} stroke={1.6} aria-hidden />}
            onClick={() =>
              add.mutate(undefined, {
                onSuccess: ({ recoveryCodes }) => recoveryCodes && setCodes(recoveryCodes),
              })
            }
          >
            {t('profile.security.addPasskey')}
          </Button>
        )}
        {!totp && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconDeviceMobile size={18} stroke={1.6} aria-hidden />}
            onClick={() => setSettingUp(true)}
          >
            {t('profile.security.addTotp')}
          </Button>
        )}
      </div>
      {add.error && !isGivenUp(add.error) && <Notice kind="error" title={faultOf(add.error)} />}
      <Devices devices={factors.devices} />
      <AuthenticatorDialog
        opened={isSettingUp}
        onClose={() => setSettingUp(false)}
        onDone={made => {
          setSettingUp(false)
          setCodes(made)
        }}
      />
      <ProofDialog
        title={
          proving === undefined
            ? undefined
            : t(proving === 'codes' ? 'profile.security.renewQuestion' : 'profile.security.removeQuestion')
        }
        isBusy={asked.isPending}
        error={asked.error}
        onChange={asked.reset}
        onCancel={() => setProving(undefined)}
        onProve={prove}
      />
    </div>
  )
}

function RemoveButton({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={t('profile.security.removeOf', { name })}
      onClick={onClick}
    >
      {t('profile.security.remove')}
    </Button>
  )
}

function Devices({ devices }: Pick<Factors, 'devices'>) {
  const { t } = useTranslation()
  const end = useEndSession()
  const nameOf = (device: string) => device || t('profile.security.unknownDevice')
  return (
    <>
      <h3 className={classes.heading}>{t('profile.security.devices')}</h3>
      <ul className={classes.list}>
        {devices.map(({ id, device, seenAt, isThis }) => (
          <li key={id} className={classes.row}>
            <IconDevices size={20} stroke={1.6} aria-hidden />
            <span className={classes.what}>
              <b>{nameOf(device)}</b>
              <span className={classes.when}>
                <TimeAgo at={seenAt} />
              </span>
            </span>
            {isThis ? (
              <Tag>{t('profile.security.thisDevice')}</Tag>
            ) : (
              <Button
                variant="default"
                size="xs"
                aria-label={t('profile.security.endOf', { device: nameOf(device) })}
                onClick={() =>
                  end.mutate(id, {
                    onError: error =>
                      showToast({ key: 'session-ended', kind: 'error', message: faultOf(error) }),
                  })
                }
              >
                {t('profile.security.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
