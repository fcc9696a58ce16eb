import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CartLink } from '#web/features/navigation/cart-link.tsx'
import { ProfileMenu } from '#web/features/navigation/profile-menu.tsx'
import classes from '#web/features/navigation/top-bar.module.css'
import { Logo } from '#web/ui/logo.tsx'

type Props = {
  /** Opens the teams, where there is no room for them beside the page. */
  readonly onMenu: (() => void) | undefined
  readonly start?: ReactNode
  readonly tools?: ReactNode
  readonly children?: ReactNode
}

/** The logo leads home; the cart and the profile are at the right. */
export function TopBar({ onMenu, start, tools, children }: Props) {
  const { t } = useTranslation()
  return (
    <header className={classes.root}>
      <div className={classes.start}>
        {onMenu && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t('nav.main')}
            aria-haspopup="dialog"
            onClick={onMenu}
          >
            <IconMenu2 size={22} stroke={1.6} />
          </ActionIcon>
        )}
        <Link className={classes.logo} to="/home" aria-label={t('nav.logo')}>
          <Logo mark={onMenu !== undefined || start !== undefined} />
        </Link>
        {start && <div className={classes.beside}>{start}</div>}
      </div>
      {children && <div className={classes.center}>{children}</div>}
      <div className={classes.tools}>
        {tools && <div className={classes.state}>{tools}</div>}
        <CartLink />
        <ProfileMenu />
      </div>
    </header>
  )
}
