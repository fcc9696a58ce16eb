import { composeSide } from '@teamloom/garment/compose-side.ts'
import { lookOfDesign } from '@teamloom/garment/look-of-design.ts'
import { framePrint } from '@teamloom/garment/print-frame.ts'
import { openPrintImages } from '@teamloom/garment/print-images.ts'
import { must } from '@teamloom/kit/assert.ts'
import sharp, { type Sharp } from 'sharp'
import { readManifest, readSide } from '../bake-files.ts'
import { readSampleArt } from './sample-art.ts'
import { sampledDesign } from './sampled-design.ts'
import { onStage } from './stage.ts'
import type { TechniqueSample } from './technique-samples.ts'

/** Pixels of a picture on the sheet. */
export const cell = 420
/** White, heather, navy, black. */
const usualCloths = ['1001', '1101', '1010', '1008'] as const
/**
 * How much of the cloth each row shows, by the decoration's width in the picture: a card's, all of it, and 400 %, or
 * two thirds of what is too small to be larger so.
 */
const rows = [
  { name: 'card', widths: 2.4, perInch: 17 },
  { name: 'full', widths: 1.3, perInch: null },
  { name: '400 %', widths: 0.65, perInch: 210 },
] as const

/** A decoration on each cloth: small, whole and from near. */
export async function drawTechnique(sample: TechniqueSample): Promise<Sharp> {
  const manifest = readManifest(sample.product)
  const art = await readSampleArt(sample.artwork)
  const cells: { input: Buffer; left: number; top: number }[] = []
  const cloths = sample.cloths ?? usualCloths
  const { pixelsPerInch } = manifest.camera
  const images = openPrintImages(1e9)
  for (const [column, colorName] of cloths.entries()) {
    const drawn = sampledDesign(sample, art.artwork, colorName)
    const side = await readSide(manifest, must(drawn.prints[0], 'print').location.side)
    const bare = lookOfDesign({ ...drawn, prints: [] }, () => undefined)
    const frame = must(framePrint(side, bare, drawn.prints), 'print in sight')
    const { x, y, width, height } = frame.box
    const across = Math.max(width, height)
    const middle = { x: x + width / 2, y: y + height / 2 }
    // From near, where its left edge is.
    const detail = frame.corners ? between(frame.corners.topLeft, frame.corners.bottomRight) : middle
    for (const [row, { name, widths, perInch }] of rows.entries()) {
      const isNear = name === '400 %'
      const wide = across * widths
      const shown = Math.round(isNear ? Math.min(wide, (cell / perInch) * pixelsPerInch) : wide)
      const scale = perInch === null || isNear ? cell / shown : perInch / pixelsPerInch
      const at = isNear ? detail : middle
      const viewport = {
        x: Math.round(at.x - shown / 2),
        y: Math.round(at.y - shown / 2),
        width: shown,
        height: shown,
      }
      const density = pixelsPerInch * Math.max(1, scale)
      const look = lookOfDesign(drawn, print =>
        images(print, density, () => (print.inks ? art.plates : art.pixels)),
      )
      const input = await sharp(await onStage(composeSide(side, look, { viewport, scale })))
        .resize(cell, cell, { fit: 'contain', kernel: 'nearest' })
        .png()
        .toBuffer()
      cells.push({ input, left: column * cell, top: row * cell })
    }
  }
  const size = { width: cloths.length * cell, height: rows.length * cell }
  return sharp({ create: { ...size, channels: 3, background: '#fff' } }).composite(cells)
}

type At = { readonly x: number; readonly y: number }

function between(from: At, to: At): At {
  return { x: from.x + 0.22 * (to.x - from.x), y: from.y + 0.3 * (to.y - from.y) }
}
