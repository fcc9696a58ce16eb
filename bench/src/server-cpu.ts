import { spawn } from 'node:child_process'
import path from 'node:path'
import { makeBareTable } from './design-updates.ts'
import { type Figure, median } from './figure.ts'
import { processorMsOf, rest } from './processes.ts'
import {
  type Account,
  ask,
  end,
  firstUrl,
  makeDesign,
  type Product,
  placeRequest,
  signUp,
} from './product.ts'

const rounds = 9
const requests = 150
const colors = ['1008', '1010', '1014', '1022', '1023', '1001', '1018', '1011']

/**
 * Processor time of calls that are made often, the database's too, as a multiple of what a route takes that does one bare
 * statement, the median of rounds: each meets what the machine does just then. Linux.
 */
export async function benchServerCpu(product: Product): Promise<Figure[]> {
  const { url, connection } = product
  const account = await signUp(url)
  const { token } = account
  const cart = await fillCart(url, account)
  const designId = await makeDesign(url, account)
  for (let place = 0; place < 2; place++)
    await placeRequest(url, account, [await makeDesign(url, account), await makeDesign(url, account)])
  await makeBareTable(connection)
  const answerBytes = JSON.stringify(await ask(url, token, 'GET', `/generator/design/${designId}`)).length
  const bare = spawn(process.execPath, [
    path.join(import.meta.dirname, 'bare-route.ts'),
    JSON.stringify({ connection, answerBytes }),
  ])
  const bareUrl = await firstUrl(bare)
  const calls: Readonly<Record<string, (index: number) => Promise<unknown>>> = {
    'a bare update': index => callBare(`${bareUrl}/update`, index),
    'a bare read': index => callBare(`${bareUrl}/read`, index),
    setColor: index =>
      ask(url, token, 'POST', '/generator/design', {
        designId,
        action: 'setColor',
        partName: 'body',
        elementName: 'body',
        layerName: 'body',
        color: colors[index % colors.length],
      }),
    'cart sizes': index =>
      ask(url, token, 'PUT', '/cart/items/sizes', [
        { id: cart[index % cart.length], sizes: [{ name: 'M', qty: 20 + (index % 30) }] },
      ]),
    'pricing a cart': () => ask(url, token, 'POST', '/pricing/cart', {}),
    'my requests': () => ask(url, token, 'GET', '/preorders'),
  }
  /** Milliseconds of each round. */
  const spent = new Map<string, number[]>()
  try {
    for (const call of Object.values(calls)) await run(call, requests)
    // The requests' pictures are drawn for seconds, which would count for whichever call is made meanwhile.
    await rest(product.pid)
    // Turn by turn, so that whatever else the machine does meets all of them.
    for (let round = 0; round < rounds; round++) {
      for (const [name, call] of Object.entries(calls)) {
        const before = processorMsOf(product.pid) + processorMsOf(bare.pid ?? 0)
        await run(call, requests)
        const after = processorMsOf(product.pid) + processorMsOf(bare.pid ?? 0)
        spent.set(name, [...(spent.get(name) ?? []), (after - before) / requests])
      }
    }
  } finally {
    await end(bare)
  }
  const perCall = (name: string) => spent.get(name) ?? []
  const figure = (name: string, peer: string, most: number): Figure => ({
    name: `processor time of ${name}, multiple of ${peer}`,
    value: median(perCall(name).map((ms, round) => ms / (perCall(peer)[round] ?? Number.NaN))),
    unit: 'ratio',
    most,
    peer: { name: peer, value: median(perCall(peer)) },
    detail: { ms: median(perCall(name)) },
  })
  return [
    figure('setColor', 'a bare update', 1.5),
    figure('cart sizes', 'a bare update', 2),
    figure('pricing a cart', 'a bare read', 4),
    figure('my requests', 'a bare read', 8),
  ]
}

async function callBare(url: string, index: number): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: (index % 8) + 1 }),
  })
  await answer.text()
}

async function run(call: (index: number) => Promise<unknown>, times: number): Promise<void> {
  for (let index = 0; index < times; index++) await call(index)
}

/** Three designs for thirty of each; answers their items. */
async function fillCart(url: string, account: Account): Promise<string[]> {
  const items: string[] = []
  for (let place = 0; place < 3; place++) {
    const designId = await makeDesign(url, account)
    const sizes = [{ name: 'M', qty: 30 }]
    const { id } = await ask<{ id: string }>(url, account.token, 'POST', '/cart/item', { designId, sizes })
    items.push(id)
  }
  return items
}
