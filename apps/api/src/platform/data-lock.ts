import { createHash } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

export type DataLock = { readonly release: () => Promise<void> }

/** The product, or one of the operator's commands, which ends by itself. */
export type Holder = 'product' | 'command'

/**
 * Holds the data folder for this process: a socket that only the living owner answers on, so that a kill -9 leaves
 * nothing to clean up. Answers undefined when another process holds it.
 *
 * What a dead owner left is never taken away to make room, as by then it may be a living one's: the next owner takes
 * the next number, which only one of many can, and clears up behind itself.
 */
export async function lockDataFolder(
  dataDir: string,
  holder: Holder = 'command',
): Promise<DataLock | undefined> {
  const name = nameOf(dataDir)
  // A pipe ends with its process.
  if (process.platform === 'win32') return hold(await listen(pipeOf(name), holder))
  for (;;) {
    const before = listSockets(name)
    if (await isAnyAnswered(before)) return undefined
    const number = 1 + Math.max(0, ...before.map(socket => socket.number))
    const server = await listen(socketOf(name, number), holder)
    if (!server) continue
    // Of two that saw nobody, as neither was listening yet, the first number stays.
    if (await isAnyAnswered(before)) {
      server.close()
      return undefined
    }
    for (const { address } of before) fs.rmSync(address, { force: true })
    return hold(server)
  }
}

/** Who holds the data folder; undefined when nobody does. */
export async function holderOf(dataDir: string): Promise<Holder | undefined> {
  const name = nameOf(dataDir)
  const addresses =
    process.platform === 'win32' ? [pipeOf(name)] : listSockets(name).map(({ address }) => address)
  const answers = await Promise.all(addresses.map(askHolder))
  return answers.find(answer => answer !== undefined)
}

const nameOf = (dataDir: string): string =>
  `teamloom-${createHash('sha256').update(fs.realpathSync(dataDir)).digest('hex').slice(0, 20)}.lock`

const pipeOf = (name: string): string => `\\\\.\\pipe\\${name}`

function hold(server: net.Server | undefined): DataLock | undefined {
  return server && { release: () => new Promise(resolve => server.close(() => resolve())) }
}

type Socket = { readonly number: number; readonly address: string }

/** In the temporary folder, as a socket's path may have 107 bytes. */
function socketOf(name: string, number: number): string {
  return path.join(os.tmpdir(), `${name}.${number}`)
}

function listSockets(name: string): Socket[] {
  return fs
    .readdirSync(os.tmpdir())
    .filter(file => file.startsWith(`${name}.`))
    .map(file => Number(file.slice(name.length + 1)))
    .filter(Number.isInteger)
    .map(number => ({ number, address: socketOf(name, number) }))
}

/** Undefined when the address is taken, by the living or by what a dead one left. */
function listen(address: string, holder: Holder): Promise<net.Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = net.createServer(socket => {
      // Who only looks whether anybody answers has left before it is said.
      socket.on('error', () => {})
      socket.end(holder)
    })
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    // One that is not heard, as too much is open, is taken for a product that says nothing.
    server.on('error', () => {})
    server.listen(address, () => {
      server.unref()
      resolve(server)
    })
  })
}

async function isAnyAnswered(sockets: readonly Socket[]): Promise<boolean> {
  return (await Promise.all(sockets.map(socket => isAnswered(socket.address)))).some(Boolean)
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = net.connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** What whoever answers says of itself; one that says nothing is taken for the product. */
function askHolder(address: string): Promise<Holder | undefined> {
  return new Promise(resolve => {
    let said = ''
    const socket = net.connect(address)
    socket.setEncoding('utf8').setTimeout(2000, () => socket.destroy())
    socket.on('data', text => {
      said += text
    })
    socket.once('connect', () => {
      socket.once('close', () => resolve(said === 'command' ? 'command' : 'product'))
    })
    socket.on('error', () => resolve(undefined))
  })
}
