import type { Pattern } from '@teamloom/pattern/pattern.ts'
import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import type { Lens } from '../picture/view.ts'
import { makeHost } from '../trims/host.ts'

export const pictureSize = { width: 1200, height: 1400 }
/** One scale for all garments of a kind, so that products compare; a pair of socks hangs 15 inches deep. */
const pixelsPerInch = {
  torso: 34,
  collaredTorso: 34,
  vestTorso: 34,
  womanTorso: 34,
  womanVestTorso: 34,
  womanInSleeves: 34,
  legs: 28.5,
  head: 110,
  feet: 90,
  face: 110,
} as const
const lensDistance = 170

/** Half way between the highest and the lowest place that the garment has in the styles that frame it. */
export function aimLens(pattern: Pattern, meshes: readonly ClothMesh[]): Lens {
  const hosts = meshes.map(makeHost)
  const lowest = Math.min(...hosts.map(host => host.lowest))
  const highest = Math.max(...hosts.map(host => host.highest))
  return {
    ...pictureSize,
    pixelsPerInch: pixelsPerInch[pattern.figure],
    axis: { x: pictureSize.width / 2, y: pictureSize.height / 2 },
    middle: (lowest + highest + (pattern.headroom ?? 0)) / 2,
    distance: lensDistance,
  }
}
