import { readFileSync } from 'node:fs'
import type { Art } from '@teamloom/artwork/art-file.ts'
import { extractColors } from '@teamloom/artwork/extract-colors.ts'
import { cutPlates } from '@teamloom/artwork/plates.ts'
import { thread as surface } from '@teamloom/catalog/decorations/surface.ts'
import type { Work } from '@teamloom/technique/technique.ts'
import { thread } from '@teamloom/technique/thread/thread.ts'
import sharp from 'sharp'
import { type Figure, median, processorTime } from './figure.ts'

const crest = new URL('../../apps/api/src/commands/demo/wolves-crest.svg', import.meta.url)
const runs = 9

/** The demonstration's crest in plates, and its inks. */
export async function readCrest() {
  const { data, info } = await sharp(readFileSync(crest), { density: 300 })
    .resize(1024, 1024, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { width: info.width, height: info.height, rgba: new Uint8Array(data) }
  const inks = extractColors(pixels, 8)
  return { inks, plates: cutPlates(pixels, inks) }
}

/** A crest of 4 x 4 inches sewn: from its artwork to a card's map, and that map in other colours. Processor time. */
export async function benchThreadwork(): Promise<Figure[]> {
  const { inks, plates } = await readCrest()
  const sewing: number[] = []
  const recolouring: number[] = []
  for (let run = 0; run < runs; run++) {
    // An artwork of its own each time: what was sewn of one is kept.
    const art: Art = { kind: 'plates', plates }
    const work: Work = {
      art,
      inks,
      widthInches: 4,
      heightInches: 4,
      form: { kind: 'art' },
      options: {},
      surface,
      density: 50,
      lampDegrees: 225,
    }
    sewing.push(processorTime(() => thread.make(work)))
    recolouring.push(processorTime(() => thread.make({ ...work, inks: inks.toReversed() })))
  }
  return [
    {
      name: 'a crest of 4 x 4 in sewn, from artwork to its first map',
      value: median(sewing),
      unit: 'ms',
      most: 400,
    },
    { name: 'the same in other colours', value: median(recolouring), unit: 'ms', most: 60 },
  ]
}
