import type { Styles } from '@teamloom/bakes/manifest.ts'
import type { Label } from '@teamloom/kit/label.ts'
import type { Cut, Pattern } from '@teamloom/pattern/pattern.ts'
import type { CordTrim, Trim, ZipChainTrim } from '@teamloom/pattern/trim.ts'
import { boundsOf, distanceTo, outlineOf } from '@teamloom/shape/panel.ts'
import { foldOf } from '../bands.ts'
import { cordHangs, cordInches, elasticInches, isEndedByZip, loopInches, zipInches } from '../consumption.ts'
import { sewnEdgesOf } from '../sewing/sewn-edges.ts'
import { slotOf } from '../slot-of.ts'
import { trimsIn } from '../trims-in.ts'
import { bandFigures, grainOfBand, kindOfBand, stripsOfBand } from './band-figures.ts'
import { rowFigures, rowOf, seatFigures } from './seat-figures.ts'
import type { TrimFigure } from './trim-figure.ts'
import {
  bandEnds,
  cordEnds,
  cordKinds,
  eyeletKind,
  figureWords,
  foldedEnds,
  loopKinds,
  pomKind,
  pullerColor,
  pullerKinds,
  sliderKind,
  snapKinds,
  tipKinds,
  trimKinds,
  zipEnds,
  zipTeeth,
} from './trim-words.ts'

/** What is bought, knitted or cut for a slot, as one cut has it. */
export type TrimThing = {
  readonly name: string
  readonly slot: string
  readonly kind: Label
  /** The piece that bears it; a cord goes through several. */
  readonly on: string | null
  /** How many are cut, of a tape over a seam a half on each piece; null of what is not cut, or is a piece by itself. */
  readonly strips: number | null
  /** Which way the grain of cloth runs; null of what is no cloth. */
  readonly grain: 'along' | 'across' | null
  readonly figures: readonly TrimFigure[]
}

/** Zips of this much tape between the edges are of size 5, finer ones of size 3. */
const tapeOfFive = 0.45
/** Inches of a tip, with what lies beyond the cord's end. */
const tipLength = 0.8

const inches = (what: Label, value: number): TrimFigure => ({ what, unit: 'in', value })
const words = (what: Label, text: Label): TrimFigure => ({ what, text })

/** TP46: the trims of one garment in these styles. Trims of cloth that is laid on are told where they are sewn. */
export function trimThingsOf(pattern: Pattern, cut: Cut, styles: Styles): TrimThing[] {
  const trims = trimsIn(pattern, cut, styles)
  const slots = new Set<string>()
  const things = trims.flatMap((trim): TrimThing[] => {
    const slot = slotOf(faceOf(trim))
    if (slot === undefined) return []
    const thing = (kind: Label, on: string | null, figures: readonly TrimFigure[]): TrimThing[] => [
      { name: trim.name, slot, kind, on, figures, ...cutAs(trim, cut) },
    ]
    switch (trim.kind) {
      case 'cord': {
        // What hangs out of both its ends is one cord.
        if (slots.has(slot)) return []
        slots.add(slot)
        return thing(trimKinds.cord, null, cordFigures(trim, slot, trims, cut))
      }
      case 'cordTip':
        return thing(trimKinds.tip, null, [
          words(figureWords.kind, tipKinds[trim.fabric]),
          inches(figureWords.length, tipLength),
        ])
      case 'eyelet':
        return thing(trimKinds.eyelet, trim.seat.on, [
          words(figureWords.kind, eyeletKind),
          inches(figureWords.hole, trim.hole),
          inches(figureWords.ring, trim.ring),
          ...seatFigures(trim.seat, cut),
        ])
      case 'snap': {
        const row = rowOf(trim, trims)
        if (row[0] !== trim) return []
        return thing(trimKinds.snap, trim.seat.on, [
          words(figureWords.kind, snapKinds[trim.shape]),
          inches(figureWords.diameter, trim.diameter),
          ...rowFigures(row, cut),
        ])
      }
      case 'zipChain':
        return thing(isOfPocket(trim) ? trimKinds.pocketZip : trimKinds.zip, null, zipFigures(trim, cut))
      case 'zipSlider':
        return thing(isOfPocket(trim) ? trimKinds.pocketSlider : trimKinds.slider, null, [
          words(figureWords.kind, sliderKind),
          ...pullerFigures(trim.puller),
          ...(isOfPocket(trim) ? [words(figureWords.pullerColor, pullerColor)] : []),
        ])
      case 'loop':
        return thing(trimKinds.loop, trim.seat.on, [
          words(figureWords.kind, loopKinds[trim.profile]),
          inches(trim.profile === 'round' ? figureWords.diameter : figureWords.width, trim.width),
          inches(figureWords.length, loopInches(trim)),
        ])
      case 'pom':
        return thing(trimKinds.pom, null, [
          words(figureWords.kind, pomKind),
          inches(figureWords.diameter, 2 * trim.radius),
        ])
      case 'band':
        return thing(kindOfBand(trim), trim.on, bandFigures(trim, cut))
      case 'laid':
      case 'stitches':
        return []
    }
  })
  return [...things, ...elasticsOf(cut, trims)]
}

