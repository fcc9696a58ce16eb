import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { type ArtworkFormat, detectFormat } from '@teamloom/artwork/file-format.ts'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import type { Lettering } from '#api/platform/artwork/lettering/letter-words.ts'
import type { VectorReaders } from '#api/platform/artwork/postscript/find-readers.ts'
import { readerLimits } from '#api/platform/artwork/postscript/run-limited.ts'
import { tellsComputing, usageOf } from '#api/platform/artwork/process-usage.ts'
import { readHead } from '#api/platform/artwork/read-head.ts'
import { type Reading, type ReadingChoice, wholeFirst } from '#api/platform/artwork/reading.ts'
import { endedFromOutside } from '#api/platform/ended-from-outside.ts'
import { Outage } from '#api/platform/outage.ts'

/** `file`: its path on this machine. */
export type ArtworkJob =
  | {
      readonly do: 'read'
      readonly file: string
      readonly mostColors: number
      /** Of those that a file can have several of; from 1. */
      readonly page: number
      /** Of a drawing with wide margins what is drawn on alone. */
      readonly isCropped: boolean
      readonly readers: VectorReaders
      /** Of computing, for the program that reads a page. */
      readonly mostPageSeconds: number
    }
  | {
      readonly do: 'preview'
      readonly file: string
      readonly format: ArtworkFormat
      readonly size: number
    }
  | {
      readonly do: 'paintPage'
      readonly file: string
      readonly page: number
      readonly readers: VectorReaders
      readonly size: number
    }
  | { readonly do: 'ground'; readonly file: string }
  | { readonly do: 'letter'; readonly recipe: TextRecipe }

/** What the worker says: that it is there, then the answer to each job. */
export type WorkerMessage =
  | 'ready'
  | { readonly ok: true; readonly value: Reading | Uint8Array | Lettering | undefined }
  /** `isOutage`: the system did not give it what it needs. */
  | { readonly ok: false; readonly message: string; readonly isOutage: boolean }

export type ArtworkLane = {
  readonly read: (file: string, mostColors: number, choice?: ReadingChoice) => Promise<Reading>
  /** A WebP of at most `size` pixels on its longest side. `file`: a raster, or a clean SVG. */
  readonly preview: (file: string, format: ArtworkFormat, size: number) => Promise<Uint8Array>
  /** A WebP of a page of an EPS or AI file, of at most `size` pixels on its longest side; undefined: it cannot be had. */
  readonly paintPage: (file: string, page: number, size: number) => Promise<Uint8Array | undefined>
  /** A raster without the ground that it stands on, as a PNG; of no bytes when there is none. */
  readonly takeGround: (file: string) => Promise<Uint8Array>
  /** Words as outlines. */
  readonly letter: (recipe: TextRecipe) => Promise<Lettering>
  readonly close: () => Promise<void>
}

export type Limits = {
  /** Of computing before it is put off: what is usual is read meanwhile. Pages begin with a program's start. */
  readonly mostFirstSeconds: number
  readonly mostFirstPageSeconds: number
  /** Of computing, where the system tells it: how busy the machine is is not the file's doing. */
  readonly mostComputingSeconds: number
  readonly mostSeconds: number
  readonly mostBytes: number
}

/** Of 1,721 drawings of a renderer's suite half take 0.16 s, 99 of 100 under 0.4 s; photographs take 2.5 s, the largest bitmaps 4.5. */
export const usualLimits: Limits = {
  mostFirstSeconds: 3.5,
  mostFirstPageSeconds: 3.5,
  mostComputingSeconds: 6,
  mostSeconds: 20,
  mostBytes: 1_500_000_000,
}
const idleSeconds = 60

/** What is compiled of our own code and its libraries, beside them: a third of a start is spent on it. */
const compiled = path.resolve(import.meta.dirname, '../../../../../.cache/compiled')

/** It was made an end of, as it took longer than what is usual: it is tried once more, where it holds up nobody. */
export class PutOff extends Error {
  override name = 'PutOff'
}

/** It was made an end of: of that file nothing more is tried. */
class TookTooMuch extends Error {
  override name = 'TookTooMuch'
}

/**
 * Hostile until read: files are opened one after the other in a process of its own, which is killed when a file takes
 * it too long or too much memory. A thread could not be: what draws is native code that nothing interrupts.
 */
