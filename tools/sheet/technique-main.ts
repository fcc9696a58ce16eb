/** `node tools/sheet/technique-main.ts <sample> … | all`: decorations on four cloths: small, whole, from near. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { must } from '@teamloom/kit/assert.ts'
import { repository } from '../bake-files.ts'
import { techniqueSamples } from './technique-samples.ts'
import { drawTechnique } from './techniques.ts'

const known = Object.keys(techniqueSamples)
const asked = process.argv.slice(2)
const names = asked.includes('all') ? known : asked
const unknown = names.filter(name => !known.includes(name))
if (names.length === 0 || unknown.length > 0) throw new Error(`which of ${known.join(', ')}, or all?`)
const folder = join(repository, '.cache/sheets')
mkdirSync(folder, { recursive: true })
for (const name of names) {
  const out = join(folder, `technique-${name}.png`)
  await (await drawTechnique(must(techniqueSamples[name], name))).png().toFile(out)
  console.log(out)
}
