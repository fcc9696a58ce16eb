import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/navigation/app-frame.module.css'
import { SideNavigation } from '#web/features/navigation/side-navigation.tsx'
import { TopBar } from '#web/features/navigation/top-bar.tsx'
import { loadCode } from '#web/lib/load-code.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'
import { usePhone } from '#web/ui/use-phone.ts'

const NavigationDrawer = lazyDialog(
  async () =>
    (await loadCode(() => import('#web/features/navigation/navigation-drawer.tsx'))).NavigationDrawer,
)

type Props = {
  /** What stands beside the logo, such as the way back. */
  readonly start?: ReactNode
  /** Before the cart and the profile, such as whether what was changed is kept. */
  readonly tools?: ReactNode
  /** In the middle of the top bar, such as the steps of an order. */
  readonly center?: ReactNode
  /** Teams and projects at the left. */
  readonly withTeams?: boolean
  readonly children: ReactNode
}

/** What surrounds the screens of someone who is logged in. The page itself scrolls; the bar and the teams stay. */
export function AppFrame({ start, tools, center, withTeams = false, children }: Props) {
  const { t } = useTranslation()
  const isPhone = usePhone()
  const [isOpen, drawer] = useDisclosure(false)
  return (
    <div className={classes.root} data-teams={withTeams}>
      <a className="skip-link" href="#content">
        {t('common.skipToContent')}
      </a>
      <TopBar start={start} tools={tools} onMenu={isPhone ? drawer.open : undefined}>
        {center}
      </TopBar>
      {isPhone ? (
        <NavigationDrawer opened={isOpen} onClose={drawer.close} />
      ) : (
        withTeams && <SideNavigation />
      )}
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </div>
  )
}
