import fs from 'node:fs'
import process from 'node:process'

/**
 * Whether the system tells how much a process computes, so that who took long without computing was kept waiting by
 * the machine, and may be tried again.
 */
export const tellsComputing = process.platform === 'linux'

type Usage = { readonly computingSeconds: number; readonly bytes: number }

const nothing: Usage = { computingSeconds: 0, bytes: 0 }

/** What a process uses with all that it has started. Linux tells; elsewhere the time alone is limited. */
export function usageOf(pid: number | undefined): Usage {
  if (!tellsComputing || pid === undefined) return nothing
  return childrenOf(pid)
    .map(usageOf)
    .reduce(
      (one, other) => ({
        computingSeconds: one.computingSeconds + other.computingSeconds,
        bytes: one.bytes + other.bytes,
      }),
      ownUsageOf(pid),
    )
}

function childrenOf(pid: number): readonly number[] {
  try {
    const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return children.trim().split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

function ownUsageOf(pid: number): Usage {
  try {
    const read = (name: string) => fs.readFileSync(`/proc/${pid}/${name}`, 'utf8')
    const stat = read('stat')
    // From the third field on: the second, the command's name, may have spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(read('status'))?.[1] ?? 0)
    return { computingSeconds: ticks / 100, bytes: 1024 * kilobytes }
  } catch {
    return nothing
  }
}
