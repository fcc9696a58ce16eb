import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Somebody who speaks to the server as no browser does. */
export type Stranger = {
  readonly socket: net.Socket
  /** All that was answered, once the connection has ended. */
  readonly heard: Promise<string>
}

/** Connects to a server of this machine and says this. */
export async function openStranger(port: number, said: string | Uint8Array): Promise<Stranger> {
  const socket = net.connect(port, '127.0.0.1')
  let answer = ''
  socket.on('error', () => {})
  socket.on('data', data => (answer += data.toString('latin1')))
  const heard = new Promise<string>(resolve => {
    socket.once('close', () => resolve(answer))
  })
  await once(socket, 'connect')
  socket.write(said)
  return { socket, heard }
}

const head = (line: string, ...fields: readonly string[]) =>
  [`${line} HTTP/1.1`, 'Host: studio.example', ...fields, '', ''].join('\r\n')

/** A request to leave HTTP, with nothing that would make a socket of it. */
export const upgradeOf = (target: string, protocol = 'websocket'): string =>
  head(`GET ${target}`, 'Connection: Upgrade, close', `Upgrade: ${protocol}`)

/**
 * Puts so many megabytes without telling how many, and hangs up after those of `cut`; answers the status that was
 * answered, if any was.
 */
export async function putUntold(
  address: string,
  megabytes: number,
  cut = megabytes,
): Promise<number | undefined> {
  const request = http.request(address, { method: 'PUT' })
  const answered = new Promise<number | undefined>(resolve => {
    request.once('response', ({ statusCode }) => resolve(statusCode))
    request.once('close', () => resolve(undefined))
  })
  const bytes = Readable.from(partsOf(megabytes, () => request.socket?.resetAndDestroy(), cut))
  // Who is refused cannot send the rest.
  await pipeline(bytes, request).catch(() => {})
  return answered
}

function* partsOf(megabytes: number, hangUp: () => void, cut: number): Generator<Buffer> {
  for (let sent = 0; sent < megabytes; sent++) {
    if (sent === cut) hangUp()
    yield Buffer.alloc(1_000_000)
  }
}
