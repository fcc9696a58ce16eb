import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const leastLength = 32

/** A secret that is kept in a file which only its owner reads; made at the first start. */
export function loadOrMakeSecret(file: string): string {
  try {
    return readSecret(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const temporary = `${file}.${process.pid}`
  fs.writeFileSync(temporary, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
  try {
    // A link fails when another process was first; then both use that one's secret.
    fs.linkSync(temporary, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    fs.rmSync(temporary)
  }
  return readSecret(file)
}

function readSecret(file: string): string {
  const secret = fs.readFileSync(file, 'utf8').trim()
  // An empty one would sign, and open, everything.
  if (secret.length < leastLength) throw new Error(`${path.basename(file)} in it is too short to be a secret`)
  if ((fs.statSync(file).mode & 0o077) !== 0) fs.chmodSync(file, 0o600)
  return secret
}