export function startArtworkLane(most: Limits, readers: VectorReaders, isForSlow: boolean): ArtworkLane {
  // What gives way to others waits for them.
  const mostSeconds = isForSlow ? 3 * most.mostSeconds : most.mostSeconds
  const mostComputingSeconds = isForSlow
    ? most.mostComputingSeconds
    : Math.min(most.mostFirstSeconds, most.mostComputingSeconds)
  let worker: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let isClosing = false

  async function openWorker(): Promise<ChildProcess> {
    const opened = fork(path.join(import.meta.dirname, 'artwork-worker.ts'), {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=768'],
      env: { NODE_COMPILE_CACHE: compiled },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // Whoever waits for its answer is told.
    opened.on('error', () => {})
    opened.once('exit', () => {
      if (worker === opened) worker = undefined
    })
    await nextMessage(opened)
    if (isForSlow) yieldToOthers(opened.pid)
    // From here on it must not keep us from ending.
    opened.unref()
    opened.channel?.unref()
    worker = opened
    return opened
  }

  function endIdle(): void {
    // Not to be asked again, though it takes a moment to end.
    const last = worker
    worker = undefined
    last?.kill('SIGKILL')
  }

  async function work<Value>(job: ArtworkJob): Promise<Value> {
    clearTimeout(idle)
    const current = worker ?? (await openWorker())
    const before = usageOf(current.pid)
    let limit: 'file' | 'time' | 'machine' | undefined
    const end = (reached: typeof limit) => {
      limit ??= reached
      current.kill('SIGKILL')
    }
    const deadline = setTimeout(end, mostSeconds * 1000, tellsComputing ? 'machine' : 'file')
    const watch = setInterval(() => {
      const { computingSeconds, bytes } = usageOf(current.pid)
      if (bytes > most.mostBytes) end('file')
      if (computingSeconds - before.computingSeconds > mostComputingSeconds) end('time')
    }, 100)
    try {
      const answered = nextMessage(current)
      // When it cannot be sent the worker has ended, and says so.
      current.send(job, () => {})
      const answer = await answered
      if (answer === 'ready') throw new Error(answer)
      if (!answer.ok) throw answer.isOutage ? new Outage(answer.message) : new Error(answer.message)
      return answer.value as Value
    } catch (error) {
      if (isClosing) throw error
      if (limit === 'machine') throw new Outage('the time to read a file', { cause: error })
      if (limit === 'time' && !isForSlow) throw new PutOff()
      const isOurs = limit !== undefined || !(error instanceof WorkerEnded)
      const outage = isOurs ? undefined : endedFromOutside('what reads files', error.signal)
      if (outage) throw outage
      // Native code that fell over the file did so by itself.
      throw limit || error instanceof WorkerEnded ? new TookTooMuch() : error
    } finally {
      clearTimeout(deadline)
      clearInterval(watch)
      idle = setTimeout(endIdle, idleSeconds * 1000)
      idle.unref()
    }
  }

  return {
    read: async (file, mostColors, { page, isCropped } = wholeFirst) => {
      const mostPageSeconds = isForSlow ? readerLimits.computingSeconds : most.mostFirstPageSeconds
      const job = { do: 'read', file, mostColors, page, isCropped, readers, mostPageSeconds } as const
      const reading = await work<Reading>(job).catch((error: unknown) => {
        if (error instanceof TookTooMuch) return undefined
        throw error
      })
      if (!reading) return tooMuch(detectFormat(await readHead(file)))
      if (!isForSlow && isPageCutShort(reading)) throw new PutOff()
      return reading
    },
    preview: (file, format, size) => work<Uint8Array>({ do: 'preview', file, format, size }),
    paintPage: (file, page, size) =>
      work<Uint8Array | undefined>({ do: 'paintPage', file, page, readers, size }),
    takeGround: file => work<Uint8Array>({ do: 'ground', file }),
    letter: recipe => work<Lettering>({ do: 'letter', recipe }),
    close: async () => {
      isClosing = true
      clearTimeout(idle)
      if (!worker) return
      const ended = once(worker, 'exit')
      // Nothing else may be left to wait for.
      worker.ref()
      worker.kill('SIGKILL')
      await ended
    },
  }
}

/** A raster is decoded, not drawn: nothing in it could be simpler. */
function tooMuch(format: ArtworkFormat | undefined): Reading {
  const cause = format === 'png' || format === 'jpg' ? undefined : 'tooComplex'
  return { verdict: { ok: false, format: format ?? null, code: 'processingError', cause }, forms: {} }
}

function isPageCutShort({ verdict }: Reading): boolean {
  return (
    !verdict.ok && verdict.cause === 'tooComplex' && (verdict.format === 'eps' || verdict.format === 'ai')
  )
}

/** As far as the system lets it. */
function yieldToOthers(pid: number | undefined): void {
  try {
    if (pid !== undefined) os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
}

class WorkerEnded extends Error {
  override name = 'WorkerEnded'
  readonly signal: NodeJS.Signals | null

  constructor(signal: NodeJS.Signals | null) {
    super()
    this.signal = signal
  }
}

function nextMessage(worker: ChildProcess): Promise<WorkerMessage> {
  return new Promise((resolve, reject) => {
    const ended = (_: number | null, signal: NodeJS.Signals | null) => reject(new WorkerEnded(signal))
    worker.once('exit', ended)
    worker.once('error', reject)
    worker.once('message', message => {
      worker.off('exit', ended)
      worker.off('error', reject)
      resolve(message as WorkerMessage)
    })
  })
}
