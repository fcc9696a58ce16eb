import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import zlib from 'node:zlib'
import { encodePicture } from '@teamloom/api/pictures/encode-picture.ts'
import { bakesToDraw, type Manifest } from '@teamloom/bakes/manifest.ts'
import { unpackBake } from '@teamloom/bakes/unpack-bake.ts'
import { flatInk } from '@teamloom/catalog/decorations/surface.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { composeSide } from '@teamloom/garment/compose-side.ts'
import { assembleSide, type DecodedSide } from '@teamloom/garment/decoded-side.ts'
import type { Look } from '@teamloom/garment/look.ts'
import { lookOfDesign } from '@teamloom/garment/look-of-design.ts'
import { buildPrintImage } from '@teamloom/garment/print-image.ts'
import { must } from '@teamloom/kit/assert.ts'
import sharp from 'sharp'
import { type Figure, median, timeRuns } from './figure.ts'

const folder = path.join(fileURLToPath(import.meta.resolve('@teamloom/catalog/bakes')), 'hoodie')
/** The largest that a front shows at once without one lying on another. */
const printed = ['fullFront', 'leftSleeve', 'rightSleeve', 'upperBack']
const colors = ['#1B3E2F', '#BB1D2B', '#1C2946', '#F5F5F2', '#D6991C']

/** A hoodie's front with four decorations: as it is drawn for the studio, and for a card with its encoding. */
export async function benchComposition(): Promise<Figure[]> {
  const { side, look } = await openHoodie()
  let turn = 0
  const compose = () => {
    turn += 1
    const hex = colors[turn % colors.length] ?? '#000000'
    const cloths = Object.fromEntries(
      Object.entries(look.cloths).map(([slot, cloth]) => [slot, { ...cloth, hex }]),
    )
    return composeSide(side, { ...look, cloths })
  }
  const full = median(await timeRuns(40, () => compose()))

  const finished = compose()
  const alone = median(await timeRuns(20, () => encodePicture(finished, 600)))
  const card = median(await timeRuns(20, () => encodePicture(compose(), 600)))
  return [
    {
      name: 'hoodie front, 1200 x 1400, four decorations, warm',
      value: full,
      unit: 'ms',
      most: 60,
    },
    {
      name: 'the same at 600 with encoding, against resizing and encoding the finished picture',
      value: card / alone,
      unit: 'ratio',
      most: 2,
      peer: { name: 'resize and encode alone', value: alone },
      detail: { milliseconds: card, millisecondsAlone: alone },
    },
  ]
}

async function openHoodie(): Promise<{ side: DecodedSide; look: Look }> {
  const hoodie = must(
    products.find(({ product }) => product.name === 'hoodie'),
    'hoodie',
  )
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'layers.json'), 'utf8')) as Manifest
  const drawn = drawnDesign(createDocument(hoodie), hoodie)
  const entries = bakesToDraw(manifest, 'front', drawn.styles)
  const bakes = await Promise.all(
    entries.map(async entry => {
      const bytes = zlib.brotliDecompressSync(fs.readFileSync(path.join(folder, entry.file)))
      const bake = await unpackBake(bytes, webp => sharp(webp).extractChannel(0).raw().toBuffer())
      return [entry.name, bake] as const
    }),
  )
  const image = buildPrintImage(checks(1024), 1024, 1024)
  const prints = printed.map(positionName => {
    const place = must(
      hoodie.locations.find(location => location.positionName === positionName),
      positionName,
    )
    const { panel, centerU, centerV, maxWidthInches, maxHeightInches } = place
    const width = Math.min(maxWidthInches, maxHeightInches)
    return {
      panel,
      centerU,
      centerV,
      widthInches: width,
      heightInches: width,
      image,
      surface: flatInk,
    }
  })
  return {
    side: assembleSide(manifest, 'front', Object.fromEntries(bakes)),
    look: { ...lookOfDesign(drawn, () => undefined), prints },
  }
}

/** Artwork that covers its place, with many edges. */
function checks(size: number): Uint8Array {
  const rgba = new Uint8Array(size * size * 4)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const isLight = ((x >> 5) + (y >> 5)) % 2 === 0
      rgba.set(isLight ? [240, 200, 60, 255] : [20, 60, 120, 255], (y * size + x) * 4)
    }
  }
  return rgba
}
