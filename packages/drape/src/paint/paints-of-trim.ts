import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { Region } from '@teamloom/bakes/region.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Cut } from '@teamloom/pattern/pattern.ts'
import type { BandTrim, StitchTrim } from '@teamloom/pattern/trim.ts'
import { type Curve, chain } from '@teamloom/shape/curve.ts'
import { getEdge } from '@teamloom/shape/panel.ts'
import type { Lean } from '../relief/edge-finder.ts'
import { seamLinesOf } from '../relief/reliefs-of-cut.ts'
import { regionOf } from '../stage/region-of.ts'
import type { Sheet } from '../surface/surface.ts'
import { paintBand } from './band-paint.ts'
import type { Paint } from './paint.ts'
import { paintStitches } from './stitch-paint.ts'

/** The paints of a trim, and the sheets that their pixels get, numbered from `firstSheet`. */
export function paintsOfTrim(
  trim: BandTrim | StitchTrim,
  cut: Cut,
  sheets: readonly Sheet[],
  firstSheet: number,
): { paints: Paint[]; sheets: Sheet[] } {
  const fabric: FabricName = trim.kind === 'band' ? trim.fabric : 'thread'
  const own: Sheet[] = []
  const sheetOn = (panel: string, face: Region['face']): Pick<Paint, 'on' | 'sheet'> => {
    const on = sheets.findIndex(({ region }) => region.panel === panel && region.face === face)
    const { relief } = must(sheets[on], `${face} of ${panel}`)
    own.push({ region: regionOf(trim.outside, panel, face, fabric), relief })
    return { on, sheet: firstSheet + own.length - 1 }
  }
  if (trim.kind === 'band') {
    const piece = must(
      cut.pieces.find(one => one.name === trim.on),
      `piece ${trim.on}`,
    )
    // Edges in the order of the outline; those that go on from each other make one line.
    const curves = trim.edges.map(edge => getEdge(piece, edge))
    const line = trim.line ? [trim.line] : trim.joined ? [chain(...curves)] : curves
    return {
      paints: [{ ...sheetOn(trim.on, trim.face), ...paintBand(line, trim.from, trim.to, trim) }],
      sheets: own,
    }
  }
  const paints = stitchedLinesOf(cut)
    .filter(line => line.edges.some(edge => trim.edges.includes(edge)))
    .map(line => ({
      ...sheetOn(line.panel, 'outside'),
      ...paintStitches(line.curve, line.insets, line.lean),
    }))
  return { paints, sheets: own }
}

type StitchedLine = {
  readonly panel: string
  /** `panel.edge` */
  readonly edges: readonly string[]
  readonly curve: Curve
  readonly insets: readonly number[]
  readonly lean?: Lean | undefined
}

/** The stitched lines of pieces and of what is laid on them. */
function stitchedLinesOf(cut: Cut): StitchedLine[] {
  const onPieces = cut.pieces.flatMap(piece =>
    seamLinesOf(piece, cut)
      .filter(({ rows }) => rows.length > 0)
      .map(
        ({ curve, rows, edges, lean }): StitchedLine => ({
          panel: piece.name,
          edges: edges.map(edge => `${piece.name}.${edge}`),
          curve,
          insets: rows.map(row => row.inset),
          lean,
        }),
      ),
  )
  const onTrims = cut.trims.flatMap(trim =>
    trim.kind !== 'laid'
      ? []
      : trim.stitching.map(
          ({ edge, insets }): StitchedLine => ({
            panel: trim.name,
            edges: [`${trim.name}.${edge}`],
            curve: getEdge(trim.panel, edge),
            insets,
          }),
        ),
  )
  return [...onPieces, ...onTrims]
}
