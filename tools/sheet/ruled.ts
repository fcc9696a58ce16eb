import type { Manifest, Styles } from '@teamloom/bakes/manifest.ts'
import { flatInk } from '@teamloom/catalog/decorations/surface.ts'
import type { LocationDefinition, Product } from '@teamloom/catalog/definition.ts'
import { composeSide } from '@teamloom/garment/compose-side.ts'
import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import { screenOfPrint } from '@teamloom/garment/place.ts'
import { flatImage, type PrintImage } from '@teamloom/garment/print-image.ts'
import sharp, { type Sharp } from 'sharp'
import { readSide } from '../bake-files.ts'
import { dress } from './schemes.ts'
import { onStage } from './stage.ts'

/** Pixels across and down a place's picture on the sheet, and how many stand side by side. */
const cell = 560
const columns = 4
/** Pixels to the inch of the ruled artwork. */
const fine = 64

/** Every place of a product with the largest print there, ruled in inches (in quarters where it is small), and a circle. */
export async function drawRuled(product: Product, manifest: Manifest, styles: Styles): Promise<Sharp> {
  const sides = new Map<string, DecodedSide>()
  const cells: { input: Buffer; left: number; top: number }[] = []
  for (const location of product.locations.filter(({ pair }) => !pair)) {
    const side = sides.get(location.side) ?? (await readSide(manifest, location.side))
    sides.set(location.side, side)
    const input = await drawPlace(side, location, styles)
    if (!input) continue
    const at = cells.length
    cells.push({ input, left: (at % columns) * cell, top: Math.floor(at / columns) * cell })
  }
  const height = Math.ceil(cells.length / columns) * cell
  return sharp({ create: { width: columns * cell, height, channels: 3, background: '#fff' } }).composite(
    cells,
  )
}

async function drawPlace(
  side: DecodedSide,
  location: LocationDefinition,
  styles: Styles,
): Promise<Buffer | undefined> {
  const { positionName, panel, centerU, centerV, maxWidthInches, maxHeightInches } = location
  const needed = Object.fromEntries(
    location.needs.map(need => [`${need.partName}/${need.elementName}`, need.styleNames[0]!]),
  )
  const print = {
    panel,
    place: positionName,
    centerU,
    centerV,
    widthInches: maxWidthInches,
    heightInches: maxHeightInches,
    image: await ruled(maxWidthInches, maxHeightInches),
    surface: flatInk,
  }
  const look = { ...dress(side.manifest, { ...styles, ...needed }, 'heather'), prints: [print] }
  const middle = screenOfPrint(side, look, print, centerU, centerV)
  if (!middle) return undefined
  const { camera } = side.manifest
  const around = Math.min(
    camera.width,
    (Math.max(maxWidthInches, maxHeightInches) * 1.25 + 0.5) * camera.pixelsPerInch,
  )
  const viewport = {
    x: Math.round(Math.max(0, Math.min(camera.width - around, middle.x - around / 2))),
    y: Math.round(Math.max(0, Math.min(camera.height - around, middle.y - around / 2))),
    width: Math.round(around),
    height: Math.round(around),
  }
  const picture = composeSide(side, look, { viewport, scale: cell / viewport.width })
  return sharp(await onStage(picture))
    .resize(cell, cell)
    .composite([
      {
        input: Buffer.from(caption(`${positionName}, ${maxWidthInches} × ${maxHeightInches} in`)),
        gravity: 'north',
      },
    ])
    .png()
    .toBuffer()
}

async function ruled(width: number, height: number): Promise<PrintImage> {
  const step = Math.min(width, height) < 3 ? 0.25 : 1
  const lines = [
    ...stepsAcross(width, step).map(x => `M${x} 0V${height}`),
    ...stepsAcross(height, step).map(y => `M0 ${y}H${width}`),
  ].join('')
  const thin = Math.min(0.06, Math.min(width, height) / 50)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * fine}" height="${height * fine}" viewBox="0 0 ${width} ${height}"
    fill="none" stroke="#1d3f94"><path d="${lines}" stroke-width="${thin}"/>
    <rect width="${width}" height="${height}" stroke-width="${4 * thin}"/>
    <circle cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) / 2 - thin}" stroke="#d81e5b" stroke-width="${2 * thin}"/></svg>`
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  return flatImage(data, info.width, info.height)
}

function stepsAcross(length: number, step: number): number[] {
  return Array.from({ length: Math.ceil(length / step) - 1 }, (_, i) => (i + 1) * step)
}

function caption(text: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cell}" height="26">
    <rect width="${cell}" height="26" fill="#fff" opacity="0.8"/>
    <text x="8" y="18" font-family="sans-serif" font-size="14">${text}</text></svg>`
}
