/** How near a picture is looked at, and how far it is moved, in CSS pixels. */
export type View = { readonly zoom: number; readonly panX: number; readonly panY: number }

export const fitted: View = { zoom: 1, panX: 0, panY: 0 }
export const zoomSteps = { least: 1, most: 8, factor: 1.25 } as const

/** Zooms so that the spot of the stage under the pointer stays under it. */
export function zoomAt(
  view: View,
  zoom: number,
  fromCenter: { readonly x: number; readonly y: number },
): View {
  const next = Math.min(zoomSteps.most, Math.max(zoomSteps.least, zoom))
  if (next === 1) return fitted
  const ratio = next / view.zoom
  return {
    zoom: next,
    panX: fromCenter.x - (fromCenter.x - view.panX) * ratio,
    panY: fromCenter.y - (fromCenter.y - view.panY) * ratio,
  }
}
