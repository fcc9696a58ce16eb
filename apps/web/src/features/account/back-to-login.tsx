import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LoginLink } from '#web/features/account/login-link.tsx'
import classes from '#web/features/account/step-form.module.css'

/** To the login, with the invitation that one came with. */
export function BackToLogin({ centered = true }: { readonly centered?: boolean }) {
  const { t } = useTranslation()
  return (
    <LoginLink className={`${classes.back} ${centered ? classes.center : classes.start}`}>
      <IconArrowLeft size={18} stroke={1.6} aria-hidden />
      {t('account.backToLogin')}
    </LoginLink>
  )
}
