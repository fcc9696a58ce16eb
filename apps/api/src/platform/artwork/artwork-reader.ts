import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import type { ArtworkFormat } from '@teamloom/artwork/file-format.ts'

export type ArtworkJob =
  | {
      readonly do: 'read'
      readonly bytes: Uint8Array
      readonly accepted: AcceptedFile
      readonly mostColors: number
    }
  | {
      readonly do: 'preview'
      readonly bytes: Uint8Array
      readonly format: ArtworkFormat
      readonly size: number
    }

/** What a file may be. */
export type AcceptedFile = {
  /** What its name says that it is. */
  readonly extension: string
  /** The formats of its purpose. */
  readonly formats: readonly string[]
}

/** What reading a file gives: its facts, and the forms in which it is drawn and shown. */
export type ReadArtwork = {
  readonly format: ArtworkFormat
  readonly width: number
  readonly height: number
  readonly isVector: boolean
  readonly colors: readonly string[]
  /** A vector without anything that could run or reach outside; null for a raster. */
  readonly cleanSvg: Uint8Array | null
  /** Gzipped art files. */
  readonly pixels: Uint8Array
  readonly plates: Uint8Array
}

export type ArtworkRefusal = 'unspecifiedFormat' | 'unsupportedFile' | 'imageTooSmall' | 'processingError'
export type ArtworkOutcome =
  | { readonly ok: true; readonly artwork: ReadArtwork }
  | { readonly ok: false; readonly code: ArtworkRefusal }

export type ArtworkReader = {
  readonly read: (bytes: Uint8Array, accepted: AcceptedFile, mostColors: number) => Promise<ArtworkOutcome>
  /** A WebP of at most `size` pixels on its longest side. `bytes`: a raster, or a clean SVG. */
  readonly preview: (bytes: Uint8Array, format: ArtworkFormat, size: number) => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

/** What the worker answers a job with. */
export type JobAnswer =
  | { readonly ok: true; readonly value: ArtworkOutcome | Uint8Array }
  | { readonly ok: false; readonly message: string }

type Limits = { readonly mostSeconds: number; readonly mostBytes: number }

const usualLimits: Limits = { mostSeconds: 30, mostBytes: 1_500_000_000 }
const idleSeconds = 60

/**
 * Hostile until read: files are opened one after the other in a process of their own, which is killed when a file
 * takes it too long or too much memory. A thread could not be: what draws is native code that nothing interrupts.
 */
export function startArtworkReader(limits: Partial<Limits> = {}): ArtworkReader {
  const { mostSeconds, mostBytes } = { ...usualLimits, ...limits }
  let worker: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let line: Promise<unknown> = Promise.resolve()

  function openWorker(): ChildProcess {
    const opened = fork(path.join(import.meta.dirname, 'artwork-worker.ts'), {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=768'],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // It must not keep us from ending.
    opened.unref()
    opened.channel?.unref()
    opened.once('exit', () => {
      if (worker === opened) worker = undefined
    })
    return opened
  }

  async function work<Value>(job: ArtworkJob): Promise<Value> {
    clearTimeout(idle)
    const current = (worker ??= openWorker())
    const deadline = setTimeout(() => current.kill('SIGKILL'), mostSeconds * 1000)
    const watch = setInterval(() => {
      if (residentBytes(current.pid) > mostBytes) current.kill('SIGKILL')
    }, 200)
    try {
      const answer = await answerOf(current, job)
      if (!answer.ok) throw new Error(answer.message)
      return answer.value as Value
    } finally {
      clearTimeout(deadline)
      clearInterval(watch)
      idle = setTimeout(() => current.kill('SIGKILL'), idleSeconds * 1000)
      idle.unref()
    }
  }

  const run = <Value>(job: ArtworkJob): Promise<Value> => {
    const result = line.then(() => work<Value>(job))
    line = result.catch(() => {})
    return result
  }

  return {
    read: (bytes, accepted, mostColors) =>
      run<ArtworkOutcome>({ do: 'read', bytes, accepted, mostColors }).catch(() => ({
        ok: false,
        code: 'processingError',
      })),
    preview: (bytes, format, size) => run<Uint8Array>({ do: 'preview', bytes, format, size }),
    close: async () => {
      clearTimeout(idle)
      const last = worker
      if (!last) return
      const ended = once(last, 'exit')
      last.kill('SIGKILL')
      await ended
    },
  }
}

function answerOf(worker: ChildProcess, job: ArtworkJob): Promise<JobAnswer> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('the worker ended'))
    worker.once('exit', ended)
    worker.once('message', message => {
      worker.off('exit', ended)
      resolve(message as JobAnswer)
    })
    worker.send(job, error => {
      if (error) reject(error)
    })
  })
}

/** Linux tells; elsewhere 0, and the time alone is limited. */
function residentBytes(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return 0
  try {
    return 1024 * Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
