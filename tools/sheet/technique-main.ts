/** `node tools/sheet/technique-main.ts <sample> [--out file.png]`: a technique on four cloths: small, whole, from near. */
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { repository } from '../bake-files.ts'
import { techniqueSamples } from './technique-samples.ts'
import { drawTechnique } from './techniques.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } })
const [name] = positionals
const sample = name === undefined ? undefined : techniqueSamples[name]
if (!sample) throw new Error(`which of ${Object.keys(techniqueSamples).join(', ')}?`)
const out = values.out ?? join(repository, '.cache/sheets', `technique-${name}.png`)
mkdirSync(dirname(out), { recursive: true })
await (await drawTechnique(sample)).png().toFile(out)
console.log(out)
