import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from 'playwright'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Drawn by the processor, as nothing of ours needs more; and nothing that calls out of the machine. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The one that comes with the dependencies is made for this alone. */
const runsPacked = process.platform === 'linux' && process.arch === 'x64'
const ownBrowser = () => (runsPacked ? undefined : installed.find(file => fs.existsSync(file)))
const unpacked = path.join(os.tmpdir(), 'teamloom-chromium-153.0.0')

/** Playwright keeps what processes share on the disk, as containers may have little memory to share: not where there is. */
function unasked(): string[] {
  const shared = '/dev/shm'
  if (!fs.existsSync(shared)) return []
  const { bavail, bsize } = fs.statfsSync(shared)
  return bavail * bsize > 2 ** 30 ? ['--disable-dev-shm-usage'] : []
}

/**
 * A Chromium without windows, which takes two thirds of the work of one that could show them: the one that comes with
 * the dependencies; the machine's own where that does not run.
 */
export async function openBrowser(): Promise<Browser> {
  const own = ownBrowser()
  const options = { args, ignoreDefaultArgs: unasked() }
  if (own) return chromium.launch({ ...options, executablePath: own })
  prepareBrowser()
  return chromium.launch({
    ...options,
    executablePath: path.join(unpacked, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: path.join(unpacked, 'al2023/lib'),
      FONTCONFIG_FILE: path.join(unpacked, 'fonts.conf'),
    },
  })
}

/** Unpacks the browser that comes with the dependencies, where it runs. */
export function prepareBrowser(): void {
  if (ownBrowser() || fs.existsSync(unpacked)) return
  // Beside its place, and put there whole: another may be about to start it, and who unpacks it may be ended.
  const folder = fs.mkdtempSync(`${unpacked}-`)
  unpackInto(folder)
  addFonts(folder)
  try {
    fs.renameSync(folder, unpacked)
  } catch (error) {
    if (!fs.existsSync(unpacked)) throw error
    // Another was faster.
    fs.rmSync(folder, { recursive: true })
  }
}

/** In a process of its own: the package unpacks to where temporary files are, and sets more of the environment. */
function unpackInto(folder: string): void {
  const unpack = path.join(import.meta.dirname, 'unpack-chromium.ts')
  // The runtime makes it bring its shared libraries.
  const env = { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' }
  execFileSync(process.execPath, [unpack], { env, stdio: 'inherit' })
}

/** The packed browser ends at the first text field without fonts: give it ours. */
function addFonts(folder: string): void {
  const ttf = path.join(import.meta.dirname, '../../node_modules/dejavu-fonts-ttf/ttf')
  fs.cpSync(ttf, path.join(folder, 'ttf'), { recursive: true })
  fs.writeFileSync(
    path.join(folder, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${unpacked}/ttf</dir><cachedir>${unpacked}/fontcache</cachedir></fontconfig>`,
  )
}
