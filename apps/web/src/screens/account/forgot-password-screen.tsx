import { AccountFrame } from '#web/features/account/account-frame.tsx'
import { ForgotPasswordForm } from '#web/features/account/forgot-password-form.tsx'

/** For whoever does not know their password any more. */
export function ForgotPasswordScreen() {
  return (
    <AccountFrame>
      <ForgotPasswordForm />
    </AccountFrame>
  )
}
