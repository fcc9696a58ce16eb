import fs from 'node:fs'
import path from 'node:path'
import { Outage } from '#api/platform/outage.ts'

/** A disk that is full, broken, taken away or not to be written; too many files that are open. */
const diskCodes = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'ENODEV',
  'ENXIO',
  'ESTALE',
  'EACCES',
  'EPERM',
  'EMFILE',
  'ENFILE',
])

/** What the disk does not do is an outage of it. */
export async function onDisk<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    const { code, path: place } = error as NodeJS.ErrnoException
    // The folder that all files begin in is made at the start: without it the disk is not there.
    const isAway =
      code === 'ENOENT' &&
      place !== undefined &&
      [place, path.dirname(place)].some(folder => path.basename(folder) === 'incoming')
    if (isAway || diskCodes.has(code ?? '')) throw new Outage('the disk', { cause: error })
    throw error
  }
}

/** A rename is on disk when its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await syncFile(folder, 'r')
}

/** Onto the disk with what was written. */
export async function syncFile(file: string, flags = 'r+'): Promise<void> {
  const handle = await fs.promises.open(file, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Undefined where no such file is. */
export async function orUndefined<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  try {
    return await promise
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
