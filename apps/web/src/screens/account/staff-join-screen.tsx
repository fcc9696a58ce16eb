import { Button, Loader } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { CallError } from '@teamloom/contract/client.ts'
import { useTranslation } from 'react-i18next'
import { useStaffInvitation } from '#web/data/staff.ts'
import { AccountBody } from '#web/features/account/account-body.tsx'
import { AccountFrame } from '#web/features/account/account-frame.tsx'
import { StaffInvited } from '#web/features/account/staff-invited.tsx'
import { StepHeading } from '#web/features/account/step-heading.tsx'
import { faultOf } from '#web/lib/fault-of.ts'
import { Notice } from '#web/ui/notice.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

/** Where the mailed link leads by which somebody becomes staff. */
export function StaffJoinScreen() {
  const { t } = useTranslation()
  const { token } = useParams({ from: '/staff/join/$token' })
  const invitation = useStaffInvitation(token)
  const title = t('account.staffJoin.title')
  usePageTitle(title)
  const isOver = invitation.error instanceof CallError && invitation.error.status === 404
  return (
    <AccountFrame>
      {invitation.data ? (
        <StaffInvited token={token} {...invitation.data} />
      ) : (
        <AccountBody>
          <StepHeading title={title}>{null}</StepHeading>
          {invitation.isPending && (
            <p role="status">
              <Loader size={18} aria-hidden /> {t('common.loading')}
            </p>
          )}
          {invitation.error && (
            <Notice
              kind="error"
              title={isOver ? t('account.staffJoin.over') : faultOf(invitation.error)}
              text={isOver ? t('account.staffJoin.again') : undefined}
            />
          )}
          {invitation.error && (
            <Button size="lg" renderRoot={props => <Link to="/home" {...props} />}>
              {t('account.verify.goOn')}
            </Button>
          )}
        </AccountBody>
      )}
    </AccountFrame>
  )
}
