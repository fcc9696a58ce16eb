import { useParams } from '@tanstack/react-router'
import { AccountFrame } from '#web/features/account/account-frame.tsx'
import { ResetPasswordForm } from '#web/features/account/reset-password-form.tsx'

/** Where the mailed link leads. */
export function ResetPasswordScreen() {
  const { token } = useParams({ from: '/reset/$token' })
  return (
    <AccountFrame>
      <ResetPasswordForm key={token} token={token} />
    </AccountFrame>
  )
}
