import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'

/** Whether this machine has HAProxy (`apt install haproxy`). */
export const hasBalancer = spawnSync('haproxy', ['-v']).status === 0

const given = path.resolve(import.meta.dirname, '../../deploy/haproxy.cfg')

export type Balancer = {
  /** What it said, once it has ended. */
  readonly ended: Promise<string>
  readonly close: () => Promise<void>
}

/** HAProxy by the file that is given out, before these ports of web processes. */
export function startBalancer(folder: string, port: number, webPorts: readonly number[]): Balancer {
  const lines = fs
    .readFileSync(given, 'utf8')
    .split('\n')
    .filter(line => !/^\s+server /.test(line))
    .flatMap(line =>
      /^\s+option httpchk/.test(line)
        ? [line, ...webPorts.map((web, at) => `  server web-${at + 1} 127.0.0.1:${web}`)]
        : [line.replace('bind :8080', `bind 127.0.0.1:${port}`).replace(/maxconn \d+/, 'maxconn 1000')],
    )
  const file = path.join(folder, 'haproxy.cfg')
  fs.writeFileSync(file, lines.join('\n'))
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', text => (said += text))
  const ended = once(child, 'exit').then(() => said)
  return {
    ended,
    close: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
