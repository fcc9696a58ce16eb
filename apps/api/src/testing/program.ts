import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { killAll } from '#api/testing/processes.ts'

/** The real program, as it is started. */
export type Program = {
  readonly child: ChildProcess
  /** Where it answers, once it says so. */
  readonly ready: Promise<string>
  readonly ended: Promise<{ code: number | null; errors: string }>
}

const running = new Set<ChildProcess>()

/** Ends all that a test has started. */
export async function killPrograms(): Promise<void> {
  await Promise.all([...running].map(child => killAll(child)))
}

export function startProgram(
  environment: Readonly<Record<string, string>>,
  /** What its log and errors go to, where they are not wanted. */
  stderr: 'pipe' | number = 'pipe',
): Program {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    env: {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...environment,
    },
    stdio: ['ignore', 'pipe', stderr],
  })
  running.add(child)
  let [output, errors] = ['', '']
  const ended = new Promise<{ code: number | null; errors: string }>(resolve => {
    child.once('close', code => {
      running.delete(child)
      resolve({ code, errors })
    })
  })
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', text => {
      output += String(text)
      const url = /^Teamloom is ready at (http:\/\/localhost:\d+)$/m.exec(output)?.[1]
      if (url) resolve(url)
    })
    void ended.then(({ code }) => reject(new Error(`ended with ${code}: ${errors}`)))
  })
  // Some are started to see how they end.
  ready.catch(() => {})
  child.stderr?.on('data', text => (errors += String(text)))
  return { child, ready, ended }
}
