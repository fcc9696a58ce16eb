import type { Vec } from '../vector.ts'
import { sampleGrid } from './distance-grid.ts'
import { type Figure, noHoodForms } from './figure.ts'
import { coneDistance } from './limb.ts'
import { still } from './still.ts'
import { melt } from './trunk.ts'

/** How far behind the middle of its cheeks the room's middle lies. */
export const faceForward = 1.4

/** A face from the eyes down; the tip of its nose lies at height 0. */
function face(x: number, y: number, room: number): number {
  const z = room + faceForward
  const side = Math.abs(x)
  const cone = (from: Vec, to: Vec, thick: number, thin: number) =>
    coneDistance(side, y, z, from, to, thick, thin)
  const narrow = 1 - 0.055 * Math.max(0, -y - 0.4)
  const skull = (Math.hypot(x / (2.85 * narrow), (y - 0.8) / 5.6, (z + 0.2) / (3.3 * narrow)) - 1) * 2.85
  const nose = cone([0, 1.7, 2.95], [0, 0.15, 3.75], 0.3, 0.42)
  const mouth = cone([0, -1.3, 2.35], [0.5, -1.3, 2.25], 0.9, 0.85)
  const chin = cone([0, -2.65, 1.75], [0.6, -2.5, 1.5], 0.95, 0.85)
  const jaw = cone([0.6, -2.6, 1.5], [2.25, -1.4, -0.6], 0.7, 0.6)
  return melt(melt(melt(melt(skull, jaw, 0.8), chin, 0.7), mouth, 0.7), nose, 0.6)
}

export function makeFaceFigure(): Figure {
  return {
    trunk: sampleGrid(face, [-5, -6, -6.4], [51, 56, 52], 0.2),
    top: 0,
    hoodForms: noHoodForms,
    poseAt: () => still,
  }
}
