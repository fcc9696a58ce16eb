import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'

const main = path.join(import.meta.dirname, '../../apps/api/src/main.ts')

declare module 'vitest' {
  export interface ProvidedContext {
    readonly product: Product
  }
}

/** Where it is reached, and where it keeps its data and mails. */
export type Product = {
  readonly url: string
  readonly dataDir: string
}

export type Server = Product & {
  /** Ends it as an operator would. */
  readonly stop: () => Promise<void>
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>
}

/** The product that journeys share which neither configure nor end it. */
export const sharedServer = (): Product => inject('product')

/** The product as `npm start` runs it, on a data folder and port of its own. */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-e2e-')),
): Promise<Server> {
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      CALLS_PER_SECOND: '1000',
      ...environment,
      DATA_DIR: dataDir,
    },
  })
  const url = await readUrl(child)
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise(resolve => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }
  return { url, dataDir, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

function readUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const url = /ready at (http:\S+)/.exec(output)?.[1]
      if (url) resolve(url)
    })
    child.once('exit', code => reject(new Error(`the server ended with ${code} before it was ready`)))
  })
}
