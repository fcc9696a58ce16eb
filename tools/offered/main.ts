/** `node tools/offered/main.ts`: records what the catalogue offers now, beside all that it ever has. */
import { readFileSync, writeFileSync } from 'node:fs'
import { listOffered } from './list-offered.ts'

const file = new URL('offered.txt', import.meta.url)
const before = readFileSync(file, 'utf8').split('\n').filter(Boolean)
const all = [...new Set([...before, ...listOffered()])].toSorted()
writeFileSync(file, `${all.join('\n')}\n`)
console.log(`${all.length - before.length} more, ${all.length} in all`)
