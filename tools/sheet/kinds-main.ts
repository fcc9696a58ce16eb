/** `node tools/sheet/kinds-main.ts [type] …`: a close look of each kind of decoration, for the public pages; all of them where none is named. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { repository } from '../bake-files.ts'
import { techniqueSamples } from './technique-samples.ts'
import { cell, drawTechnique } from './techniques.ts'

/** The rows of a technique's sheet that are shown, by the ends of their files' names. */
const shown = { '': 1, '-near': 2 } as const

/** Maroon; of what takes dye alone, the sample's own. */
const cloth = '1023'

const folder = join(repository, 'apps/web/public/kinds')
const asked = process.argv.slice(2)
// Of several samples of a kind the first is the usual one.
const samples = new Map(
  Object.values(techniqueSamples)
    .toReversed()
    .map(sample => [sample.type, sample]),
)
mkdirSync(folder, { recursive: true })
for (const [type, sample] of samples) {
  if (asked.length > 0 && !asked.includes(type)) continue
  const sheet = await drawTechnique({ ...sample, cloths: [sample.cloths?.[1] ?? cloth] })
  const png = await sheet.png().toBuffer()
  for (const [end, row] of Object.entries(shown)) {
    const out = join(folder, `${type}${end}.webp`)
    await sharp(png)
      .extract({ left: 0, top: row * cell, width: cell, height: cell })
      .webp({ quality: 80 })
      .toFile(out)
    console.log(out)
  }
}
