import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const memory = '/dev/shm'
const plenty = 4 * 2 ** 30

/**
 * A new folder for what ends with the tests, in memory where there is plenty: a copy of a database is hundreds of files,
 * half a second of work for a disk, and each test file has one.
 */
export function makeScratchFolder(name: string): string {
  return fs.mkdtempSync(path.join(isRoomy() ? memory : os.tmpdir(), `${name}-`))
}

const dayMs = 86_400_000

/** Removes what tests that were killed have left in memory, once it cannot be in use any more. */
export function sweepScratchFolders(place = memory, now = Date.now()): void {
  if (!fs.existsSync(place)) return
  for (const name of fs.readdirSync(place).filter(each => /^teamloom-(?:app|test)-/.test(each))) {
    const folder = path.join(place, name)
    const made = fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? now
    if (now - made > dayMs) fs.rmSync(folder, { recursive: true, force: true })
  }
}

function isRoomy(): boolean {
  try {
    fs.accessSync(memory, fs.constants.W_OK)
    const { bavail, bsize } = fs.statfsSync(memory)
    return bavail * bsize > plenty
  } catch {
    return false
  }
}
