import { type Spread, spreadsOf } from '@teamloom/design/locations.ts'
import type { Label } from '@teamloom/kit/label.ts'
import type { Cut, Piece } from '@teamloom/pattern/pattern.ts'
import { boundsOf, outlineOf, type Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { MadeDecoration } from './decorations.ts'
import { type ItemPlacement, type SizePlacement, worded } from './item-placements.ts'
import { findLaid, type PlacedMeasure, type Reference, referenceAbove } from './placement.ts'
import { artMarks, type Direction, imageMarks, pieceLabels, type ReferenceName } from './placement-words.ts'
import { extentIn, type PrintWidths } from './print-bands.ts'
import { findUpright } from './rules-across.ts'

/** What a piece is covered with, on one of those that it covers in a size. */
type On = {
  readonly cut: Cut
  readonly panel: Panel
  readonly piece: Piece | undefined
  readonly spread: Spread
  /** On the panel: of the artwork's ink, or of the first image of a pattern. */
  readonly middle: Point
  readonly made: MadeDecoration
}

type Measured = Omit<PlacedMeasure, 'line'>

/** TP70: none of what does not cover its piece; in each size where the middle of what covers a piece lies, of a pattern that of one of its images. */
export function registersOf(
  made: MadeDecoration,
  widths: PrintWidths,
  sizeNames: readonly string[],
  cutIn: (size: string) => Cut,
): ItemPlacement[] {
  const { coversPiece, location, size, repeat, decoration } = made
  if (!coversPiece || !location || !size) return []
  const marks = repeat ? imageMarks : artMarks
  return spreadsOf(location).flatMap(spread => {
    const sizes = sizeNames.flatMap((sizeName): SizePlacement[] => {
      const cut = cutIn(sizeName)
      const piece = cut.pieces.find(({ name }) => name === spread.panel)
      const panel = piece ?? findLaid(cut, spread.panel)
      if (!panel) return []
      const extent = extentIn(size, widths, sizeName)
      const on: On = { cut, panel, piece, spread, middle: middleOf(made, spread, extent), made }
      const [down, across] = [worded(downOf(on), marks), worded(acrossOf(on), marks)]
      return [{ sizeName, down, across, fits: repeat !== null || reachesEdges(on, extent), ...extent }]
    })
    const label: Label = pieceLabels[spread.panel] ?? { en: spread.panel, fr: spread.panel }
    return sizes.length === 0 ? [] : [{ decorationId: decoration.id, piece: label, sizes }]
  })
}

/** What is inside is looked at from there, where u runs to the left. */
function middleOf(
  { repeat, inkOff, size, location }: MadeDecoration,
  { centerU, centerV }: Spread,
  { widthInches }: { readonly widthInches: number },
): Point {
  const share = size ? widthInches / size.widthInches : 1
  const off = repeat?.first ?? { x: share * inkOff.u, y: share * inkOff.v }
  return [centerU + (location?.face === 'inside' ? -1 : 1) * off.x, centerV + off.y]
}

/** How far the middle lies from the neck of a hood or collar, upwards, where all their sizes begin; else down as a print is measured. */
function downOf({ cut, panel, piece, middle: [u, v], made }: On): Measured {
  const rises = isHood(piece) || piece?.wrap.kind === 'band'
  const from: Reference = isHood(piece)
    ? { name: 'hoodNotch', v: 0 }
    : rises
      ? { name: 'neckSeam', v: boundsOf(outlineOf(panel)).bottom }
      : referenceAbove(cut, panel, piece, u)
  const beyond = (rises ? -1 : 1) * (v - from.v)
  const inches = made.repeat ? within(beyond, made.repeat.heightInches) : Math.abs(beyond)
  return { way: 'down', from: from.name, to: 'middle', inches: rises ? -inches : inches, towards: null }
}

function acrossOf({ cut, panel, piece, spread, middle: [u], made }: On): Measured {
  if (made.repeat && spread.seam) {
    const { widthInches, first } = made.repeat
    const off = centredWithin(first.x, widthInches)
    return besides(isHood(piece) ? 'hoodSeam' : 'centreBack', off, ['right', 'left'])
  }
  if (isHood(piece)) {
    const isLeft = spread.panel.startsWith('left')
    return besides('hoodNotch', u, isLeft ? ['front', 'back'] : ['back', 'front'])
  }
  const upright = findUpright(cut, panel, piece)
  const from = upright ?? { name: 'edge' as const, u: boundsOf(outlineOf(panel)).left }
  const off = made.repeat ? centredWithin(u - from.u, made.repeat.widthInches) : u - from.u
  const ways = upright && ([upright.towards.minus, upright.towards.plus] as const)
  return besides(from.name, off, ways)
}

function besides(
  from: ReferenceName,
  off: number,
  ways: readonly [minus: Direction, plus: Direction] | undefined,
): Measured {
  const inches = Math.abs(off) < 1 / 16 ? 0 : Math.abs(off)
  const towards = inches === 0 || !ways ? null : off < 0 ? ways[0] : ways[1]
  return { way: 'across', from, to: 'middle', inches, towards }
}

function isHood(piece: Piece | undefined): boolean {
  return piece?.wrap.kind === 'hood'
}

/** From 0 on, within one repeat. */
function within(inches: number, repeat: number): number {
  const rest = ((inches % repeat) + repeat) % repeat
  return rest > repeat - 1 / 64 ? 0 : rest
}

/** At most half a repeat to either side. */
function centredWithin(inches: number, repeat: number): number {
  const rest = within(inches, repeat)
  return rest > repeat / 2 ? rest - repeat : rest
}

/** Whether artwork that is laid over the middle of a piece's place goes on to its seams. */
function reachesEdges(
  { panel, middle }: On,
  { widthInches, heightInches }: { readonly widthInches: number; readonly heightInches: number },
): boolean {
  return outlineOf(panel).every(
    ([u, v]) => Math.abs(u - middle[0]) <= widthInches / 2 && Math.abs(v - middle[1]) <= heightInches / 2,
  )
}
