import { readFileSync } from 'node:fs'
import { extractColors } from '@teamloom/artwork/extract-colors.ts'
import { cutPlates } from '@teamloom/artwork/plates.ts'
import { leathertag } from '@teamloom/catalog/decorations/leathertag.ts'
import { woventag } from '@teamloom/catalog/decorations/woventag.ts'
import { techniques } from '@teamloom/technique/index.ts'
import type { Work } from '@teamloom/technique/technique.ts'
import sharp from 'sharp'
import { type Figure, median, processorTime } from './figure.ts'

const crest = new URL('../../apps/api/src/commands/demo/wolves-crest.svg', import.meta.url)
const runs = 9
const warmUps = 20

/** A leather tag of 2 1/2 in and a woven one of 2 x 1, looked at from near, each made anew of its artwork. Processor time. */
export async function benchTags(): Promise<Figure[]> {
  const { data, info } = await sharp(readFileSync(crest), { density: 300 })
    .resize(1024, 1024, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { width: info.width, height: info.height, rgba: new Uint8Array(data) }
  const inks = extractColors(pixels, 3)
  const plates = cutPlates(pixels, inks)
  const timeOf = (type: typeof leathertag | typeof woventag, size: Extent, options: Work['options']) => {
    const made = { ...size, id: 'tag', drivingSide: 'width' } as const
    const artwork = { isVector: true, width: info.width, height: info.height }
    const work: Work = {
      ...size,
      art: { kind: 'plates', plates },
      inks,
      form: type.form({ artwork, size: made, options }),
      options,
      surface: type.surface,
      density: 200,
      lampDegrees: 225,
    }
    const { make } = techniques[type.surface.technique]
    for (let run = 0; run < warmUps; run++) make(work)
    return median(Array.from({ length: runs }, () => processorTime(() => make(work))))
  }
  return [
    {
      name: 'a leather tag of 2 1/2 x 2 1/2 in at 200 pixels to the inch',
      value: timeOf(
        leathertag,
        { widthInches: 2.5, heightInches: 2.5 },
        { tagName: 'square', textureName: 'LeatherBrown' },
      ),
      unit: 'ms',
      most: 250,
    },
    {
      name: 'a woven tag of 2 x 1 in, looked at as closely',
      value: timeOf(
        woventag,
        { widthInches: 2, heightInches: 1 },
        { tagName: 'straight 2 x 1', backgroundColorName: 'BF09' },
      ),
      unit: 'ms',
      most: 250,
    },
  ]
}

type Extent = { readonly widthInches: number; readonly heightInches: number }
