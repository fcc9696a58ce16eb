import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

export type SmallDisk = {
  /** Takes what is left of it. */
  readonly fill: () => void
  readonly empty: () => void
  readonly remove: () => void
}

/** A disk of so many megabytes at the folder; undefined where this process may not mount one. */
export function mountSmallDisk(folder: string, megabytes = 1): SmallDisk | undefined {
  fs.mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  const filler = path.join(folder, 'filler')
  return {
    fill: () => {
      const handle = fs.openSync(filler, 'w')
      try {
        for (;;) fs.writeSync(handle, Buffer.alloc(4096))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        fs.closeSync(handle)
      }
    },
    empty: () => fs.rmSync(filler),
    remove: () => execFileSync('umount', [folder]),
  }
}
