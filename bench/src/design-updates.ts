import { spawn } from 'node:child_process'
import path from 'node:path'
import autocannon from 'autocannon'
import pg from 'pg'
import type { Figure } from './figure.ts'
import { ask, end, firstUrl, makeDesign, type Product, signUp } from './product.ts'

const connections = 8
const seconds = 8
const colors = ['1008', '1010', '1014', '1022', '1023', '1001', '1018', '1011']

/** Updates of designs a second, beside a route that does nothing else. */
export async function benchDesignUpdates(product: Product): Promise<Figure[]> {
  const { url, connection } = product
  const account = await signUp(url)
  const designs: string[] = []
  for (let index = 0; index < connections; index++) designs.push(await makeDesign(url, account))
  const answerBytes = JSON.stringify(
    await ask(url, account.token, 'GET', `/generator/design/${designs[0]}`),
  ).length
  await makeBareTable(connection)
  const bare = spawn(process.execPath, [
    path.join(import.meta.dirname, 'bare-route.ts'),
    JSON.stringify({ connection, answerBytes }),
  ])
  const bareUrl = await firstUrl(bare)

  const ours = () =>
    load(`${url}/api/v1/generator/design`, account.token, index => ({
      designId: designs[index % connections],
      action: 'setColor',
      partName: 'body',
      elementName: 'body',
      layerName: 'body',
      color: colors[Math.floor(index / connections) % colors.length],
    }))
  const theirs = () => load(`${bareUrl}/update`, '', index => ({ id: (index % connections) + 1 }))
  // Turn by turn, so that whatever else the machine does meets both.
  const rounds = [await theirs(), await ours(), await theirs(), await ours()]
  await end(bare)
  const bareRate = ((rounds[0] ?? 0) + (rounds[2] ?? 0)) / 2
  const rate = ((rounds[1] ?? 0) + (rounds[3] ?? 0)) / 2
  return [
    {
      name: 'POST /generator/design (setColor), share of a bare route',
      value: rate / bareRate,
      unit: 'ratio',
      least: 1 / 3,
      peer: { name: 'SELECT FOR UPDATE + UPDATE', value: bareRate },
      detail: { requestsPerSecond: Math.round(rate), barePerSecond: Math.round(bareRate), answerBytes },
    },
  ]
}

/** Makes a table beside the product's own, with as many documents as a load has connections. */
export async function makeBareTable(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(
    'create table if not exists bare_designs (id int primary key, document jsonb, revision int)',
  )
  await client.query('truncate bare_designs')
  await client.query(
    `insert into bare_designs select row_number() over (), document, 1 from designs limit ${connections}`,
  )
  await client.end()
}

async function load(url: string, token: string, bodyOf: (index: number) => unknown): Promise<number> {
  let index = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'access-token': token },
    requests: [
      {
        setupRequest: request => {
          index += 1
          return { ...request, body: JSON.stringify(bodyOf(index)) }
        },
      },
    ],
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} lost`)
  return result.requests.average
}