function cutAs(trim: Trim, cut: Cut): Pick<TrimThing, 'strips' | 'grain'> {
  if (trim.kind === 'cord') return { strips: 1, grain: null }
  if (trim.kind !== 'band') return { strips: null, grain: null }
  const isOfCloth = kindOfBand(trim) === trimKinds.inset
  return { strips: stripsOfBand(trim, cut), grain: isOfCloth ? grainOfBand(trim, cut) : null }
}

function faceOf(trim: Trim) {
  if (trim.kind === 'zipChain') return trim.faces.tape
  return trim.kind === 'zipSlider' ? trim.faces.slider : trim.outside
}

function cordFigures(cord: CordTrim, slot: string, trims: readonly Trim[], cut: Cut): TrimFigure[] {
  const both = trims.flatMap(trim => (trim.kind === 'cord' && slotOf(trim.outside) === slot ? [trim] : []))
  const isTipped = trims.some(trim => trim.kind === 'cordTip' && trim.cord.name === cord.name)
  const plain = cord.isKnotted ? cordEnds.knot : cordEnds.turned
  return [
    words(figureWords.kind, cordKinds[cord.profile]),
    inches(cord.profile === 'round' ? figureWords.diameter : figureWords.width, cord.width),
    inches(
      figureWords.cutLength,
      both.reduce((sum, each) => sum + cordInches(each, cut), 0),
    ),
    inches(figureWords.hangs, cordHangs(cord, cut)),
    words(figureWords.ends, isTipped ? cordEnds.tips : plain),
  ]
}

/** Ours: as long as it is drawn below its slider; of a cord both ends and their knot. */
const pullers = { tab: 1, cord: 1.5 } as const
const pullerKnot = 1.5

function pullerFigures(puller: keyof typeof pullers): TrimFigure[] {
  const length = pullers[puller]
  return [
    words(figureWords.puller, pullerKinds[puller]),
    inches(figureWords.pullerLength, length),
    ...(puller === 'tab'
      ? [inches(figureWords.width, 5 / 16)]
      : [inches(figureWords.diameter, 1 / 8), inches(figureWords.pullerCord, 2 * length + pullerKnot)]),
  ]
}

function zipFigures(zip: ZipChainTrim, cut: Cut): TrimFigure[] {
  const size = zip.width < tapeOfFive ? '#3' : '#5'
  return [
    words(figureWords.gauge, { en: size, fr: size }),
    words(figureWords.teeth, zipTeeth[zip.teeth]),
    words(figureWords.end, zipEnds[parts(zip, cut) ? 'open' : 'closed']),
    inches(figureWords.length, zipInches(zip)),
    inches(figureWords.shown, zip.width),
  ]
}

/** Down to the garment's edge, which comes apart with it. */
function parts({ legs }: ZipChainTrim, { pieces }: Cut): boolean {
  const last = legs.at(-1)
  const piece = pieces.find(({ name }) => name === last?.on)
  return last !== undefined && piece !== undefined && distanceTo(outlineOf(piece), last.to) < 0.1
}

/** One that opens a garment runs down its middle. */
function isOfPocket({ legs }: Pick<ZipChainTrim, 'legs'>): boolean {
  return legs.every(({ from }) => Math.abs(from[0]) > 1)
}

/** Pieces that are of tape as they are bought. */
function elasticsOf(cut: Cut, trims: readonly Trim[]): TrimThing[] {
  const sewn = sewnEdgesOf(cut, trims)
  return cut.pieces.flatMap(piece => {
    const slot = slotOf(piece.outside)
    if (piece.fabric !== 'elastic' || slot === undefined) return []
    const { top, bottom } = boundsOf(outlineOf(piece))
    return [
      {
        name: piece.name,
        slot,
        kind: trimKinds.elastic,
        on: piece.name,
        strips: null,
        grain: null,
        figures: [
          inches(figureWords.width, bottom - top),
          ...(foldOf(cut, piece) ? [inches(figureWords.cutWidth, 2 * (bottom - top))] : []),
          inches(figureWords.length, elasticInches(piece, sewn)),
          words(figureWords.ends, isEndedByZip(piece, trims) ? foldedEnds : bandEnds),
        ],
      },
    ]
  })
}
