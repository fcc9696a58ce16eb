import { createHash } from 'node:crypto'
import { must } from '@teamloom/kit/assert.ts'
import { putFile } from '#api/commands/put-file.ts'
import { CommandProblem } from '#api/commands/run-command.ts'
import type { Files, Listed } from '#api/platform/files/files.ts'

export type Moved = { readonly files: number; readonly bytes: number; readonly already: number }

/**
 * Copies all files from one place to another and reads each there; what is there in its length is left. `tell` hears
 * of each. Nothing is taken away, so that what is written meanwhile is not lost either: it comes with the next run.
 */
export async function moveFiles(from: Files, to: Files, tell: (moved: Moved) => void): Promise<Moved> {
  let moved: Moved = { files: 0, bytes: 0, already: 0 }
  for await (const { listed, isThere } of withOther(from.list(), to.list())) {
    if (!isThere) await copyOne(listed.key, from, to)
    moved = {
      files: moved.files + (isThere ? 0 : 1),
      bytes: moved.bytes + (isThere ? 0 : listed.bytes),
      already: moved.already + (isThere ? 1 : 0),
    }
    tell(moved)
  }
  return moved
}

/** Both in the order of their keys. */
async function* withOther(from: AsyncIterable<Listed>, to: AsyncIterable<Listed>) {
  const others = to[Symbol.asyncIterator]()
  let other = await others.next()
  for await (const listed of from) {
    while (!other.done && other.value.key < listed.key) other = await others.next()
    const isThere = !other.done && other.value.key === listed.key && other.value.bytes === listed.bytes
    yield { listed, isThere }
  }
}

async function copyOne(key: string, from: Files, to: Files): Promise<void> {
  const stream = await from.open(key)
  // It was removed since it was listed.
  if (!stream) return
  const sent = await putFile(to, key, stream)
  const hash = createHash('sha256')
  for await (const piece of must(await to.open(key), key)) hash.update(piece)
  if (hash.digest('hex') !== sent)
    throw new CommandProblem(`${key} is not there as it was sent: nothing was taken away, try again.`)
}
