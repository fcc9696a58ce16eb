import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'

/** Types leave no trace in what runs: `import type` is not followed. */
const importing = /^(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm

/** What a module imports at run time, as it is written. */
export function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(importing)].map(match => match[1]!)
}

/** Modules and all that they lead to, packages included; sorted paths. */
export function importClosure(entries: readonly string[]): string[] {
  const found = new Set(entries)
  // A set's loop goes on to what is added meanwhile.
  for (const file of found)
    for (const specifier of importsOf(file))
      if (!isBuiltin(specifier)) found.add(createRequire(file).resolve(specifier))
  return [...found].toSorted()
}

/** The hash of what files hold, in this order. */
export function hashOfFiles(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
