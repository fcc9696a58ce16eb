import { coursesPerInch } from '@teamloom/artwork/needle-grid.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import type { Cut, Piece } from '@teamloom/pattern/pattern.ts'
import { isRaglan, neckOnSleeve } from '@teamloom/pattern/raglan-pieces.ts'
import type { BandTrim } from '@teamloom/pattern/trim.ts'
import { getEdge, outlineOf } from '@teamloom/shape/panel.ts'
import { foldOf } from '../bands.ts'
import { bandInches, stripsOf } from './band-length.ts'
import { isOverSeam } from './over-seam.ts'
import type { TrimFigure } from './trim-figure.ts'
import {
  acrossSeam,
  bandEdges,
  bandEnds,
  figureWords,
  fromEdge,
  onSeam,
  stripGrains,
  trimKinds,
} from './trim-words.ts'

const tapes = ['webbing', 'twill', 'elastic']

export function kindOfBand({ stitch, fabric }: BandTrim) {
  if (stitch) return trimKinds.knitted
  return tapes.includes(fabric) ? trimKinds.tape : trimKinds.inset
}

/** Its width, and how far it lies from the edge that a workshop measures from. */
export function bandFigures(band: BandTrim, cut: Cut): TrimFigure[] {
  const overSeam = isOverSeam(band, cut)
  const inches = (band.to - band.from) * (band.line || overSeam ? 2 : 1)
  const { edge, distance } = placeOf(band, cut)
  const label = must(bandEdges[edge], `edge ${edge}`)
  return [
    { what: figureWords.width, unit: 'in', value: inches },
    // The gauge of a sock is told; that of other knits is the knitter's.
    ...(isSock(band, cut)
      ? [{ what: figureWords.courses, unit: 'courses', value: Math.round(inches * coursesPerInch) } as const]
      : []),
    // A stripe is knitted as far as its piece goes.
    ...(band.stitch
      ? []
      : [
          {
            what: figureWords.cutLength,
            unit: 'in',
            value: bandInches(band, cut) / (stripsOfBand(band, cut) ?? 1),
          } as const,
          { what: figureWords.ends, text: bandEnds } as const,
          ...(kindOfBand(band) === trimKinds.inset
            ? [{ what: figureWords.grain, text: stripGrains[grainOfBand(band, cut)] } as const]
            : []),
        ]),
    distance > 0
      ? { what: fromEdge(label), unit: 'in', value: distance }
      : { what: acrossSeam, text: overSeam ? onSeam(label) : lyingAlong(band, label, cut) },
  ]
}

/** How many strips this is of; null of what is knitted in. */
export function stripsOfBand(band: BandTrim, cut: Cut): number | null {
  const panel = cut.pieces.find(({ name }) => name === band.on)
  if (band.stitch || !panel) return null
  return stripsOf(band, panel) * (isOverSeam(band, cut) ? 0.5 : 1)
}

/** A strip stretches as the piece does that it lies on. */
export function grainOfBand(band: BandTrim, { pieces }: Cut): keyof typeof stripGrains {
  const panel = must(
    pieces.find(({ name }) => name === band.on),
    band.on,
  )
  const curve = band.line ?? getEdge(panel, must(band.edges[0], band.name))
  const [from, to] = [curve[0]!, curve.at(-1)!]
  return Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]) ? 'along' : 'across'
}

/** Over a raglan's back a tape goes on along its sleeves. */
function lyingAlong(band: BandTrim, edge: Label, { pieces }: Cut): Label {
  const piece = pieces.find(({ name }) => name === band.on)
  const along = alongEdge(edge)
  if (!piece || !isRaglan(piece) || !band.edges.some(name => name.startsWith('neck'))) return along
  const path = onToSleeves(piece)
  return { en: `${along.en}, ${path.en.toLowerCase()}`, fr: `${along.fr}, ${path.fr.toLowerCase()}` }
}

/** How far along a raglan's neck its tape goes. */
export function onToSleeves(back: Piece): Label {
  const inches = neckOnSleeve(back)
  return {
    en: `Over the back and ${inchesText(inches, 'en')} of each sleeve beyond its raglan seam`,
    fr: `Sur le dos et ${inchesText(inches, 'fr')} de chaque manche au-delà de sa couture raglan`,
  }
}

const alongEdge = (edge: { readonly en: string; readonly fr: string }) => ({
  en: `along ${edge.en}`,
  fr: `le long ${edge.fr}`,
})

function placeOf(band: BandTrim, cut: Cut): { readonly edge: string; readonly distance: number } {
  if (!band.line) {
    const edge = must(band.edges[0], band.name)
    const isLegOfSock = isSock(band, cut) && band.on.endsWith('Leg')
    return { edge: isLegOfSock ? 'cuffEnd' : edge, distance: band.from }
  }
  const piece = must(
    cut.pieces.find(({ name }) => name === band.on),
    band.on,
  )
  const at = band.line[0]![1]
  const fold = foldOf(cut, piece)
  if (fold) return { edge: 'foldLine', distance: Math.abs(at - fold[0]![1]) - band.to }
  const edge = piece.wrap.kind === 'foot' ? 'toe' : 'lower'
  return { edge, distance: lowestInMiddle(piece) - at - band.to }
}

function isSock({ on }: BandTrim, { pieces }: Cut): boolean {
  return pieces.some(({ name, wrap }) => name === on && wrap.kind === 'foot')
}

/** Down the panel (v), along u = 0. */
function lowestInMiddle(piece: Piece): number {
  const outline = outlineOf(piece)
  const crossed = outline.flatMap(([u, v], i) => {
    const [nextU, nextV] = outline[(i + 1) % outline.length]!
    if (u > 0 === nextU > 0) return []
    return [v + ((nextV - v) * -u) / (nextU - u)]
  })
  return Math.max(...crossed)
}
