/**
 * `node tools/sheet/main.ts <product> [--side front --scheme navy --out file.png]`: a product's sides in the
 * colours that show its faults, and one row per style; or one picture at full size; or, with `--ruled`, every place with
 * a ruled print and a circle; or, with `--approve`, the small pictures that later ones are compared with.
 */
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Side } from '@teamloom/bakes/side.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { composeSide } from '@teamloom/garment/compose-side.ts'
import type { Look } from '@teamloom/garment/look.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import sharp from 'sharp'
import { readManifest, readSide, repository } from '../bake-files.ts'
import { approvedFile, drawSides } from './approved.ts'
import { productOf } from './looks.ts'
import { drawRuled } from './ruled.ts'
import { dress, type Scheme, schemes } from './schemes.ts'
import { onStage } from './stage.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    side: { type: 'string' },
    scheme: { type: 'string' },
    out: { type: 'string' },
    ruled: { type: 'boolean', default: false },
    approve: { type: 'boolean', default: false },
    style: { type: 'string', multiple: true, default: [] },
  },
})
const [product] = positionals
if (!product || !findPattern(product)) throw new Error('which product?')
const pattern = findPattern(product)!
const manifest = readManifest(product)
const base = pattern.plans.find(plan => plan.kind === 'base')!
const cellHeight = 700

if (values.approve) await writeApproved()
else if (values.ruled) await writeRuled()
else if (values.side) await writeOne(values.side as Side, (values.scheme ?? 'white') as Scheme)
else await writeSheet()

function stylesWith(changes: readonly string[]): Record<string, string> {
  return {
    ...base.styles,
    ...Object.fromEntries(changes.map(change => change.split('=') as [string, string])),
  }
}

async function draw(side: Side, look: Look): Promise<Buffer> {
  return onStage(composeSide(await readSide(manifest, side), look))
}

async function writeApproved(): Promise<void> {
  const out = approvedFile(pattern.name)
  mkdirSync(dirname(out), { recursive: true })
  const sides = await Promise.all(pattern.sides.map(side => readSide(manifest, side)))
  await (await drawSides(pattern, sides)).webp({ quality: 85 }).toFile(out)
  console.log(out)
}

async function writeRuled(): Promise<void> {
  const out = values.out ?? join(repository, '.cache/sheets', `${product}-ruled.png`)
  mkdirSync(dirname(out), { recursive: true })
  await (await drawRuled(productOf(pattern), manifest, stylesWith(values.style))).png().toFile(out)
  console.log(out)
}

async function writeOne(side: Side, scheme: Scheme): Promise<void> {
  const out = values.out ?? join(repository, '.cache/sheets', `${product}-${side}-${scheme}.png`)
  mkdirSync(dirname(out), { recursive: true })
  await sharp(await draw(side, dress(manifest, stylesWith(values.style), scheme))).toFile(out)
  console.log(out)
}

async function writeSheet(): Promise<void> {
  const rows = Object.keys(schemes).map(scheme => ({ scheme: scheme as Scheme, styles: stylesWith([]) }))
  const decoded = await Promise.all(pattern.sides.map(side => readSide(manifest, side)))
  const cellWidth = Math.round((cellHeight * manifest.camera.width) / manifest.camera.height)
  const cells = await Promise.all(
    [...rows, ...styleRows()].flatMap(({ scheme, styles }, row) =>
      decoded.map(async (side, column) => ({
        input: await sharp(await onStage(composeSide(side, dress(manifest, styles, scheme))))
          .resize(cellWidth, cellHeight)
          .png()
          .toBuffer(),
        left: column * cellWidth,
        top: row * cellHeight,
      })),
    ),
  )
  const out = join(repository, '.cache/sheets', `${product}.png`)
  mkdirSync(dirname(out), { recursive: true })
  const size = { width: cellWidth * decoded.length, height: (cells.length / decoded.length) * cellHeight }
  await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite(cells)
    .png()
    .toFile(out)
  console.log(out)
}

/** One row for each style that the base does not show. */
function styleRows(): { scheme: Scheme; styles: Record<string, string> }[] {
  const { parts } = products.find(one => one.product.name === product)!
  return parts.flatMap(part =>
    part.elements.flatMap(element =>
      element.styles
        .map(style => `${part.name}/${element.name}=${style.name}`)
        .filter(change => !isShownByBase(change))
        .map(change => ({ scheme: 'contrast' as const, styles: stylesWith([change]) })),
    ),
  )
}

function isShownByBase(change: string): boolean {
  const [element, style] = change.split('=') as [string, string]
  return base.styles[element] === style
}
