import fs from 'node:fs'
import process from 'node:process'

/** Files and folders made from now on are their owner's alone. */
export function keepPrivate(): void {
  process.umask(0o077)
}

/** Makes the folder, or takes one that is there from everybody but its owner. */
export function makePrivateFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { mode, uid } = fs.statSync(folder)
  // A folder that all share, such as /tmp, stays as it is; what we make in it is private.
  const isShared = (mode & 0o1000) !== 0
  const isOurs = process.getuid?.() === uid
  if (isOurs && !isShared && (mode & 0o077) !== 0) fs.chmodSync(folder, 0o700)
}
