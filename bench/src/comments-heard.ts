import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  collaborationPath,
  collaborationVersions,
  type ServerFrame,
  tokenProtocol,
} from '@teamloom/contract/collaboration.ts'
import pg from 'pg'
import { WebSocket } from 'ws'
import { type Figure, median, percentile } from './figure.ts'
import { type Account, ask, makeDesign, type Product, signUp, startProduct } from './product.ts'

/** Connections of one person, on each process. */
const listenersEach = 10
/** Fewer than an account may write in a minute. */
const comments = 50

/** From a comment's call until everybody in the design has it, on the process that took it and on another. */
export async function benchCommentsHeard(beside: Product): Promise<Figure[]> {
  const environment = {
    DATABASE_URL: await makeDatabase(beside),
    SESSION_SECRET: 's'.repeat(40),
    SERVICE_KEY: 'k'.repeat(40),
  }
  const first = await startProduct(environment)
  const second = await startProduct(environment)
  const sockets: WebSocket[] = []
  try {
    const owner = await signUp(first.url)
    const designId = await makeDesign(first.url, owner)
    let heardAt: number[] = []
    for (const { url } of [first, second])
      for (let each = 0; each < listenersEach; each++)
        sockets.push(await listen(url, owner, designId, () => heardAt.push(performance.now())))
    const delays: number[] = []
    for (let index = 0; index < comments; index++) {
      heardAt = []
      const start = performance.now()
      await ask(first.url, owner.token, 'POST', '/designs/comment', {
        designId,
        anchor: { side: 'front', x: 4, y: 5 },
        text: `Comment ${index}`,
        key: `key ${index}`,
      })
      while (heardAt.length < sockets.length) await sleep(1)
      delays.push(Math.max(...heardAt) - start)
    }
    return [
      {
        name: `a comment until all ${2 * listenersEach} in the design have it, on two processes, 95 of 100`,
        value: percentile(delays, 0.95),
        unit: 'ms',
        most: 150,
        detail: { median: median(delays), longest: Math.max(...delays), comments },
      },
    ]
  } finally {
    for (const socket of sockets) socket.terminate()
    await second.stop()
    await first.stop()
  }
}

async function listen(
  url: string,
  { userId, token }: Account,
  designId: string,
  onComment: () => void,
): Promise<WebSocket> {
  const socket = new WebSocket(
    `${url.replace('http', 'ws')}${collaborationPath}?userId=${userId}&designId=${designId}`,
    [collaborationVersions[0], `${tokenProtocol}${token}`],
  )
  await once(socket, 'message')
  socket.on('message', data => {
    if ((JSON.parse(String(data)) as ServerFrame).type === 'CommentChanged') onComment()
  })
  return socket
}

/** A database of its own on the product's PostgreSQL. */
async function makeDatabase({ connection }: Product): Promise<string> {
  const database = `heard_${Date.now()}`
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`create database ${database}`)
  await client.end()
  const { user, password, host } = connection
  return `postgres://${user}:${String(password)}@localhost/${database}?host=${encodeURIComponent(host ?? '')}`
}
