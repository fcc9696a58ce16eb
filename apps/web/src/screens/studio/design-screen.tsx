import { lazyRouteComponent } from '@tanstack/react-router'
import { usePhone } from '#web/ui/use-phone.ts'

const StudioScreen = lazyRouteComponent(() => import('#web/screens/studio/studio-screen.tsx'), 'StudioScreen')
const DesignViewScreen = lazyRouteComponent(
  () => import('#web/screens/studio/design-view-screen.tsx'),
  'DesignViewScreen',
)

/** A design in the studio; on a phone, where that has no room, to look at. */
export function DesignScreen() {
  const isPhone = usePhone()
  return isPhone ? <DesignViewScreen /> : <StudioScreen />
}
