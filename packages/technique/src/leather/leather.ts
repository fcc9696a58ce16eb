import { linearOfByte } from '@teamloom/artwork/linear-light.ts'
import { rgbOfHex } from '@teamloom/artwork/pixels.ts'
import { assert } from '@teamloom/kit/assert.ts'
import { cutContour } from '../cut-contour.ts'
import { gridOf, smoothStep } from '../grid.ts'
import { frameMap } from '../map-frame.ts'
import { noise } from '../noise.ts'
import { depthIn, type PieceShape, sidesWithin } from '../piece-shape.ts'
import { lightRaised, type RaisedMap } from '../raised-map.ts'
import { type Seam, sew } from '../seam.ts'
import { type LitMap, plainProduction, type Technique, type Work } from '../technique.ts'
import { findInTile, getGrainTile, tileValue } from './grain-tile.ts'
import { getHide, type Hide } from './hides.ts'
import { type Press, pressArt, valueAround } from './press-art.ts'

const millimetre = 1 / 25.4
const thickInches = 2 * millimetre
const pressedInches = 0.8 * millimetre
const seamInches = 3 * millimetre
/** Into which it throws its shadow. */
const marginInches = 0.17
/** A stitch has two pixels across it at least; smaller pictures are reduced from that. */
const leastDensity = 100
const coarseDensity = 60

const seam: Omit<Seam, 'hex'> = {
  stitchInches: 3.4 * millimetre,
  threadInches: 0.85 * millimetre,
  gapInches: 0.48 * millimetre,
  dentInches: 0.3 * millimetre,
  holeInches: 0.8 * millimetre,
  slantInches: 0.12 * millimetre,
}

/** A patch of hide with its edge burnished, artwork pressed into it, sewn on inside its edge. */
export const leather: Technique = {
  make: makeLeatherTag,
  isSized: () => true,
  readsPerInch: 220,
  production: { ...plainProduction, isPressed: true },
}

function makeLeatherTag(work: Work): LitMap {
  const { form, options, widthInches, heightInches, lampDegrees } = work
  assert(form.kind === 'piece', 'leather is a piece')
  const density = work.isCoarse ? coarseDensity : Math.max(leastDensity, work.density)
  const hide = getHide(options.textureName)
  const shape: PieceShape = {
    outline: form.outline,
    contour: cutContour(work),
    widthInches,
    heightInches,
    cornerInches: 0.14,
  }
  const frame = frameMap(widthInches, heightInches, density, marginInches)
  const raised: RaisedMap = {
    frame,
    color: new Float32Array(3 * frame.width * frame.height),
    cover: gridOf(frame.width, frame.height),
    relief: gridOf(frame.width, frame.height),
    gloss: gridOf(frame.width, frame.height),
    polish: hide.polish,
  }
  cutHide(raised, shape, hide, pressArt(work, form))
  sew(raised, sidesWithin(shape, seamInches, seam.stitchInches), { ...seam, hex: hide.threadHex })
  return lightRaised(raised, lampDegrees, {
    reachInches: 3.8 * millimetre,
    soft: 0.5,
    hollowInches: 2.2 * millimetre,
    hollow: 1.5,
  })
}

function cutHide(raised: RaisedMap, shape: PieceShape, hide: Hide, press: Press): void {
  const { frame, color, cover, relief, gloss } = raised
  const { width, height, density } = frame
  const depth = depthIn(shape)
  const tile = getGrainTile(hide, density)
  const [top, edge, core, floor] = [hide.hex, hide.edgeHex, hide.coreHex, hide.floorHex].map(rgbOfHex)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = (x + 0.5 - width / 2) / density
      const v = (y + 0.5 - height / 2) / density
      const inside = depth(u, v)
      const share = Math.max(0, Math.min(1, inside * density + 0.5))
      if (share === 0) continue
      const i = y * width + x
      cover.values[i] = share
      const [pressX, pressY] = [u * press.density, v * press.density]
      const down = valueAround(press.down, pressX, pressY)
      const near = valueAround(press.near, pressX, pressY)
      // The press draws the grain towards it.
      const pullX = near > 0.01 && near < 0.99 ? slopeAcross(press, pressX, pressY) : 0
      const pullY = near > 0.01 && near < 0.99 ? slopeDown(press, pressX, pressY) : 0
      findInTile(tile, u - pullX, v - pullY)
      const dark = tileValue(tile.dark)
      const grain = 1 - 0.72 * down
      const uneven = 2 * noise(2.3 * u + 7, 2.3 * v, 52)
      const mottle = 0.6 * hide.mottle * uneven + tileValue(tile.tint)
      const isInner = inside > 5 * millimetre
      const ragged = isInner ? 0 : noise(8 * u, 8 * v, 55)
      const round = roundOver(inside / (0.8 * millimetre))
      relief.values[i] =
        thickInches * (0.35 + 0.65 * round) +
        tileValue(tile.relief) * grain * smoothStep(0, 1.2 * millimetre, inside) +
        0.1 * millimetre * uneven +
        // Around what is pressed in the hide is pushed up.
        0.64 * millimetre * near * (1 - near) * (1 - down) -
        pressedInches * down
      const burnished = isInner
        ? 0
        : 1 - smoothStep(0.2 * millimetre, 3.2 * millimetre, inside + millimetre * ragged)
      const rim = isInner ? 0 : 1 - smoothStep(0, 0.75 * millimetre, inside)
      const raw = isInner
        ? 0
        : (1 - smoothStep(0.05 * millimetre, 0.35 * millimetre, inside)) * (0.5 + ragged)
      const wall = 4 * down * (1 - down)
      const tint = (1 + mottle) * (1 - dark * grain)
      const burn = Math.min(1, 0.55 * burnished + 0.5 * rim)
      for (let c = 0; c < 3; c++) {
        let value = top![c]! * tint
        value += (edge![c]! * (1 + mottle) - value) * burn
        value += (core![c]! - value) * 0.6 * raw
        value += (floor![c]! * (1 + 0.6 * mottle) * (1 - 0.4 * dark) - value) * down
        color[3 * i + c] = linearOfByte[Math.max(0, Math.min(255, Math.round(value * (1 - 0.28 * wall))))]!
      }
      gloss!.values[i] =
        hide.gloss * (1 - 0.35 * down) * (1 - 0.6 * dark) * (1 - 0.3 * rim) * (1 + 1.4 * wall)
    }
}

/** How much grain is drawn along, in inches, at the steepest of a wall. */
const pullInches = 0.012

function slopeAcross({ near }: Press, x: number, y: number): number {
  return pullInches * 4 * (valueAround(near, x + 2, y) - valueAround(near, x - 2, y))
}

function slopeDown({ near }: Press, x: number, y: number): number {
  return pullInches * 4 * (valueAround(near, x, y + 2) - valueAround(near, x, y - 2))
}

/** A quarter of a circle, 0 at 0 and 1 from 1. */
function roundOver(share: number): number {
  const rest = 1 - Math.max(0, Math.min(1, share))
  return Math.sqrt(1 - rest * rest)
}
