import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { withPlainWords } from '#api/platform/typesetter/plain-words.ts'

/**
 * A document in typst. What people wrote never stands in its source: it comes as a file, as JSON, which the source
 * reads with `json("data.json")`, so that no mark of theirs is one of the typesetter's.
 */
export type Typeset = {
  /** The name of the file in `files` that the document begins with. */
  readonly main: string
  /** All that the document may read, by name: sources, data, pictures. Drawings must be clean. */
  readonly files: Readonly<Record<string, Uint8Array | string>>
}

export type TypesetDocument = {
  readonly pdf: Uint8Array
  /** Letters that no font of ours has: each stands as its number in a frame. */
  readonly unwritten: readonly string[]
}

export type TypesetAnswer =
  | ({ readonly ok: true } & TypesetDocument)
  | { readonly ok: false; readonly message: string }

export type Typesetter = {
  /**
   * A PDF with its fonts embedded: "Inter" in 400 and 600, "Archivo" in 600, "DejaVu Sans" for what these lack, and
   * others for letters that it lacks too. Throws when it cannot be set.
   */
  readonly typeset: (document: Typeset) => Promise<TypesetDocument>
  /** Somebody is about to have a document set. */
  readonly warm: () => void
  readonly close: () => Promise<void>
}

const mostSeconds = 60
const idleSeconds = 60

/**
 * Sets documents one after the other in a process of its own, which starts with the first and ends when it is idle:
 * the compiler is native code that nothing else interrupts.
 */
export function openTypesetter(): Typesetter {
  let worker: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false

  async function openWorker(): Promise<ChildProcess> {
    const opened = fork(path.join(import.meta.dirname, 'typeset-worker.ts'), {
      serialization: 'advanced',
      env: {},
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    opened.once('exit', () => {
      if (worker === opened) worker = undefined
    })
    worker = opened
    await nextMessage(opened)
    // From here on it must not keep us from ending.
    opened.unref()
    opened.channel?.unref()
    return opened
  }

  function endIdle(): void {
    // Not to be asked again, though it takes a moment to end.
    const ending = worker
    worker = undefined
    ending?.kill('SIGKILL')
  }

  async function typeset(document: Typeset): Promise<TypesetDocument> {
    clearTimeout(idle)
    const current = worker ?? (await openWorker())
    let isLate = false
    const deadline = setTimeout(() => {
      isLate = true
      current.kill('SIGKILL')
    }, mostSeconds * 1000)
    try {
      const answered = nextMessage(current)
      // When it cannot be sent the worker has ended, and says so.
      current.send(document, () => {})
      const answer = await answered
      if (!answer.ok) throw new Error(`The document cannot be set: ${answer.message}`)
      return answer
    } catch (error) {
      throw isLate ? new Error(`The document takes longer than ${mostSeconds} seconds`) : error
    } finally {
      clearTimeout(deadline)
      idle = setTimeout(endIdle, idleSeconds * 1000)
      idle.unref()
    }
  }

  async function openAfter(before: Promise<unknown>): Promise<void> {
    await before
    // Whoever has a document set is told of what goes wrong.
    if (!worker) await openWorker().catch(() => undefined)
  }

  return {
    warm: () => {
      last = openAfter(last)
    },
    typeset: document => {
      const set = last
        .then(() => typeset(document))
        .catch((error: unknown) => {
          if (isClosed || !(error instanceof TypesetterEnded)) throw error
          return typeset({ ...document, files: withPlainWords(document.files) })
        })
      last = set.catch(() => {})
      return set
    },
    close: async () => {
      isClosed = true
      clearTimeout(idle)
      if (!worker) return
      const ended = once(worker, 'exit')
      // Nothing else may be left to wait for.
      worker.ref()
      worker.kill('SIGKILL')
      await ended
      clearTimeout(idle)
    },
  }
}

/** Its native code broke, as it does at some words. */
class TypesetterEnded extends Error {}

function nextMessage(worker: ChildProcess): Promise<TypesetAnswer> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new TypesetterEnded('The typesetter has ended'))
    worker.once('exit', ended)
    worker.once('error', reject)
    worker.once('message', message => {
      worker.off('exit', ended)
      worker.off('error', reject)
      resolve(message as TypesetAnswer)
    })
  })
}
