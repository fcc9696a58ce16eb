import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractColors } from '@teamloom/artwork/extract-colors.ts'
import { cutPlates } from '@teamloom/artwork/plates.ts'
import { composeSide } from '@teamloom/garment/compose-side.ts'
import { screenOfPrint } from '@teamloom/garment/place.ts'
import { buildPrintImage } from '@teamloom/garment/print-image.ts'
import { must } from '@teamloom/kit/assert.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { techniques } from '@teamloom/technique/index.ts'
import type { Work } from '@teamloom/technique/technique.ts'
import sharp, { type Sharp } from 'sharp'
import { readManifest, readSide, repository } from '../bake-files.ts'
import { productOf } from './looks.ts'
import { dress, type Scheme } from './schemes.ts'
import { onStage } from './stage.ts'
import type { TechniqueSample } from './technique-samples.ts'

/** Pixels of a picture on the sheet; and how many inches of cloth each row shows: a card's, all of it, and 400 %. */
const cell = 420
const cloths: readonly Scheme[] = ['white', 'heather', 'navy', 'black']
const rows = [
  { name: 'card', inches: (width: number) => 2.4 * width, reduce: 2.5 },
  { name: 'full', inches: (width: number) => 1.3 * width, reduce: 1 },
  { name: '400 %', inches: () => 2, reduce: 1 },
]

/** A technique on a T-shirt's chest, on each cloth: small, whole and from near. */
export async function drawTechnique(sample: TechniqueSample): Promise<Sharp> {
  const manifest = readManifest('tshirt')
  const side = await readSide(manifest, 'front')
  const pattern = must(findPattern('tshirt'), 'tshirt')
  const place = must(
    productOf(pattern).locations.find(({ positionName }) => positionName === 'centerChest'),
    'place',
  )
  const base = must(
    pattern.plans.find(plan => plan.kind === 'base'),
    'base',
  )
  const art = await readArt(sample.artwork)
  const widthInches = sample.widthInches
  const heightInches = sample.heightInches ?? (widthInches * art.height) / art.width
  const cells: { input: Buffer; left: number; top: number }[] = []
  for (const [row, { inches, reduce }] of rows.entries())
    for (const [column, scheme] of cloths.entries()) {
      const around = inches(widthInches)
      const width = Math.round(around * manifest.camera.pixelsPerInch)
      const scale = cell / reduce / width
      const density = manifest.camera.pixelsPerInch * Math.max(1, scale)
      const { plates, colors } = art
      const work: Work = {
        art: { kind: 'plates', plates },
        inks: colors,
        form: sample.form?.({ ...art, isVector: true }) ?? { kind: 'art' },
        surface: sample.surface,
        options: sample.options,
        tone: sample.tone,
        widthInches,
        heightInches,
        density: density > 150 ? 200 : density > 60 ? 100 : 50,
        lampDegrees: 225,
      }
      const started = performance.now()
      const image = buildPrintImage(techniques[sample.surface.technique].make(work))
      if (column === 0) console.log(`${work.density} px/in: ${Math.round(performance.now() - started)} ms`)
      const { panel, centerU, centerV } = place
      const print = {
        panel,
        place: place.positionName,
        centerU,
        centerV,
        widthInches,
        heightInches,
        image,
        surface: sample.surface,
      }
      const look = { ...dress(manifest, base.styles, scheme), prints: [print] }
      const corner = row === 2 ? widthInches / 4 : 0
      const middle = must(screenOfPrint(side, look, print, centerU - corner, centerV - corner), 'place')
      const viewport = {
        x: Math.round(middle.x - width / 2),
        y: Math.round(middle.y - width / 2),
        width,
        height: width,
      }
      const picture = composeSide(side, look, { viewport, scale })
      const input = await sharp(await onStage(picture))
        .resize(cell, cell, { fit: 'contain', kernel: 'nearest' })
        .png()
        .toBuffer()
      cells.push({ input, left: column * cell, top: row * cell })
    }
  const size = { width: cloths.length * cell, height: rows.length * cell }
  return sharp({ create: { ...size, channels: 3, background: '#fff' } }).composite(cells)
}

async function readArt(name: string) {
  const svg = readFileSync(join(repository, 'apps/api/src/commands/demo', `${name}.svg`))
  const { data, info } = await sharp(svg, { density: 300 })
    .resize(1024, 1024, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { width: info.width, height: info.height, rgba: new Uint8Array(data) }
  const colors = extractColors(pixels, 8)
  return { width: info.width, height: info.height, colors, plates: cutPlates(pixels, colors) }
}
