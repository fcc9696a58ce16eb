import fs from 'node:fs'

/** Megabytes that a process and all that it started hold; what several share (PostgreSQL's buffers) counts once. Linux. */
export function memoryOf(pid: number): number {
  return withStarted(pid).reduce((sum, each) => sum + kilobytesOf(each), 0) / 1000
}

function withStarted(pid: number): number[] {
  const children = fs
    .readdirSync(`/proc/${pid}/task`)
    .flatMap(thread => fs.readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' '))
  return [pid, ...children.filter(Boolean).flatMap(child => withStarted(Number(child)))]
}

function kilobytesOf(pid: number): number {
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
  return Number(kilobytes)
}
