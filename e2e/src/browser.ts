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

/** A Chromium: the machine's own when it has one, else the one that comes with the dependencies. */
export async function openBrowser(): Promise<Browser> {
  const own = installed.find(file => fs.existsSync(file))
  if (own) return chromium.launch({ executablePath: own, args })
  return chromium.launch({
    executablePath: await unpackChromium(),
    args,
    env: { ...process.env, ...fonts() },
  })
}

async function unpackChromium(): Promise<string> {
  // Makes the package bring its shared libraries; read when it is imported.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs24.x'
  process.env.TMPDIR = path.join(os.tmpdir(), 'teamloom-chromium-153')
  fs.mkdirSync(process.env.TMPDIR, { recursive: true })
  const { default: packed } = await import('@sparticuz/chromium')
  return packed.executablePath()
}

/** The packed browser ends at the first text field without fonts: give it ours. */
function fonts(): Record<string, string> {
  const folder = path.join(os.tmpdir(), 'teamloom-chromium-153')
  const ttf = path.join(import.meta.dirname, '../../node_modules/dejavu-fonts-ttf/ttf')
  const file = path.join(folder, 'fonts.conf')
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${ttf}</dir><cachedir>${folder}/fontcache</cachedir></fontconfig>`,
  )
  return { FONTCONFIG_FILE: file }
}
