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

function isRoomy(): boolean {
  try {
    fs.accessSync(memory, fs.constants.W_OK)
    const { bavail, bsize } = fs.statfsSync(memory)
    return bavail * bsize > plenty
  } catch {
    return false
  }
}
