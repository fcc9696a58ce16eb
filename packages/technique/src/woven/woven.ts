import { byteOfLinear, linearOfHex, luminanceOf } from '@teamloom/artwork/linear-light.ts'
import { hexOfRgb } from '@teamloom/artwork/pixels.ts'
import { assert } from '@teamloom/kit/assert.ts'
import { gridOf, meanAround, smoothStep } from '../grid.ts'
import { frameMap } from '../map-frame.ts'
import { lightRaised, type RaisedMap } from '../raised-map.ts'
import { type Seam, sew } from '../seam.ts'
import { type LitMap, type Production, plainProduction, type Technique, type Work } from '../technique.ts'
import { edgeFold, type Fold, loopFold, mitredFold, straightFold, upperEdgeFold } from './folds.ts'
import { seen, type Weave, weaveArt } from './loom.ts'

/** A label woven in damask, folded as its name says and sewn on. */
const production: Production = { ...plainProduction, colorOf: 'yarn', isWoven: true }

export const woven: Technique = {
  make: work => weaveLabel(work, foldNamed(work)),
  isSized: () => true,
  readsPerInch: 240,
  production,
}

/** The front half of one that is folded over an edge. */
export const clipped: Technique = {
  make: work => weaveLabel(work, foldOverEdge(work)),
  isSized: () => true,
  readsPerInch: 240,
  production,
}

const millimetre = 1 / 25.4
/** Into which it throws its shadow. */
const marginInches = 0.12
/** Threads are drawn with more than two pixels each; smaller pictures are reduced from that. */
const leastDensity = 300
const mostDensity = 400

const seam: Omit<Seam, 'hex'> = {
  stitchInches: 1.8 * millimetre,
  threadInches: 0.42 * millimetre,
  gapInches: 0.44 * millimetre,
  dentInches: 0.18 * millimetre,
  holeInches: 0.34 * millimetre,
  slantInches: 0,
}

function foldNamed(work: Work): Fold {
  const name = String(work.options.tagName)
  if (name.startsWith('loop fold')) return loopFold(work)
  return name.startsWith('mitred') ? mitredFold(work) : straightFold(work)
}

function foldOverEdge(work: Work): Fold {
  const isAbove = work.form.kind === 'piece' && work.form.foldedAt === 'top'
  return isAbove ? upperEdgeFold(work) : edgeFold(work)
}

function weaveLabel(work: Work, fold: Fold): LitMap {
  const { form, widthInches, heightInches, lampDegrees } = work
  assert(form.kind === 'piece', 'a label is a piece')
  const density = Math.min(mostDensity, Math.max(leastDensity, 1.5 * work.density))
  const frame = frameMap(widthInches, heightInches, density, marginInches)
  const raised: RaisedMap = {
    frame,
    color: new Float32Array(3 * frame.width * frame.height),
    cover: gridOf(frame.width, frame.height),
    relief: gridOf(frame.width, frame.height),
    gloss: gridOf(frame.width, frame.height),
    polish: 12,
  }
  layLabel(raised, fold, weaveArt(work, form), form.groundHex)
  sew(raised, fold.seams, { ...seam, hex: seamHex(form.groundHex) })
  return lightRaised(raised, lampDegrees, {
    reachInches: 2.8 * millimetre,
    soft: 0.6,
    hollowInches: 1.1 * millimetre,
    hollow: 1.2,
  })
}

function layLabel(
  { frame, color, cover, relief, gloss }: RaisedMap,
  fold: Fold,
  weave: Weave,
  groundHex: string,
) {
  const { width, height, density } = frame
  const shine = 0.4 + luminanceOf(linearOfHex(groundHex))
  const art = gridOf(width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = (x + 0.5 - width / 2) / density
      const v = (y + 0.5 - height / 2) / density
      const inside = fold.depth(u, v)
      const share = Math.max(0, Math.min(1, inside * density + 0.5))
      if (share === 0) continue
      const i = y * width + x
      weave(u, v)
      cover.values[i] = share
      relief.values[i] = fold.height(u, v) + seen.height
      art.values[i] = seen.isArt ? 1 : 0
      const worn = 0.82 + 0.18 * smoothStep(0, 0.6 * millimetre, inside)
      for (let c = 0; c < 3; c++) color[3 * i + c] = seen.color[c]! * worn
      gloss!.values[i] = (seen.isArt ? 0.1 : 0.07) * shine
    }
  // Floats lie over the ground.
  const lifted = meanAround(art, 0.1 * millimetre * density).values
  for (let i = 0; i < lifted.length; i++) relief.values[i]! += 0.1 * millimetre * lifted[i]!
}

/** A sewing thread that is told from the label that it holds. */
function seamHex(groundHex: string): string {
  const ground = linearOfHex(groundHex)
  const by = luminanceOf(ground) < 0.18 ? 70 : -28
  const [red, green, blue] = ground.map(part => Math.max(0, Math.min(255, byteOfLinear(part) + by)))
  return hexOfRgb([red!, green!, blue!])
}
