import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'

/** The process and all that it, and they, have started. */
export function descendantsOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-Ao', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/).map(Number))
  const below = (parent: number): number[] => [
    parent,
    ...rows.filter(([, of]) => of === parent).flatMap(([child]) => below(child!)),
  ]
  return below(pid)
}

/** The ids of processes below this one that run the script. */
export function workersOf(script: string): number[] {
  return descendantsOf(process.pid).filter(pid => {
    const line = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout
    return line.includes(script)
  })
}

/** The process and all below it, its database's too: without any warning. */
export async function killAll(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  for (const pid of descendantsOf(child.pid!)) signalQuietly(pid, 'SIGKILL')
  await ended
}

/** One that has ended already is none the worse for it. */
export function signalQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
