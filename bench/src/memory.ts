import fs from 'node:fs'

/** Megabytes that a process and all that it started hold; what several share (PostgreSQL's buffers) counts once. Linux. */
export function memoryOf(pid: number): number {
  return withStarted(pid).reduce((sum, each) => sum + kilobytesOf(each), 0) / 1000
}

function withStarted(pid: number): number[] {
  const threads = fs.existsSync(`/proc/${pid}/task`) ? fs.readdirSync(`/proc/${pid}/task`) : []
  const children = threads.flatMap(thread => readOf(pid, `task/${thread}/children`).trim().split(' '))
  return [pid, ...children.filter(Boolean).flatMap(child => withStarted(Number(child)))]
}

function kilobytesOf(pid: number): number {
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readOf(pid, 'smaps_rollup')) ?? []
  return Number(kilobytes ?? 0)
}

/** Processes come and go while they are looked at: of one that has ended, nothing. */
function readOf(pid: number, name: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return ''
    throw error
  }
}
