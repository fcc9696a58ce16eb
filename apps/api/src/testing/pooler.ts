import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { must } from '@teamloom/kit/assert.ts'
import type pg from 'pg'
import { openLine } from '#api/testing/database-line.ts'
import { freePort } from '#api/testing/free-port.ts'
import { makeScratchFolder } from '#api/testing/scratch-folder.ts'

/** Whether this machine has PgBouncer (`apt install pgbouncer`). */
export const hasPooler = spawnSync('pgbouncer', ['--version']).status === 0

export type Pooler = { readonly connection: pg.ClientConfig; readonly close: () => Promise<void> }

/** A real PgBouncer in transaction mode before the database, with these settings besides. */
export async function startPooler(to: pg.ClientConfig, settings: readonly string[] = []): Promise<Pooler> {
  // A socket's folder is its owner's, and the pooler runs as nobody.
  const line = await openLine(to)
  const [port, database, entry] = [await freePort(), must(to.database, 'database'), line.connection.port]
  const login = `user=${to.user}${to.password ? ` password='${String(to.password)}'` : ''}`
  const folder = makeScratchFolder('teamloom-pooler')
  fs.chmodSync(folder, 0o755)
  const file = path.join(folder, 'pgbouncer.ini')
  const lines = [
    '[databases]',
    `${database} = host=127.0.0.1 port=${entry} dbname=${database} ${login} ${settings.find(each => each.startsWith('connect_query')) ?? ''}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any\npool_mode = transaction`,
    ...settings.filter(each => !each.startsWith('connect_query')),
  ]
  fs.writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o644 })
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn('pgbouncer', [...asNobody, file], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', text => {
      said += String(text)
      if (said.includes('process up')) resolve()
    })
    void ended.then(() => reject(new Error(said)))
  })
  return {
    connection: { host: '127.0.0.1', port, user: to.user, database },
    close: async () => {
      child.kill('SIGKILL')
      await ended
      await line.cut()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
