import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { loadPassword, lockOut, makeRoles, passwordFileOf } from '#api/platform/database/postgres-access.ts'
import { openNative, own, plainEnvironment, run, wrap } from '#api/platform/database/postgres-programs.ts'
import { guarded } from '#api/platform/guarded.ts'

export type EmbeddedPostgres = {
  /** Connection settings of the application's role, which is no superuser, for a database of the given name. */
  readonly connection: (database?: string) => pg.ClientConfig
  /** Ends the server and waits until it has ended; acknowledged work is on disk. */
  readonly stop: () => Promise<void>
}

export type EmbeddedPostgresOptions = {
  /** The folder of the cluster; made at the first start. */
  readonly folder: string
  readonly log: (line: string) => void
  /** For tests alone: speed before durability. */
  readonly volatile?: boolean
}

/** A cluster is made beside its place and renamed when whole: a kill in between leaves nothing half made. */
async function makeCluster(native: string, folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  fs.rmSync(unfinished, { recursive: true, force: true })
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  await own(unfinished)
  const [command, args] = await wrap(
    path.join(native, 'bin/initdb'),
    [
      `--pgdata=${unfinished}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFileOf(folder)}`,
      '--data-checksums',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ],
    false,
  )
  await run(command, args, { env: plainEnvironment })
  fs.renameSync(unfinished, folder)
}

/** A socket's path may have 107 bytes: a short folder of our own, named after the cluster. */
function socketFolderOf(folder: string): string {
  const name = createHash('sha256')
    .update(fs.realpathSync(path.dirname(folder)))
    .update(path.basename(folder))
  return path.join(os.tmpdir(), `teamloom-${name.digest('hex').slice(0, 16)}`)
}

/** How the application's role reaches the server of this cluster, whoever started it. */
export function embeddedConnection(folder: string, database = 'teamloom'): pg.ClientConfig {
  return { host: socketFolderOf(folder), user: 'teamloom', password: loadPassword(folder), database }
}

const settings = (socketFolder: string, volatile: boolean) => ({
  listen_addresses: '',
  unix_socket_directories: socketFolder,
  unix_socket_permissions: '0700',
  max_connections: '100',
  // Solid disks, and what is asked for often is in memory.
  random_page_cost: '1.1',
  shared_buffers: '128MB',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  ...(volatile ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
})

/**
 * Starts the server on its cluster, making it when there is none, and waits until it answers. Should it end alone, it
 * is started again.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { folder, log } = options
  const native = openNative()
  fs.mkdirSync(path.dirname(folder), { recursive: true })
  lockOut(folder)
  if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) await makeCluster(native, folder)
  else await own(folder)

  const socketFolder = socketFolderOf(folder)
  fs.mkdirSync(socketFolder, { recursive: true, mode: 0o700 })
  await own(socketFolder)
  const start = await starterOf(native, options, socketFolder)
  let child = await start()
  await makeRoles(socketFolder, folder)

  const stopping = new AbortController()
  const keepUp = async (): Promise<void> => {
    for (let waitMs = shortestWaitMs; ; ) {
      const since = performance.now()
      const reason = await endOf(child)
      if (stopping.signal.aborted) return
      waitMs = performance.now() - since > 60_000 ? shortestWaitMs : Math.min(waitMs * 2, longestWaitMs)
      log(`the embedded database ended (${reason}); it is started again`)
      try {
        await sleep(waitMs, undefined, stopping)
        child = await start()
      } catch (error) {
        log((error as Error).message)
      }
      if (stopping.signal.aborted) child.kill('SIGINT')
    }
  }
  const over = keepUp()
  return {
    connection: (database = 'teamloom') => embeddedConnection(folder, database),
    stop: async () => {
      stopping.abort()
      child.kill('SIGINT')
      await over
      fs.rmSync(socketFolder, { recursive: true, force: true })
    },
  }
}

/** Between two starts of a server that does not stay. */
const [shortestWaitMs, longestWaitMs] = [250, 10_000]

async function endOf(child: ChildProcess): Promise<string> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return String(child.signalCode ?? child.exitCode)
}

async function starterOf(
  native: string,
  { folder, log, volatile = false }: EmbeddedPostgresOptions,
  socketFolder: string,
): Promise<() => Promise<ChildProcess>> {
  const flags = Object.entries(settings(socketFolder, volatile)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const [command, args] = await wrap(path.join(native, 'bin/postgres'), ['-D', folder, ...flags], true)
  const [stopper, stopperArgs] = await wrap(
    path.join(native, 'bin/pg_ctl'),
    ['stop', '-D', folder, '-m', 'fast', '-t', '10'],
    false,
  )
  const endOrphan = () => run(stopper, stopperArgs, { env: plainEnvironment }).catch(() => undefined)
  return () => startPatiently(command, args, log, endOrphan)
}

/**
 * After a kill -9 the old server may still be ending, or, where no signal tells it of our death, still be running:
 * it is asked to end and waited for, up to 15 seconds.
 */
async function startPatiently(
  command: string,
  args: string[],
  log: (line: string) => void,
  endOrphan: () => Promise<unknown>,
): Promise<ChildProcess> {
  const deadline = performance.now() + 15_000
  for (;;) {
    const outcome = await startOnce(command, args, log)
    if (outcome.ready) return outcome.child
    const isBusy = /lock file|pre-existing shared memory/.test(outcome.output)
    if (!isBusy || performance.now() > deadline) {
      throw new Error(`The embedded database does not start: ${outcome.output.trim() || 'it said nothing'}`)
    }
    log('the database of the last run is still ending; waiting for it')
    await endOrphan()
    await sleep(250)
  }
}

type Outcome = { ready: true; child: ChildProcess } | { ready: false; output: string }

function startOnce(command: string, args: string[], log: (line: string) => void): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    // A process group of its own: a signal to ours must not reach the database while the app still drains.
    const child = spawn(command, args, {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: plainEnvironment,
    })
    let output = ''
    let isReady = false
    child.on('error', reject)
    const hear = (text: string) => {
      if (isReady) {
        for (const line of text.split('\n')) if (/ (WARNING|ERROR|FATAL|PANIC): /.test(line)) log(line)
        return
      }
      output += text
      if (output.includes('database system is ready to accept connections')) {
        isReady = true
        resolve({ ready: true, child })
      }
    }
    child.stderr!.setEncoding('utf8').on('data', guarded(reject, hear))
    child.once('exit', () => resolve({ ready: false, output }))
  })
}
