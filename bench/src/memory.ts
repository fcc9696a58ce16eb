import { readOf, withStarted } from './processes.ts'

/** Megabytes that a process and all that it started hold; what several share (PostgreSQL's buffers) counts once. Linux. */
export function memoryOf(pid: number): number {
  return withStarted(pid).reduce((sum, each) => sum + kilobytesOf(each), 0) / 1000
}

function kilobytesOf(pid: number): number {
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readOf(pid, 'smaps_rollup')) ?? []
  return Number(kilobytes ?? 0)
}
