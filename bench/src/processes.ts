import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** A process and all that it started. Linux. */
export function withStarted(pid: number): number[] {
  const threads = fs.existsSync(`/proc/${pid}/task`) ? fs.readdirSync(`/proc/${pid}/task`) : []
  const children = threads.flatMap(thread => readOf(pid, `task/${thread}/children`).trim().split(' '))
  return [pid, ...children.filter(Boolean).flatMap(child => withStarted(Number(child)))]
}

/** Processes come and go while they are looked at: of one that has ended, nothing. */
export function readOf(pid: number, name: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return ''
    throw error
  }
}

/** What `/proc` counts in: hundredths of a second. */
const msPerTick = 10

/** Milliseconds of processor time that a process and all that it started have had, ended ones included. */
export function processorMsOf(pid: number): number {
  return withStarted(pid).reduce((sum, each) => {
    // The name may have blanks and brackets.
    const fields = readOf(each, 'stat').split(') ').at(-1)?.split(' ') ?? []
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number)
    return sum + ((user ?? 0) + (system ?? 0) + (endedUser ?? 0) + (endedSystem ?? 0)) * msPerTick
  }, 0)
}

/** Waits until a process and all that it started have done what they had begun. */
export async function rest(pid: number): Promise<void> {
  for (let before = Number.NEGATIVE_INFINITY; ; ) {
    const now = processorMsOf(pid)
    if (now - before < 60) return
    before = now
    await sleep(1000)
  }
}
