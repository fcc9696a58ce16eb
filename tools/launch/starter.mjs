// Who has started this process by npm: a shell may stand between, which outlives npm, or ends alone.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import process from 'node:process'

/** Undefined where it is not told. */
function parentOf(pid) {
  try {
    if (process.platform === 'linux') {
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
      // The command's name before it may have spaces and brackets.
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    }
    return Number(ask('ppid', pid))
  } catch {
    return undefined
  }
}

function wordsOf(pid) {
  try {
    if (process.platform === 'linux') return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return ask('args', pid)
  } catch {
    return ''
  }
}

function ask(what, pid) {
  return execFileSync('ps', ['-o', `${what}=`, '-p', String(pid)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const parent = process.ppid
const isShell = wordsOf(parent).includes('start.mjs')
const npm = isShell ? parentOf(parent) : undefined

/** On Windows a process keeps the number of its parent, and a shell's own parent is not told. */
const isThere = () =>
  process.ppid === parent && isRunning(parent) && (npm === undefined || parentOf(parent) === npm)

const lookMs = 500

/** Calls once when npm, or the shell that it runs a script by, has ended. Who was started otherwise is on its own. */
export function whenStarterEnds(call) {
  if (!process.env.npm_lifecycle_event) return
  const timer = setInterval(() => {
    if (isThere()) return
    clearInterval(timer)
    call()
  }, lookMs)
}
