import { Outlet } from '@tanstack/react-router'
import { AppFrame } from '#web/features/navigation/app-frame.tsx'

/** The screens with the teams at the left. */
export function FramedScreens() {
  return (
    <AppFrame withTeams>
      <Outlet />
    </AppFrame>
  )
}
