import { Button, Loader } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { CallError } from '@teamloom/contract/client.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useVerifyEmail } from '#web/data/user.ts'
import { AccountBody } from '#web/features/account/account-body.tsx'
import { AccountFrame } from '#web/features/account/account-frame.tsx'
import { StepHeading } from '#web/features/account/step-heading.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

/** Where the link leads that was mailed at sign-up. */
export function VerifyScreen() {
  const { t } = useTranslation()
  const { token } = useParams({ from: '/verify/$token' })
  const { mutate, isSuccess, error } = useVerifyEmail()
  const verifying = useRef<string>(undefined)
  const title = t(isSuccess ? 'account.verify.doneTitle' : 'account.verify.title')
  usePageTitle(title)

  useEffect(() => {
    // Once for each link, however often the page is drawn.
    if (verifying.current === token) return
    verifying.current = token
    mutate(token)
  }, [token, mutate])

  const isOver = error instanceof CallError && error.status === 401
  return (
    <AccountFrame>
      <AccountBody>
        <StepHeading title={title}>{isSuccess && t('account.verify.doneText')}</StepHeading>
        {!isSuccess && !error && (
          <p role="status">
            <Loader size={18} aria-hidden /> {t('account.verify.busy')}
          </p>
        )}
        {error && (
          <Notice
            kind="error"
            title={t(isOver ? 'account.verify.over' : 'account.verify.failed')}
            text={isOver ? t('account.verify.again') : undefined}
          />
        )}
        <Button size="lg" renderRoot={props => <Link to="/home" {...props} />}>
          {t('account.verify.goOn')}
        </Button>
      </AccountBody>
    </AccountFrame>
  )
}
