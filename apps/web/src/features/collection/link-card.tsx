import { TextInput } from '@mantine/core'
import { IconDownload, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRenewToken } from '#web/data/collection.ts'
import { Card } from '#web/features/collection/card.tsx'
import classes from '#web/features/collection/side-cards.module.css'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

export const addressOf = (token: string) => `${window.location.origin}/sizes/${token}`

type Props = { readonly projectId: string; readonly token: string; readonly isOpen: boolean }

/** The address to share: as text, and as a code for a poster. */
export function LinkCard({ projectId, token, isOpen }: Props) {
  const { t } = useTranslation()
  const renew = useRenewToken(projectId)
  const [isAsked, setIsAsked] = useState(false)
  const address = addressOf(token)
  const code = useQuery({
    queryKey: ['qr', address],
    queryFn: async () => {
      const { toDataURL } = await import('qrcode')
      return toDataURL(address, { width: 1024, margin: 2 })
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })
  return (
    <Card title={t('collection.link.title')}>
      <div className={classes.link} data-closed={!isOpen}>
        <TextInput
          readOnly
          size="sm"
          aria-label={t('collection.link.label')}
          value={address.replace(/^https?:\/\//, '')}
          onFocus={event => event.currentTarget.select()}
        />
        <CopyButton text={address} />
      </div>
      <div className={classes.code}>
        {code.data && <img src={code.data} alt={t('collection.link.qr')} width={104} height={104} />}
        <div>
          <p>{t('collection.link.poster')}</p>
          {code.data && (
            <a className={classes.action} href={code.data} download="qr.png">
              <IconDownload size={16} stroke={1.6} aria-hidden />
              {t('collection.link.download')}
            </a>
          )}
          <button type="button" className={classes.action} onClick={() => setIsAsked(true)}>
            <IconRefresh size={16} stroke={1.6} aria-hidden />
            {t('collection.link.renew')}
          </button>
        </div>
      </div>
      <ConfirmDialog
        title={isAsked ? t('collection.link.renewTitle') : undefined}
        text={t('collection.link.renewText')}
        confirmLabel={t('collection.link.renewConfirm')}
        busyLabel={t('collection.link.renewing')}
        isBusy={renew.isPending}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => renew.mutate(undefined, { onSettled: () => setIsAsked(false) })}
      />
    </Card>
  )
}
