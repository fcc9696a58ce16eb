import { useStudioKeys } from '#web/features/studio/session/use-studio-keys.ts'
import { fitted, type View, zoomAt, zoomSteps } from '#web/lib/zoom.ts'

const center = { x: 0, y: 0 }

export function useZoomKeys(view: View, onView: (view: View) => void): void {
  const zoomIn = () => onView(zoomAt(view, view.zoom * zoomSteps.factor, center))
  const zoomOut = () => onView(zoomAt(view, view.zoom / zoomSteps.factor, center))
  useStudioKeys({ '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': () => onView(fitted) })
}
