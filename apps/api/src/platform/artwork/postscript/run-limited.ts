import { spawn } from 'node:child_process'
import os from 'node:os'
import process from 'node:process'
import { type Cell, setApart, setApartMark } from '#api/platform/artwork/postscript/cell.ts'
import { tellsComputing, usageOf } from '#api/platform/artwork/process-usage.ts'
import { endedFromOutside } from '#api/platform/ended-from-outside.ts'
import { guarded } from '#api/platform/guarded.ts'
import { Outage } from '#api/platform/outage.ts'

/** The limits of a program that reads somebody's file. */
export const readerLimits = {
  /** Where computing is told, how busy the machine is counts by the lane's own patience. */
  seconds: tellsComputing ? 60 : 15,
  computingSeconds: 8,
  bytes: 512_000_000,
  outputBytes: 20_000_000,
}

/** What it wrote to its output and what it said beside it; `tooMuch`: it went beyond a limit and was ended; `failed`: it said that it could not. */
export type Outcome = { readonly output: Uint8Array; readonly said: string } | 'tooMuch' | 'failed'

/** How much is kept at most of what a program says. */
const mostSaid = 100_000

/**
 * Runs a program in a process of its own, without our environment, set apart from the machine where there is a `cell`, and ends it at its limits. The system's own limit on
 * computing ends it too when nobody is left to watch it. Throws an outage when others ended it.
 */
export function runLimited(
  command: readonly [string, ...string[]],
  {
    folder,
    limits = readerLimits,
    cell,
  }: { readonly folder: string; readonly limits?: typeof readerLimits; readonly cell?: Cell | undefined },
): Promise<Outcome> {
  const [program, ...words] = cell ? setApart(command, folder, cell) : command
  return new Promise((resolve, reject) => {
    // A shell takes whole ones alone.
    const mostSeconds = Math.ceil(limits.computingSeconds) + 2
    const isUnix = process.platform !== 'win32'
    const limited = [
      '-c',
      `ulimit -c 0; ulimit -S -t ${mostSeconds}; ulimit -H -t ${mostSeconds + 1}; exec "$@"`,
      'sh',
    ]
    const child = isUnix
      ? spawn('/bin/sh', [...limited, program, ...words], options(folder))
      : spawn(program, words, options(folder))
    const parts: Buffer[] = []
    let size = 0
    let said = ''
    let isOver = false
    const end = () => {
      isOver = true
      child.kill('SIGKILL')
    }
    const look = () => {
      const { computingSeconds, bytes } = usageOf(child.pid)
      if (bytes > limits.bytes || computingSeconds > limits.computingSeconds) end()
    }
    const deadline = setTimeout(end, limits.seconds * 1000)
    const watch = setInterval(guarded(reject, look), 50)
    const stop = () => {
      clearTimeout(deadline)
      clearInterval(watch)
    }
    const fail = (error: unknown) => {
      stop()
      reject(error)
    }
    // First: where no more may be open it has no ends to listen to.
    child.on('error', fail)
    child.stdout?.on(
      'data',
      guarded(fail, (part: Buffer) => {
        size += part.length
        if (size > limits.outputBytes) end()
        else parts.push(part)
      }),
    )
    child.stderr?.on(
      'data',
      guarded(fail, (part: Buffer) => {
        if (said.length < mostSaid) said += part.toString('latin1')
      }),
    )
    child.on(
      'close',
      guarded(fail, (code: number | null, ownSignal) => {
        stop()
        const isApart = said.includes(setApartMark)
        if (cell && !isApart && !isOver) return reject(new Outage('setting a program apart'))
        if (isApart) said = said.slice(said.indexOf(setApartMark) + setApartMark.length)
        const signal = ownSignal ?? (cell ? signalIn(code) : undefined)
        const outage = isOver ? undefined : endedFromOutside('a program that reads files', signal)
        if (outage) reject(outage)
        else if (isOver || signal === 'SIGXCPU') resolve('tooMuch')
        else resolve(code === 0 && size > 0 ? { output: Buffer.concat(parts), said } : 'failed')
      }),
    )
  })
}

/** The signal that ended a program, from the code that a shell tells of it. */
function signalIn(code: number | null): string | undefined {
  return Object.entries(os.constants.signals).find(([, number]) => number + 128 === code)?.[0]
}

function options(cwd: string) {
  return { cwd, env: { TMPDIR: cwd }, stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'] }
}
