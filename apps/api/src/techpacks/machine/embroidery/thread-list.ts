import type { SewnArt } from '@teamloom/embroidery/sew-artwork.ts'
import { writeCsv } from '#api/platform/csv.ts'

export const threadList = { format: 'threads', ending: '_threads.csv' }

export function writeThreadList({ figures, threads }: SewnArt): string {
  return writeCsv(
    [
      ['order', 'thread', 'hex', 'stitches', 'metres'],
      ...figures.blocks.map(({ stitches, metres }, n) => [
        n + 1,
        threads[n]!.code,
        threads[n]!.hex,
        stitches,
        Math.round(metres * 100) / 100,
      ]),
    ],
    'en',
  )
}
