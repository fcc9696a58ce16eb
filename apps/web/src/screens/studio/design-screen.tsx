import { lazyRouteComponent } from '@tanstack/react-router'
import { hasStudioRoomNow, useStudioRoom } from '#web/ui/use-phone.ts'

const loadStudio = () => import('#web/screens/studio/studio-screen.tsx')
const loadView = () => import('#web/screens/studio/design-view-screen.tsx')
const StudioScreen = lazyRouteComponent(loadStudio, 'StudioScreen')
const DesignViewScreen = lazyRouteComponent(loadView, 'DesignViewScreen')

/** A design in the studio; on a phone, where that has no room, to look at. */
function DesignScreen() {
  const hasRoom = useStudioRoom()
  return hasRoom ? <StudioScreen /> : <DesignViewScreen />
}

/**
 * Loads the screen with the code of what is shown: a screen that suspends stays away for a third of a second, however
 * fast that is.
 */
export async function loadDesignScreen() {
  await (hasStudioRoomNow() ? StudioScreen : DesignViewScreen).preload?.()
  return { DesignScreen }
}
