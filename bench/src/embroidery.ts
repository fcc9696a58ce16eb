import { readDst } from '@teamloom/embroidery/read-dst.ts'
import { type SewnArt, sewArtwork } from '@teamloom/embroidery/sew-artwork.ts'
import { must } from '@teamloom/kit/assert.ts'
import { type Figure, median, processorTime } from './figure.ts'
import { readCrest } from './threadwork.ts'

const runs = 9

/** The demonstration's crest, 4 x 4 inches, from its artwork to files that are checked. Processor time. */
export async function benchEmbroidery(): Promise<Figure[]> {
  const { inks, plates } = await readCrest()
  const times: number[] = []
  let sewn: SewnArt | undefined
  for (let run = 0; run < runs; run++)
    times.push(
      processorTime(() => {
        sewn = sewArtwork({
          // An artwork of its own each time: what was sewn of one is kept.
          art: { kind: 'plates', plates: { ...plates } },
          inks: inks.map(hex => ({ code: hex, hex })),
          widthInches: 4,
          heightInches: 4,
          cloth: 'fleece',
          name: 'crest',
        })
      }),
    )
  const { files, checks } = must(sewn, 'a crest')
  const least = must(checks.find(({ key }) => key === 'likeness')?.values[0], 'its likeness')
  return [
    {
      name: 'a crest of 4 x 4 in from artwork to checked machine files',
      value: median(times),
      unit: 'ms',
      most: 500,
    },
    { name: 'cuts in its DST', value: readDst(files.dst).trims, unit: '', most: 15 },
    {
      name: 'of a thread of it what is off its artwork, at most',
      value: Math.round((1 - least) * 1000) / 10,
      unit: '%',
      most: 6,
    },
  ]
}
