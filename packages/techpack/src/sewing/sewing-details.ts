import type { Label } from '@teamloom/kit/label.ts'
import type { Flat, FlatMark, FlatRole } from '@teamloom/pattern/flat/flat.ts'
import { lengthOf, pointAt } from '@teamloom/shape/curve.ts'
import { type Bounds, boundsOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { type Callout, letterOf, writeFlatSheet } from '../flat-sheet.ts'
import type { SewingRow } from './sewing-rows.ts'

/** A part of the flat, drawn larger, with the numbers of the operations that are seen on it. */
export type SewingDetail = { readonly name: string; readonly label: Label; readonly svg: string }

/** What of a drawing an operation is seen by: the longest line of a thing in a role, or its shortest. */
type Pointer = readonly [step: string, of: RegExp, role: FlatRole, which?: 'shortest']

type DetailSpec = {
  readonly name: string
  readonly label: Label
  /** What it shows. */
  readonly of: RegExp
  /** Inches of it from above, where it is longer. */
  readonly most: number
  readonly pointers: readonly Pointer[]
}

const details: readonly DetailSpec[] = [
  {
    name: 'hood',
    label: { en: 'Hood', fr: 'Capuchon' },
    of: /Hood$/,
    most: 20,
    pointers: [
      ['hoodHalves', /^leftHood$/, 'seam'],
      ['hoodOpening', /^leftHood$/, 'stitch'],
      ['hoodOn', /^front$/, 'stitch'],
      ['eyelets', /^eyelet/, 'hardware'],
      ['cords', /Cord-/, 'hardware'],
      ['brandLabel', /^neckLabel$/, 'stitch'],
    ],
  },
  {
    name: 'neck',
    label: { en: 'Collar and neck', fr: 'Col et encolure' },
    of: /^collar$/,
    most: 8,
    pointers: [
      ['collarOn', /^(front|collar)$/, 'stitch'],
      ['collarEdge', /^collar$/, 'stitch'],
      ['neckTape', /^neckTape$/, 'outline'],
      ['brandLabel', /^neckLabel$/, 'stitch'],
      ['vInsert', /V$/, 'stitch'],
    ],
  },
  {
    name: 'zip',
    label: { en: 'Zip', fr: 'Fermeture éclair' },
    of: /^zipEdge-(front|collar)/,
    most: 7,
    pointers: [
      ['zips', /^zipEdge/, 'stitch'],
      ['hoodOpening', /^leftHood$/, 'stitch'],
    ],
  },
  {
    name: 'placket',
    label: { en: 'Placket', fr: 'Patte de boutonnage' },
    of: /^(half|full|woven|polar)-(front|collar)$/,
    most: 10,
    pointers: [
      ['plackets', /^(half|full|woven|polar)-/, 'stitch'],
      ['snaps', /(ring|cap)/, 'hardware'],
    ],
  },
  {
    name: 'pocket',
    label: { en: 'Pocket', fr: 'Poche' },
    of: /pocket$|^welt|Welt|^(hand|chest)Zip|^flap$/i,
    most: 12,
    pointers: [
      ['pocketOpenings', /pocket$/i, 'outline'],
      ['pocketsOn', /pocket$/i, 'seam'],
      ['welts', /welt/i, 'stitch'],
      ['pocketBags', /^(hand|chest)Zip.*lip/, 'stitch'],
      ['flaps', /^flap$/, 'stitch'],
    ],
  },
  {
    name: 'rib',
    label: { en: 'Cuff and rib', fr: 'Poignet et bord-côte' },
    of: /^(leftCuff|leftAnkle)$/,
    most: 8,
    pointers: [
      ['ribsOn', /^(leftSleeve|leftFront)$/, 'stitch'],
      ['bindingsOn', /^leftSleeve$/, 'stitch'],
    ],
  },
  {
    name: 'crown',
    label: { en: 'Crown', fr: 'Calotte' },
    of: /^(front|left|right)$/,
    most: 20,
    pointers: [
      ['crown', /^(front|left|right)$/, 'seam'],
      ['outerLabels', /^(patch|tab)/, 'stitch'],
      ['poms', /pom/i, 'outline'],
    ],
  },
  {
    name: 'toe',
    label: { en: 'Toe and heel', fr: 'Pointe et talon' },
    of: /Toe|Heel/,
    most: 12,
    pointers: [
      ['linkedParts', /Toe/, 'seam'],
      ['knitHeel', /Heel/, 'seam'],
    ],
  },
  {
    name: 'mask',
    label: { en: 'Edges and loops', fr: 'Bords et boucles' },
    of: /Half$/,
    most: 12,
    pointers: [
      ['maskHalves', /Half$/, 'seam'],
      ['maskSides', /Half$/, 'stitch', 'shortest'],
      ['loops', /^(round|flat)-/, 'hardware'],
    ],
  },
]

/** Inches round what is shown. */
const around = 0.8

/** The details that a garment's drawing has. */
export function sewingDetailsOf(flat: Flat, rows: readonly SewingRow[]): SewingDetail[] {
  return details.flatMap(({ name, label, of, most, pointers }) => {
    const named = pointers.flatMap(([step, ...where]) => {
      const row = rows.find(each => each.name === step)
      return row ? [[row.number, ...where] as const] : []
    })
    const shown = flat.marks.filter(mark => of.test(mark.of))
    if (shown.length === 0 || named.length === 0) return []
    const whole = boundsOf(shown.flatMap(mark => mark.lines.flat()))
    const crop: Bounds = {
      left: whole.left - around,
      right: whole.right + around,
      top: whole.top - around,
      bottom: Math.min(whole.bottom, whole.top + most) + around,
    }
    const marks = flat.marks.filter(mark => overlaps(boundsOf(mark.lines.flat()), crop))
    const callouts = calloutsIn(marks, crop, named)
    if (callouts.length === 0) return []
    return [
      {
        name,
        label,
        svg: writeFlatSheet({ flat: { ...flat, marks, bounds: crop }, callouts, isCropped: true }),
      },
    ]
  })
}

function overlaps(a: Bounds, b: Bounds): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

const isIn = ([x, y]: Point, { left, right, top, bottom }: Bounds): boolean =>
  x > left && x < right && y > top && y < bottom

function calloutsIn(
  marks: readonly FlatMark[],
  crop: Bounds,
  named: readonly (readonly [number, RegExp, FlatRole, 'shortest'?])[],
): Callout[] {
  const letter = letterOf(crop)
  const found = named.flatMap(([number, ...where]) => {
    const at = spotOf(marks, where, crop)
    return at ? [{ number, at }] : []
  })
  const middle = (crop.left + crop.right) / 2
  return (['left', 'right'] as const).flatMap(side => {
    const here = found
      .filter(
        ({ at }, i) => (Math.abs(at[0] - middle) < 0.3 ? i % 2 === 0 : at[0] < middle) === (side === 'left'),
      )
      .toSorted((a, b) => a.at[1] - b.at[1])
    const x = side === 'left' ? crop.left - 1.6 * letter : crop.right + 1.6 * letter
    let free = Number.NEGATIVE_INFINITY
    return here.map(({ number, at }): Callout => {
      const y = Math.max(at[1], free)
      free = y + 1.8 * letter
      return { number, at, balloon: [x, y] }
    })
  })
}

/** Where such a line is within what is shown. */
function spotOf(
  marks: readonly FlatMark[],
  [of, role, which]: readonly [RegExp, FlatRole, 'shortest'?],
  crop: Bounds,
): Point | undefined {
  const lines = marks.flatMap(mark =>
    mark.kind === 'line' && mark.role === role && of.test(mark.of) ? mark.lines : [],
  )
  const sign = which === 'shortest' ? -1 : 1
  for (const line of lines.toSorted((a, b) => sign * (lengthOf(b) - lengthOf(a))))
    for (const share of [0.4, 0.6, 0.2, 0.8, 0.05, 0.95]) {
      const at = pointAt(line, share)
      if (isIn(at, crop)) return at
    }
  return undefined
}
