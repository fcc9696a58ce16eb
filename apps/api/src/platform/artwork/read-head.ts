import fs from 'node:fs/promises'
import { headBytes } from '@teamloom/artwork/file-format.ts'

/** The beginning of a file, as much as tells what it is. */
export async function readHead(file: string): Promise<Uint8Array> {
  const opened = await fs.open(file)
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await opened.close()
  }
}
