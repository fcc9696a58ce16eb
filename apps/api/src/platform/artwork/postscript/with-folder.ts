import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** A folder of its own, which is removed when its use is over. */
export async function withFolder<Value>(use: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'teamloom-page-'))
  try {
    return await use(folder)
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}
