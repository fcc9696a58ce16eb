import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { freePort } from '#api/testing/free-port.ts'
import { makeScratchFolder } from '#api/testing/scratch-folder.ts'

/** Whether this machine has Redis and its sentinel (`apt install redis-sentinel`). */
export const hasSentinel = spawnSync('redis-sentinel', ['--version']).status === 0

const name = 'tl'
const host = '127.0.0.1'

type Sentinels = {
  readonly address: string
  /** Ends the server that is written to, without a warning. */
  readonly killPrimary: () => void
  readonly close: () => Promise<void>
}

/** A real Redis and its replica, watched by three sentinels, who choose the other after a second. */
export async function startSentinels(): Promise<Sentinels> {
  const folder = makeScratchFolder('teamloom-redis')
  const children: ChildProcess[] = []
  async function start(program: string, port: number, given: readonly string[]): Promise<ChildProcess> {
    const own = path.join(folder, String(port))
    fs.mkdirSync(own)
    const usual = `port ${port}\nbind ${host}\ndir ${own}\n`
    fs.writeFileSync(path.join(own, 'conf'), usual + given.join('\n'))
    const child = spawn(program, [path.join(own, 'conf')], { stdio: 'ignore' })
    children.push(child)
    while (!(await answersAt(port)));
    return child
  }
  const [one, other, ...watching] = await Promise.all(Array.from({ length: 5 }, freePort))
  const primary = await start('redis-server', Number(one), ['save ""'])
  await start('redis-server', Number(other), [
    'save ""',
    `replicaof ${host} ${one}`,
    'repl-diskless-sync-delay 0',
  ])
  for (const port of watching)
    await start('redis-sentinel', port, [
      `sentinel monitor ${name} ${host} ${one} 2`,
      `sentinel down-after-milliseconds ${name} 1000`,
      `sentinel failover-timeout ${name} 5000`,
    ])
  return {
    address: `sentinel://${watching.map(port => `${host}:${port}`).join(',')}/${name}`,
    killPrimary: () => void primary.kill('SIGKILL'),
    close: async () => {
      const ended = children.filter(({ signalCode }) => !signalCode).map(child => once(child, 'exit'))
      for (const child of children) child.kill('SIGKILL')
      await Promise.all(ended)
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

function answersAt(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = net.connect(port, host)
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
