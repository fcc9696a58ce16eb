import fs from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

const skipped = new Set(['node_modules', 'dist', '.git', '.cache'])
/** What a server keeps beside the project's own. */
const kept = 'data'

/** Every file below a folder of the project whose path the test takes, relative to the root. */
export function filesBelow(folder: string, keep: (file: string) => boolean): string[] {
  const full = path.join(root, folder)
  if (!fs.existsSync(full)) return []
  return fs.readdirSync(full, { withFileTypes: true }).flatMap(entry => {
    const file = path.join(folder, entry.name)
    if (skipped.has(entry.name) || file === kept) return []
    return entry.isDirectory() ? filesBelow(file, keep) : keep(file) ? [file] : []
  })
}

export function read(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8')
}
