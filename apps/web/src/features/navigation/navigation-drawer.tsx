import { CloseButton, Drawer } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/navigation/navigation-drawer.module.css'
import { SideNavigation } from '#web/features/navigation/side-navigation.tsx'
import { Logo } from '#web/ui/logo.tsx'

type Props = { readonly opened: boolean; readonly onClose: () => void }

/** The way to teams and projects on a phone; gone once another page is shown. */
export function NavigationDrawer({ opened, onClose }: Props) {
  const { t } = useTranslation()
  const router = useRouter()
  const close = useEffectEvent(onClose)
  useEffect(() => router.subscribe('onResolved', () => close()), [router])
  return (
    <Drawer.Root opened={opened} onClose={onClose} position="left" size={304} padding={0}>
      <Drawer.Overlay backgroundOpacity={0.45} color="var(--stone-9)" />
      <Drawer.Content aria-label={t('nav.main')} className={classes.content}>
        <div className={classes.head}>
          <Logo />
          <CloseButton size={44} iconSize={22} aria-label={t('common.close')} onClick={onClose} />
        </div>
        <SideNavigation />
      </Drawer.Content>
    </Drawer.Root>
  )
}
