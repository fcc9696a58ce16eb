import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { bakesFolder } from '@teamloom/api/pictures/bake-files.ts'
import type { BakeEntry, Manifest } from '@teamloom/bakes/manifest.ts'
import { packBake } from '@teamloom/bakes/pack-bake.ts'
import type { Side } from '@teamloom/bakes/side.ts'
import { bakeProduct, type SideBake } from '@teamloom/drape/stage/bake-product.ts'
import type { BakePlan, Pattern } from '@teamloom/pattern/pattern.ts'
import { readManifest } from '../bake-files.ts'
import { productOf } from '../sheet/looks.ts'
import { encodeGray } from '../webp.ts'
import { drapeCached } from './drape-cached.ts'
import { placesOf } from './places-of.ts'
import { standInMiddle } from './stand-in-middle.ts'

type SideEntry = { readonly side: Side; readonly entry: BakeEntry }

/**
 * Drapes, bakes and packs a product, writes its bakes and manifest, and prints what they weigh; `only` some plans, and
 * the others' bakes stay as they are.
 */
export async function bakeToFiles(whole: Pattern, rays: number, only?: readonly string[]): Promise<void> {
  const before = only ? readManifest(whole.name) : null
  const isWanted = ({ name }: { readonly name: string }) => only?.includes(name) ?? true
  const pattern = { ...whole, plans: whole.plans.filter(plan => isDraped(plan) || isWanted(plan)) }
  const started = performance.now()
  const bakes = drapeCached(pattern)
  const draped = performance.now()
  const lenders = [...new Set(pattern.plans.flatMap(plan => plan.from ?? []))].map(readManifest)
  if (lenders.length > 1) throw new Error(`${pattern.name} takes bakes from more than one product`)
  const baked = bakeProduct(
    pattern,
    bakes,
    rays,
    name => console.log(`${pattern.name}: ${name}, ${seconds(performance.now() - started)}`),
    (before ?? lenders[0])?.regions,
  )
  const lit = performance.now()
  const folder = bakesFolder(pattern.name)
  if (!before) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const written: SideEntry[] = []
  for (const lender of lenders)
    written.push(...takeFrom(lender, whole, ({ from }) => from === lender.product))
  if (before) written.push(...takeFrom(before, whole, plan => plan.from === undefined && !isWanted(plan)))
  for (const bake of baked.bakes.filter(isWanted))
    written.push({ side: bake.side, entry: await writeBake(folder, bake) })
  const stepsBack = baked.stepsBack ?? (before ?? lenders[0])?.stepsBack
  const manifest: Manifest = {
    product: pattern.name,
    camera: baked.camera,
    ...(stepsBack ? { stepsBack } : {}),
    regions: baked.regions,
    sides: {
      front: entriesOf(written, 'front', whole),
      back: entriesOf(written, 'back', whole),
      left: entriesOf(written, 'left', whole),
      right: entriesOf(written, 'right', whole),
    },
    places: {},
  }
  await writeManifest(pattern, manifest)
  printWeights(pattern.name, written)
  console.log(
    `${pattern.name}: draped in ${seconds(draped - started)}, lit in ${seconds(lit - draped)}, ` +
      `packed in ${seconds(performance.now() - lit)}, ${readdirSync(folder).length} files`,
  )
}

/** Entries of bakes that are there, another product's or its own, as they are planned. */
function takeFrom(
  { product, sides }: Manifest,
  { name: taker, plans, sides: wanted }: Pattern,
  isTaken: (plan: BakePlan) => boolean,
): SideEntry[] {
  return plans.filter(isTaken).flatMap(({ name, when, z }) =>
    wanted.flatMap(side =>
      sides[side]
        .filter(entry => entry.name === name)
        .map(entry => ({
          side,
          entry: { ...entry, when, z, ...(product === taker ? {} : { of: entry.of ?? product }) },
        })),
    ),
  )
}

/** Measures where a product and its places are seen on its bakes, which stay as they are. */
export async function measureToFile(pattern: Pattern): Promise<void> {
  await writeManifest(pattern, readManifest(pattern.name))
}

async function writeManifest(pattern: Pattern, baked: Manifest): Promise<void> {
  const product = productOf(pattern)
  const manifest = await standInMiddle(product, baked)
  const places = await placesOf(product, manifest)
  writeFileSync(join(bakesFolder(pattern.name), 'layers.json'), textOf({ ...manifest, places }))
}

/** JSON in the house's form: short lists on one line. */
function textOf(manifest: Manifest): string {
  const text = JSON.stringify(manifest, null, 2)
  return `${text.replace(/\[([^[\]{}]*)\]/g, (_, items: string) => `[${items.trim().replace(/\s+/g, ' ')}]`)}\n`
}

/** What is draped, then what lies on it, each in the order of the plans. */
function entriesOf(written: readonly SideEntry[], side: Side, { plans }: Pattern): BakeEntry[] {
  const order = [...plans.filter(isDraped), ...plans.filter(plan => !isDraped(plan))].map(({ name }) => name)
  return written
    .filter(one => one.side === side)
    .map(one => one.entry)
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
}

function isDraped({ kind }: BakePlan): boolean {
  return kind !== 'overlay'
}

async function writeBake(folder: string, { side, name, kind, when, z, bake }: SideBake): Promise<BakeEntry> {
  const packed = await packBake(bake, encodeGray)
  const bytes = brotliCompressSync(packed, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
  })
  const file = `${side}-${name}.bake`
  writeFileSync(join(folder, file), bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { name, kind, when, z, file, bytes: bytes.length, sha256, box: bake.box }
}

function printWeights(product: string, written: readonly SideEntry[]): void {
  const own = written.filter(({ entry }) => entry.of === undefined)
  const total = own.reduce((sum, one) => sum + one.entry.bytes, 0)
  console.table(
    own.map(({ side, entry }) => ({
      side,
      bake: entry.name,
      kind: entry.kind,
      kB: Math.round(entry.bytes / 1000),
    })),
  )
  console.log(`${product}: ${Math.round(total / 1000)} kB`)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
