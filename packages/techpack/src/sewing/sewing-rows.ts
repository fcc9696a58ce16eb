import type { Styles } from '@teamloom/bakes/manifest.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { toldInches } from '@teamloom/kit/length.ts'
import type { Cut, Pattern } from '@teamloom/pattern/pattern.ts'
import type { Trim } from '@teamloom/pattern/trim.ts'
import { wrappedAt } from '../bands.ts'
import { pieceLabel } from '../pieces/piece-label.ts'
import { pieceLabels } from '../placement-words.ts'
import { trimsIn } from '../trims-in.ts'
import { gauged, hemAllowance, seamAllowance } from './allowances.ts'
import { type ClothSewing, clothSewingOf, type Needle, ownYarn, sewingThread } from './cloth-sewing.ts'
import type { SeamClass } from './seam-classes.ts'
import type { SewingStep } from './sewing-step.ts'
import { sewingSteps } from './sewing-steps.ts'
import { isOnRaglans, placesOf, type SewnPlace } from './sewn-places.ts'
import { isFold } from './steps/bands.ts'
import { type StitchClass, stitchClasses } from './stitch-classes.ts'
import { zipFoldAt } from './zip-fold.ts'

/** A run of one machine within an operation. */
export type SewingPass = {
  /** Null: nothing is sewn. */
  readonly stitch: StitchClass | null
  readonly machine: Label
  /** Null where the knit's own stitches are followed, and of bartacks. */
  readonly perInch: number | null
  readonly needle: Needle | null
  readonly thread: Label | null
  /** Where rows that show lie, inches from the seam or edge. */
  readonly insets: readonly number[]
}

/** TP37: an operation of making a garment, in the order of making. */
export type SewingRow = {
  readonly number: number
  readonly name: string
  readonly what: Label
  /** The pieces that it is done on. */
  readonly on: readonly Label[]
  readonly seam: SeamClass | null
  /** Inches beyond the sewing line. */
  readonly allowance: number
  /** Inches of what binds the edge beyond its own line; null where nothing does. */
  readonly binding: number | null
  /** Inches of seam, in one garment of the size that was cut; 0 of what has none. */
  readonly inches: number
  readonly passes: readonly SewingPass[]
  readonly bartacks: number
  readonly note: Label | null
}

/** The operations of making one garment of a size in these styles. */
export function sewingRowsOf(pattern: Pattern, cut: Cut, styles: Styles): SewingRow[] {
  return operationsOf(cut, trimsIn(pattern, cut, styles)).map(({ row }) => row)
}

/** An operation with the places that it is done at. */
export type Operation = { readonly row: SewingRow; readonly places: readonly SewnPlace[] }

/** The operations of making one garment of a cut with these trims. */
export function operationsOf(cut: Cut, trims: readonly Trim[]): Operation[] {
  const all = placesOf(cut, trims)
    .filter(place => !isFold(place))
    .map(place => (isCovered(place) ? { ...place, insets: gauged(place.insets) } : place))
  return stepsOf(all).map(([step, places], i) => ({
    row: { number: i + 1, ...rowOf(step, places, all, cut) },
    places,
  }))
}

/** No row lies on the edge itself. */
const toldRow = (inset: number): number => Math.max(1 / 16, toldInches(inset))

/** Its rows are sewn at once, where there are two. */
const isCovered = ({ kind }: SewnPlace): boolean => ['seam', 'edge', 'opening'].includes(kind)

/** Steps that have something to do, with what. */
export function stepsOf(places: readonly SewnPlace[]): (readonly [SewingStep, readonly SewnPlace[]])[] {
  return sewingSteps.flatMap(step => {
    const taken = places.filter(place => step.takes(place))
    return taken.length > 0 ? [[step, taken] as const] : []
  })
}

