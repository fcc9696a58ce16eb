import fs from 'node:fs'
import process from 'node:process'

export type LogLines = {
  readonly write: (line: string) => void
  /** For who is about to end the process. */
  readonly flushSync: () => void
}

/** Lines wait so long for others that are written with them; so many bytes wait for none. */
const mostWaitMs = 100
const enoughBytes = 8192
/** What waits where nobody reads it: later lines are lost. */
const mostBytes = 8_000_000
/** For who reads slowly, at the end. */
const mostTries = 20
const pauseMs = 50

/**
 * Writes lines to a file or a pipe beside everything else. Nothing that happens to it is heard of: lines that cannot be
 * written, as the disk is full or nobody reads them any more, are lost.
 */
export function openLogLines(descriptor: number): LogLines {
  let waiting = ''
  let isWriting = false
  let timer: NodeJS.Timeout | undefined

  function writeSoon(): void {
    timer ??= setTimeout(writeNow, mostWaitMs).unref()
  }

  function writeNow(): void {
    clearTimeout(timer)
    timer = undefined
    if (isWriting || waiting === '') return
    isWriting = true
    const bytes = Buffer.from(waiting)
    waiting = ''
    writeFrom(bytes)
  }

  function writeFrom(bytes: Buffer): void {
    fs.write(descriptor, bytes, (error, written) => {
      if (error?.code === 'EAGAIN') return void setTimeout(writeFrom, pauseMs, bytes).unref()
      if (!error && written < bytes.length) return writeFrom(bytes.subarray(written))
      isWriting = false
      if (waiting !== '') writeSoon()
    })
  }

  function flushSync(): void {
    let bytes = Buffer.from(waiting)
    waiting = ''
    for (let tries = 0; bytes.length > 0 && tries < mostTries; ) {
      try {
        bytes = bytes.subarray(fs.writeSync(descriptor, bytes))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return
        tries++
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs)
      }
    }
  }

  process.on('exit', flushSync)
  return {
    write: line => {
      if (waiting.length + line.length > mostBytes) return
      waiting += line
      if (waiting.length < enoughBytes) writeSoon()
      else writeNow()
    },
    flushSync,
  }
}
