import fs from 'node:fs'
import path from 'node:path'
import { discard } from '#api/platform/files/arrivals.ts'
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
async function syncFolder(folder: string): Promise<void> {
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

/** Brings a file to where it is kept, and onto the disk; one that cannot be brought is none. */
export async function bring(file: string, place: string): Promise<void> {
  await fs.promises.mkdir(path.dirname(place), { recursive: true })
  await fs.promises.rename(file, place)
  await syncFolder(path.dirname(place))
}

/** Whether it was brought: of many one is, and the first stays. A rename would replace it; a second name does not. */
export async function bringOnce(file: string, place: string): Promise<boolean> {
  await fs.promises.mkdir(path.dirname(place), { recursive: true })
  const isFirst = await wasLinked(file, place)
  await syncFolder(path.dirname(place))
  await discard(file)
  return isFirst
}

async function wasLinked(file: string, place: string): Promise<boolean> {
  try {
    await fs.promises.link(file, place)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
