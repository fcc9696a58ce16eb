// Keeps the server running: it is started again when it ends without being asked to.
import { spawn } from 'node:child_process'
import process from 'node:process'
import { repoNode, root, say, sparing } from './prepare.mjs'
import { whenStarterEnds } from './starter.mjs'

/** Before each start after another: the first is tried again at once. One that stayed for a minute begins anew. */
const waitSeconds = [0, 1, 2, 5, 10, 30]
const stayedMs = 60_000
/** One that is asked to end has this long. */
const mostEndMs = 9_500

const askedBy = ['SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * Runs a program, which says `ready` once it serves, until it is asked to end, and ends with its exit code. What has
 * never been ready is not started again: it says itself what is wrong. Should this process end first, also by a kill,
 * the program sees its channel close.
 */
export function keepUp(args) {
  let child
  let isAsked = false
  let hasBeenReady = false
  let ends = 0
  let again

  function start() {
    const since = performance.now()
    const begun = spawn(repoNode(), args, {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: sparing({ ...process.env }),
    })
    child = begun
    begun.on('message', message => {
      if (message === 'ready') hasBeenReady = true
    })
    // One that runs and could not be told something has not ended.
    begun.on('error', error => {
      if (begun.pid === undefined) onEnd(error.message, 1)
    })
    begun.once('exit', (code, signal) => onEnd(signal ?? `exit code ${code}`, code ?? codeOf(signal)))
    const onEnd = (reason, code) => {
      child = undefined
      if (isAsked || !hasBeenReady || code === 0) process.exit(code)
      if (performance.now() - since > stayedMs) ends = 0
      const seconds = waitSeconds[Math.min(ends++, waitSeconds.length - 1)]
      say(`the server has ended (${reason}); it is started again${seconds > 0 ? ` in ${seconds} s` : ''}`)
      again = setTimeout(start, seconds * 1000)
    }
  }

  function end(signal) {
    isAsked = true
    clearTimeout(again)
    if (!child) process.exit(0)
    // Windows has no signals: there the channel's end says it.
    if (process.platform !== 'win32') child.kill(signal)
    else if (child.connected) child.disconnect()
    setTimeout(() => child?.kill('SIGKILL'), mostEndMs).unref()
  }

  // Who reads what is said may be gone.
  process.stderr.on('error', () => {})
  for (const signal of askedBy) process.on(signal, () => end(signal))
  whenStarterEnds(() => end('SIGTERM'))
  start()
}

/** What was ended by a signal that it was sent itself was asked to. */
function codeOf(signal) {
  if (askedBy.includes(signal)) return 0
  return signal === 'SIGKILL' ? 137 : 1
}
