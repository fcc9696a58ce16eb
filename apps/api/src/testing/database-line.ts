import net from 'node:net'
import path from 'node:path'
import { must } from '@teamloom/kit/assert.ts'
import type pg from 'pg'

export type DatabaseLine = {
  readonly connection: pg.ClientConfig
  /** The database is away: every connection ends, none is taken. */
  readonly cut: () => Promise<void>
  readonly mend: () => Promise<void>
  /** Nothing that is said arrives, neither here nor there, until it is let go. */
  readonly hold: () => void
  readonly letGo: () => void
  /** How many have come since it was held. */
  readonly came: () => number
}

/** A line to the database that can be cut. */
export async function openLine(connection: pg.ClientConfig): Promise<DatabaseLine> {
  const sockets = new Set<net.Socket>()
  /** Each end with its other. */
  const pairs = new Map<net.Socket, net.Socket>()
  let came = 0
  let isHeld = false
  const reach = reachOf(connection)
  const server = net.createServer(near => {
    const far = net.connect(reach)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    came += 1
    if (!isHeld) near.pipe(far).pipe(near)
    pairs.set(near, far)
    near.on('close', () => {
      pairs.delete(near)
      far.destroy()
    })
    far.on('close', () => near.destroy())
  })
  const listen = (port: number) =>
    new Promise<void>(resolve => {
      server.listen(port, '127.0.0.1', resolve)
    })
  await listen(0)
  const { port } = must(server.address(), 'address') as net.AddressInfo
  return {
    connection: through(connection, port),
    cut: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
    mend: () => listen(port),
    hold: () => {
      isHeld = true
      came = 0
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
      }
    },
    letGo: () => {
      isHeld = false
      for (const [near, far] of pairs) near.pipe(far).pipe(near)
    },
    came: () => came,
  }
}

function reachOf({ connectionString, host, port }: pg.ClientConfig): net.NetConnectOpts {
  if (connectionString) {
    const url = new URL(connectionString)
    return { host: url.hostname, port: Number(url.port || 5432) }
  }
  return host?.startsWith('/')
    ? { path: path.join(host, `.s.PGSQL.${port ?? 5432}`) }
    : { host: must(host, 'host'), port: port ?? 5432 }
}

function through(connection: pg.ClientConfig, port: number): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, host: '127.0.0.1', port }
  const url = new URL(connection.connectionString)
  url.host = `127.0.0.1:${port}`
  return { connectionString: url.href }
}