function rowOf(
  step: SewingStep,
  places: readonly SewnPlace[],
  all: readonly SewnPlace[],
  cut: Cut,
): Omit<SewingRow, 'number'> {
  const insets = [...new Set(places.flatMap(place => place.insets.map(toldRow)))].toSorted((a, b) => a - b)
  const isSeam = places.some(({ kind }) => kind === 'seam' || kind === 'field')
  const isHeld = isSeam && insets.length > 0 && step.seam === 'SSa'
  return {
    name: step.name,
    what: step.what,
    on: piecesOf(places, cut),
    seam: isHeld && !step.isOpened ? 'LSq' : step.seam,
    allowance: allowanceOf(step, insets, places, cut),
    binding: step.binding === undefined ? null : step.binding === 'seam' ? seamAllowance : 0,
    inches: places.reduce((sum, { inches }) => sum + inches, 0),
    passes: passesOf(step, insets, isHeld, clothSewingOf(cut)),
    bartacks: step.bartacks?.(places) ?? 0,
    note: (typeof step.note === 'function' ? step.note(places, all) : step.note) ?? null,
  }
}

function allowanceOf(
  { allowance }: SewingStep,
  insets: readonly number[],
  places: readonly SewnPlace[],
  cut: Cut,
): number {
  if (allowance === 'none') return 0
  if (allowance === 'fold') return zipFoldAt(places) ?? seamAllowance
  if (allowance === 'wrapped') return Math.max(...places.flatMap(edgesOf).map(edge => wrappedAt(cut, edge)))
  return allowance === 'hem' ? hemAllowance(insets) : seamAllowance
}

const edgesOf = (place: SewnPlace) =>
  place.kind === 'seam' ? place.pieces.map(({ name }, i) => `${name}.${place.edges[i]}`) : []

function passesOf(
  { stitch, seam, machine, bartacks }: SewingStep,
  insets: readonly number[],
  isHeld: boolean,
  cloth: ClothSewing,
): SewingPass[] {
  const sewn = (of: StitchClass, rows: readonly number[]): SewingPass => ({
    stitch: of,
    machine: stitchClasses[of].machine,
    perInch: cloth.perInch[of] ?? null,
    needle: of === '101' ? null : cloth.needle,
    thread: of === '101' ? ownYarn : sewingThread,
    insets: rows,
  })
  const own = stitch === 'joins' ? cloth.joins : stitch === 'covers' ? coversOf(insets, cloth) : stitch
  const first: SewingPass[] =
    own === null
      ? [{ stitch: null, machine: machine!, perInch: null, needle: null, thread: null, insets: [] }]
      : [sewn(own, isHeld ? [] : insets)]
  const held = isHeld ? [sewn(coversOf(insets, cloth), insets)] : []
  // A turned edge is joined before it is stitched.
  const joined = seam === 'SSe' && stitch === 'covers' ? [sewn(cloth.joins, [])] : []
  const tacks: SewingPass[] = bartacks
    ? [
        {
          ...sewn('304', []),
          perInch: null,
          needle: { ...cloth.needle, nm: cloth.needle.nm + 10, us: cloth.needle.us + 2 },
        },
      ]
    : []
  return [...joined, ...first, ...held, ...tacks]
}

/** One row alone is sewn with one needle. */
function coversOf(insets: readonly number[], { covers }: ClothSewing): StitchClass {
  return insets.length < 2 ? '301' : covers
}

const raglans = ['leftSleeve', 'rightSleeve'] as const

function piecesOf(places: readonly SewnPlace[], cut: Cut): Label[] {
  const names = places.flatMap(place => {
    switch (place.kind) {
      case 'seam':
        return [...place.pieces.map(({ name }) => name), ...(isOnRaglans([place]) ? raglans : [])]
      case 'field':
        // The pattern has a raglan's sleeves up to the neck, where it is draped as a field of front and back.
        return [place.piece.name, ...(place.face.part === 'sleeves' ? raglans : [])]
      case 'edge':
      case 'bandEnds':
      case 'lining':
      case 'quilting':
        return [place.piece.name]
      case 'sizeLabel':
        return []
      case 'band':
        return [place.trim.on]
      case 'opening':
      case 'laid':
        return [place.trim.panel.name]
      case 'hardware':
        return 'seat' in place.trim ? [place.trim.seat.on] : place.trim.legs.map(({ on }) => on)
    }
  })
  const labels = names.flatMap(name => (name in pieceLabels ? [pieceLabel(name, cut)] : []))
  return [...new Map(labels.map(label => [label.en, label])).values()]
}
