import { lazyRouteComponent } from '@tanstack/react-router'
import { isPhoneNow, usePhone } from '#web/ui/use-phone.ts'

const loadStudio = () => import('#web/screens/studio/studio-screen.tsx')
const loadView = () => import('#web/screens/studio/design-view-screen.tsx')
const StudioScreen = lazyRouteComponent(loadStudio, 'StudioScreen')
const DesignViewScreen = lazyRouteComponent(loadView, 'DesignViewScreen')

/** A design in the studio; on a phone, where that has no room, to look at. */
function DesignScreen() {
  const isPhone = usePhone()
  return isPhone ? <DesignViewScreen /> : <StudioScreen />
}

/** With the code of what is shown: a screen that suspends stays away for a third of a second, however fast that is. */
export async function loadDesignScreen() {
  await (isPhoneNow() ? DesignViewScreen : StudioScreen).preload?.()
  return { DesignScreen }
}
