import { Menu } from '@mantine/core'
import { IconEraser, IconLogin, IconUserPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { longDateText } from '@teamloom/kit/date-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logOut } from '#web/data/user.ts'
import classes from '#web/features/navigation/top-bar.module.css'
import { useLocale } from '#web/lib/i18n.ts'
import { useSession } from '#web/lib/session.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Until when what a guest designs is kept, in the place of a name. */
export function GuestHead() {
  const { t } = useTranslation()
  const locale = useLocale()
  const session = useSession()
  return (
    <div className={classes.person}>
      <div className={classes.name}>{t('nav.guest.name')}</div>
      {session && (
        <div className={classes.until}>
          {t('nav.guest.until', { date: longDateText(session.exp * 1000, locale) })}
        </div>
      )}
    </div>
  )
}

/** The ways to an account, from a guest’s menu. */
export function GuestItems() {
  const { t } = useTranslation()
  return (
    <>
      <Menu.Item
        leftSection={<IconUserPlus size={18} stroke={1.6} aria-hidden />}
        renderRoot={props => <Link to="/signup" {...props} />}
      >
        {t('nav.guest.signUp')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconLogin size={18} stroke={1.6} aria-hidden />}
        renderRoot={props => <Link to="/login" {...props} />}
      >
        {t('nav.guest.logIn')}
      </Menu.Item>
    </>
  )
}

export function ClearItem({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Menu.Item leftSection={<IconEraser size={18} stroke={1.6} aria-hidden />} onClick={onClick}>
      {t('nav.guest.leave')}
    </Menu.Item>
  )
}

/** For the next one at a browser that many use: what a guest designed goes, once they have said so. */
export function ClearDialog({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await logOut()
    // The front room is a page of its own.
    window.location.assign('/')
  }
  return (
    <ConfirmDialog
      title={opened ? t('nav.guest.leaveTitle') : undefined}
      text={t('nav.guest.leaveText')}
      confirmLabel={t('nav.guest.leaveConfirm')}
      busyLabel={t('nav.guest.leaving')}
      isBusy={isLeaving}
      onCancel={onClose}
      onConfirm={() => void leave()}
    />
  )
}
