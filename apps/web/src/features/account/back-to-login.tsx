import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/account/step-form.module.css'

/** To the login, with the invitation that one came with. */
export function BackToLogin({ centered = true }: { readonly centered?: boolean }) {
  const { t } = useTranslation()
  const { invitation } = useSearch({ strict: false })
  const content = (
    <>
      <IconArrowLeft size={18} stroke={1.6} aria-hidden />
      {t('account.backToLogin')}
    </>
  )
  const className = `${classes.back} ${centered ? classes.center : classes.start}`
  if (!invitation) {
    return (
      <Link className={className} to="/login">
        {content}
      </Link>
    )
  }
  return (
    <Link className={className} to="/login/$token" params={{ token: invitation }}>
      {content}
    </Link>
  )
}
