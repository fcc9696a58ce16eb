import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CartLink } from '#web/features/navigation/cart-link.tsx'
import { ProfileMenu } from '#web/features/navigation/profile-menu.tsx'
import classes from '#web/features/navigation/top-bar.module.css'
import { Logo } from '#web/ui/logo.tsx'

/** The logo leads home; the cart and the profile are at the right. */
export function TopBar({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <header className={classes.root}>
      <Link className={classes.logo} to="/home" aria-label={t('nav.logo')}>
        <Logo />
      </Link>
      <div className={classes.center}>{children}</div>
      <div className={classes.tools}>
        <CartLink />
        <ProfileMenu />
      </div>
    </header>
  )
}
