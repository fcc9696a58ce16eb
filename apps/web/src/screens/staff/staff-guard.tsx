import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconShieldLock } from '@tabler/icons-react'
import { Link, Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { isStaff } from '@teamloom/commerce/access/access.ts'
import { Activity, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/data/user.ts'
import { AppFrame } from '#web/features/navigation/app-frame.tsx'
import { StaffView, useNarrowPage, useShownPath } from '#web/screens/staff/staff-view.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageFailed } from '#web/ui/page-failed.tsx'
import { PageLoading } from '#web/ui/page-loading.tsx'
import { usePhone } from '#web/ui/use-phone.ts'

/** Staff’s pages that have room on a phone. */
const narrowPages = /^\/(purchased\/(new|orders|preorder\/[^/]+(\/list\/[^/]+)?)|settings\/\w+)$/

/** Shows the screens of staff to staff; to others the login. Those of its customers' designs have no room on a phone; what was typed waits for it. */
export function StaffGuard() {
  const { data: me, isError } = useMe()
  const location = useLocation()
  const path = useShownPath()
  const isPhone = usePhone() && !narrowPages.test(path)
  const [roomyPath, setRoomyPath] = useState<string>()
  if (!isPhone && roomyPath !== path) setRoomyPath(path)
  if (isError && !me) return <PageFailed />
  if (!me) return <PageLoading />
  if (me.needsSecondFactor) return <FactorNeeded />
  if (!isStaff({ roles: me.roles.map(({ role }) => role) })) {
    if (location.pathname === '/login') return null
    return <Navigate to="/login" search={{ from: location.href, as: 'staff' }} replace />
  }
  return (
    <>
      {isPhone && <NarrowPage />}
      {roomyPath === path && (
        <Activity mode={isPhone ? 'hidden' : 'visible'}>
          <Outlet />
        </Activity>
      )}
    </>
  )
}

/** The way to a second factor, for staff who must have one and have none yet. */
function FactorNeeded() {
  const { t } = useTranslation()
  return (
    <AppFrame>
      <EmptyState
        icon={IconShieldLock}
        title={t('toast.second_factor_needed')}
        action={<Button renderRoot={props => <Link to="/profile" {...props} />}>{t('nav.myProfile')}</Button>}
      />
    </AppFrame>
  )
}

function NarrowPage() {
  const { t } = useTranslation()
  const page = useNarrowPage()
  if (page) return <StaffView page={page} />
  return (
    <AppFrame>
      <EmptyState
        icon={IconDeviceDesktop}
        title={t('staff.largerScreen.title')}
        text={t('staff.largerScreen.text')}
      />
    </AppFrame>
  )
}
