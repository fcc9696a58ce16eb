import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { BodySide } from '../pattern.ts'
import type { Face, LaidTrim, Trim } from '../trim.ts'
import { cutStripBeside } from './strip.ts'
import type { ZipFaces } from './zip.ts'

/** A straight opening in a front, from its upper to its lower end, in the front's inches. */
export type Slit = {
  readonly name: string
  readonly from: Point
  readonly to: Point
  /** The wearer's left or right. */
  readonly side: BodySide
}

type Cloth = { readonly face: Face; readonly fabric: FabricName; readonly thickness: number }

/** A slit on either side of a front, the right one mirrored from the left; `from` and `to` are those of the left. */
export function bothSides(name: string, from: Point, to: Point): Slit[] {
  return (['left', 'right'] as const).map(side => {
    const mirrored = ([u, v]: Point): Point => (side === 'left' ? [u, v] : [-u, v])
    return { name: `${name}-${side}`, from: mirrored(from), to: mirrored(to), side }
  })
}

/** Inches: of tape between a zipped slit's lips, and how wide these are; how far they go on beyond its ends. */
const gape = 0.34
const lip = 0.34
const beyond = 0.2
/** Inches from a lip's folded edge at which it is stitched. */
const lipInsets = [0.22]

/** A slit closed by a fine zip with a cord to pull it. */
export function sewZippedSlit(slit: Slit, cloth: Cloth, faces: Omit<ZipFaces, 'thread'>): Trim[] {
  const { name, from, to } = slit
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const along = (inches: number): Point => [
    from[0] + ((to[0] - from[0]) * inches) / length,
    from[1] + ((to[1] - from[1]) * inches) / length,
  ]
  const legs = [{ on: 'front', from, to }]
  const lips = (['left', 'right'] as const).map(side =>
    layLip(
      cutStripBeside(`${name}-lip-${side}`, along(-beyond), along(length + beyond), side, [
        gape / 2,
        gape / 2 + lip,
      ]),
      cloth,
    ),
  )
  const caps = [along(-beyond), along(length)].map((end, i) =>
    layCap(
      cutStripBeside(
        `${name}-cap${i}`,
        end,
        [end[0] + ((to[0] - from[0]) * beyond) / length, end[1] + ((to[1] - from[1]) * beyond) / length],
        'left',
        [-gape / 2, gape / 2],
      ),
      cloth,
    ),
  )
  return [
    ...lips,
    ...caps,
    {
      kind: 'zipChain',
      name: `${name}-zip`,
      legs,
      teeth: 'coil',
      width: gape,
      faces: { tape: faces.tape, teeth: faces.teeth },
    },
    {
      kind: 'zipSlider',
      name: `${name}-puller`,
      legs,
      puller: 'cord',
      faces: { slider: faces.slider, puller: faces.puller },
    },
  ]
}

/** Names of a zipped slit's trims, for bake plans. */
export function namesOfZippedSlit(name: string): string[] {
  return ['lip-left', 'lip-right', 'cap0', 'cap1', 'zip', 'puller'].map(end => `${name}-${end}`)
}

/** Inches: of a welt. */
const weltWidth = 0.95

/** A slit behind a welt, open towards the side. */
export function sewWelt({ name, from, to, side }: Slit, cloth: Cloth): LaidTrim {
  const panel = cutStripBeside(name, from, to, side, [0, weltWidth])
  return {
    ...laid(panel, cloth),
    puff: cloth.thickness * 0.4,
    open: [{ edge: 'outer', gape: cloth.thickness }],
    stitching: [
      { edge: 'fold', insets: [0.08] },
      { edge: 'outer', insets: [0.24] },
      { edge: 'upper', insets: [0.08] },
      { edge: 'lower', insets: [0.08] },
    ],
  }
}

function layLip(panel: LaidTrim['panel'], cloth: Cloth): LaidTrim {
  return {
    ...laid(panel, cloth),
    stitching: [{ edge: 'fold', insets: lipInsets }],
    fold: { edge: 'fold', rise: 0.05, reach: lip * 0.9 },
  }
}

function layCap(panel: LaidTrim['panel'], cloth: Cloth): LaidTrim {
  return { ...laid(panel, cloth), puff: 0.04, stitching: [{ edge: 'upper', insets: [0.1] }] }
}

function laid(panel: LaidTrim['panel'], { face, fabric, thickness }: Cloth): LaidTrim {
  return {
    kind: 'laid',
    name: panel.name,
    panel,
    seat: { on: 'front', face: 'outside', at: [0, 0] },
    outside: face,
    fabric,
    thickness,
    puff: 0,
    open: [],
    stitching: [],
  }
}
