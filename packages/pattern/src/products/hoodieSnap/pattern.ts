import type { Styles } from '@teamloom/bakes/manifest.ts'
import { boundsOf, outlineOf, type Panel } from '@teamloom/shape/panel.ts'
import { cutHoodedTop, frontOfHemBand, hoodedTopFaces } from '../../blocks/hooded-top.ts'
import {
  cutKangarooPocket,
  cutSplitPocket,
  sewKangarooPocket,
  sewSplitPocket,
} from '../../blocks/kangaroo-pocket.ts'
import { sewSnapPlacket, spreadSnaps } from '../../blocks/snap-placket.ts'
import { edgesOfTrim, topstitch } from '../../blocks/topstitch.ts'
import { measureTop } from '../../measuring/measure-top.ts'
import type { Cut, Pattern } from '../../pattern.ts'
import { hoodIsUp, readHoodedTop } from '../../plans/hooded-top-plans.ts'
import type { Face, Seat, Trim } from '../../trim.ts'
import { hoodieSizeNames, hoodieSpec } from '../hoodie/spec.ts'
import { halfSnaps, hoodieSnapPlans, snapsOnFront } from './bake-plans.ts'

const placket: Face = { part: 'placket', element: 'placket', layer: 'placket' }
const snap: Face = { part: 'placket', element: 'snaps', layer: 'snap' }

/** Inches down the front. */
const top = 0.02
const halfLength = 7.4

/** Cut and draped as the hoodie is; a placket parts its front, to the chest or to the hem. */
function cut(size: string, styles: Styles): Cut {
  const spec = hoodieSpec(size)
  const { pocket, thread } = hoodedTopFaces
  const trimsOn = (front: Panel, hemBand: Panel): Trim[] => {
    const hemAt = boundsOf(outlineOf(front)).bottom
    const faces = { placket, snap, thread }
    const half = sewSnapPlacket(
      'half',
      [
        {
          on: 'front',
          u: 0,
          top,
          bottom: halfLength,
          snapsAt: spreadSnaps(top, halfLength - 0.9, 0.75, halfSnaps),
          fabric: 'fleece',
        },
      ],
      faces,
      'boxed',
    )
    const full = sewSnapPlacket(
      'full',
      [
        {
          on: 'front',
          u: 0,
          top,
          bottom: hemAt,
          snapsAt: spreadSnaps(top, hemAt, 0.75, snapsOnFront),
          fabric: 'fleece',
        },
        {
          on: 'hemBand',
          u: frontOfHemBand(hemBand),
          top: 0,
          bottom: spec.hemHeight - 0.02,
          snapsAt: [spec.hemHeight / 2],
          fabric: 'fleece',
        },
      ],
      faces,
      'open',
    )
    const seat: Seat = { on: 'front', face: 'outside', at: [0, hemAt - spec.pocket.height - 0.04] }
    const whole = sewKangarooPocket(cutKangarooPocket(spec.pocket), seat, pocket)
    const halves = (['left', 'right'] as const).map(side =>
      sewSplitPocket(cutSplitPocket(spec.pocket, side), seat, pocket),
    )
    return [
      ...half.trims,
      ...full.trims,
      whole,
      ...halves,
      topstitch('pocketThread', edgesOfTrim(whole), thread),
      topstitch('splitPocketThread', halves.flatMap(edgesOfTrim), thread),
    ]
  }
  return cutHoodedTop(spec, trimsOn, readHoodedTop(styles))
}

export const hoodieSnapPattern: Pattern = {
  name: 'hoodieSnap',
  figure: 'torso',
  sides: ['front', 'back', 'left', 'right'],
  sizes: hoodieSizeNames,
  baseSize: 'M',
  stepsBack: hoodIsUp,
  meter: { panel: 'front', centerU: 0, centerV: 6, width: 8, height: 8 },
  plans: hoodieSnapPlans,
  cut,
  measure: measureTop,
}
