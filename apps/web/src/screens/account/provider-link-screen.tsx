import { Button } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { CallError } from '@teamloom/contract/client.ts'
import { useTranslation } from 'react-i18next'
import { useLinkProvider } from '#web/data/oidc.ts'
import { AccountBody } from '#web/features/account/account-body.tsx'
import { AccountFrame } from '#web/features/account/account-frame.tsx'
import { StepHeading } from '#web/features/account/step-heading.tsx'
import { faultOf } from '#web/lib/fault-of.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

/** Where the mailed link leads by which a provider's account may open one's own: asked once more, as mail programs follow links. */
export function ProviderLinkScreen() {
  const { t } = useTranslation()
  const { token } = useParams({ from: '/signed-in/link/$token' })
  const link = useLinkProvider()
  const title = t('account.provider.linkTitle')
  usePageTitle(title)
  const isOver = link.error instanceof CallError && link.error.status === 401
  return (
    <AccountFrame>
      <AccountBody>
        <StepHeading title={title}>{t('account.provider.linkText')}</StepHeading>
        {link.error && (
          <Notice kind="error" title={isOver ? t('account.provider.linkOver') : faultOf(link.error)} />
        )}
        {link.isSuccess && <Notice kind="ok" title={t('account.provider.linked')} />}
        {link.isSuccess || isOver ? (
          <Button size="lg" renderRoot={props => <Link to="/login" {...props} />}>
            {t('account.provider.back')}
          </Button>
        ) : (
          <BusyButton
            size="lg"
            busy={link.isPending}
            busyLabel={t('common.saving')}
            onClick={() => link.mutate(token)}
          >
            {t('account.provider.link')}
          </BusyButton>
        )}
      </AccountBody>
    </AccountFrame>
  )
}
