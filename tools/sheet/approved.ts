import { join } from 'node:path'
import { composeSide } from '@teamloom/garment/compose-side.ts'
import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Pattern } from '@teamloom/pattern/pattern.ts'
import sharp, { type Sharp } from 'sharp'
import { readManifest, repository } from '../bake-files.ts'
import { dress } from './schemes.ts'
import { onStage } from './stage.ts'

/** Pixels across a side. */
const across = 200

/** The picture of a product that was looked at and found good. */
export function approvedFile(product: string): string {
  return join(repository, 'tools/sheet/approved', `${product}.webp`)
}

/** A pattern's sides next to each other, small, in contrast colours above and heather below. */
export async function drawSides(pattern: Pattern, sides: readonly DecodedSide[]): Promise<Sharp> {
  const manifest = readManifest(pattern.name)
  const { styles } = must(
    pattern.plans.find(plan => plan.kind === 'base'),
    'base',
  )
  const { width, height } = manifest.camera
  const down = Math.round((across * height) / width)
  const cells = await Promise.all(
    (['contrast', 'heather'] as const).flatMap((scheme, row) =>
      sides.map(async (side, column) => ({
        input: await onStage(composeSide(side, dress(manifest, styles, scheme), { scale: across / width })),
        left: column * across,
        top: row * down,
      })),
    ),
  )
  const size = { width: across * sides.length, height: down * 2 }
  return sharp({ create: { ...size, channels: 3, background: '#fff' } }).composite(cells)
}
