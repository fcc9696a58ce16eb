import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import type { Cell } from '#api/platform/artwork/postscript/cell.ts'
import { runLimited } from '#api/platform/artwork/postscript/run-limited.ts'
import { withFolder } from '#api/platform/artwork/postscript/with-folder.ts'

const ofMachine = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/var/lib/ghostscript']
const ofFonts = [
  '/etc/fonts',
  '/etc/ghostscript',
  '/etc/alternatives',
  '/etc/ld.so.cache',
  '/var/cache/fontconfig',
]

const room = path.resolve(import.meta.dirname, '../../../..')

/**
 * Where the machine lets readers be set apart from it, what they see there; undefined where it does not, or they would
 * not run. `programs`: their paths.
 */
export async function findCell(programs: readonly string[], dataDir: string): Promise<Cell | undefined> {
  if (process.platform !== 'linux') return undefined
  const cell = cellOf([...ofMachine, ...ofFonts, ...ofOurs()], path.resolve(dataDir))
  const everyOne = 'for each; do "$each" -v >/dev/null 2>&1 || exit 1; done; echo whole'
  const limits = { seconds: 5, computingSeconds: 5, bytes: 512_000_000, outputBytes: 100 }
  const outcome = await withFolder(folder =>
    runLimited(['/bin/sh', '-c', everyOne, 'sh', process.execPath, ...programs], { folder, limits, cell }),
  ).catch(() => 'failed')
  return typeof outcome === 'string' ? undefined : cell
}

/**
 * What readers see of these places, as far as they are there; a link of the root, as to `usr/lib`, is a link in the
 * cell too.
 */
function cellOf(shown: readonly string[], hidden: string): Cell {
  const folders: string[] = []
  const files: string[] = []
  const links: string[] = []
  for (const each of shown) {
    const stat = fs.lstatSync(each, { throwIfNoEntry: false })
    if (stat?.isSymbolicLink()) links.push(fs.readlinkSync(each).replace(/^\//, ''))
    else if (stat) (stat.isDirectory() ? folders : files).push(each)
  }
  return { folders, files, links, hidden }
}

/** What our packaged readers are made of. */
function ofOurs(): readonly string[] {
  const { resolve } = createRequire(import.meta.url)
  const modules = ['@okathira/ghostpdl-wasm', 'mupdf'].flatMap(name => {
    try {
      return [path.dirname(path.dirname(resolve(name)))]
    } catch {
      return []
    }
  })
  return [process.execPath, path.join(room, 'package.json'), import.meta.dirname, ...modules]
}
