import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { crest as crestFile } from '@teamloom/e2e/studio-page.ts'
import { type Figure, median } from './figure.ts'
import { kindPictures } from './kind-pictures.ts'
import { processorMsOf, readOf, withStarted } from './processes.ts'
import { type Account, ask, type Product, signUp } from './product.ts'

const runs = 5

/** What a look takes on its way: bytes sent for it, an EPS of five megabytes read, and a panel's tiles of one artwork. */
export async function benchArtworkLooks(product: Product): Promise<Figure[]> {
  const account = await signUp(product.url)
  return [
    ...(await bytesSent(product, account)),
    ...(await largeEps(product, account)),
    ...(await kindPictures(product)),
  ]
}

type Asset = { readonly assetId: string; readonly assetVersionId: string }

async function send(
  { url }: Product,
  { token, teamId }: Account,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Asset> {
  const { url: to, assetId } = await ask<{ url: string; assetId: string }>(
    url,
    token,
    'POST',
    '/assets/upload_url',
    { filename: name, team_id: teamId },
  )
  const { headers } = await fetch(to, { method: 'PUT', body: bytes })
  const etag = headers.get('etag') ?? undefined
  const made = await ask<{ assetVersionId: string }>(url, token, 'POST', '/assets/create_asset', {
    asset_id: assetId,
    asset_type: 'embroidery',
    ...(etag && { etag }),
  })
  return { assetId, assetVersionId: made.assetVersionId }
}

/** A crest as the browser gets it to sew it, or to print it, at any size: the recipe of its look. */
async function bytesSent(product: Product, account: Account): Promise<Figure[]> {
  const { assetId, assetVersionId } = await send(
    product,
    account,
    'crest.svg',
    new Uint8Array(readFileSync(crestFile)),
  )
  const query = new URLSearchParams({
    asset_id: assetId,
    asset_version_id: assetVersionId,
    team_id: account.teamId,
  })
  const { platesUrl } = await ask<{ platesUrl: string }>(
    product.url,
    account.token,
    'GET',
    `/assets/asset/embroidery?${query}`,
  )
  const value = (await wireBytes(new URL(platesUrl, product.url))) / 1000
  return [{ name: 'bytes sent of an embroidery’s look', value, unit: 'kB', most: 60 }]
}

/** The bytes that an answer has on the way, packed. */
function wireBytes(address: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip, br' } }, answer => {
      if (answer.statusCode !== 200) return reject(new Error(`${answer.statusCode} ${address.pathname}`))
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
      })
      answer.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}

const megabytes = 5

/** A drawing of curves, as many as it takes. */
function epsOf(bytes: number): Uint8Array<ArrayBuffer> {
  const lines = ['%!PS-Adobe-3.0 EPSF-3.0', '%%BoundingBox: 0 0 1000 1000', '%%EndComments']
  const inks = ['0.09 0.24 0.18', '0.85 0.6 0.1', '0.95 0.95 0.92', '0.7 0.1 0.15']
  let size = 0
  for (let shape = 0; size < bytes; shape++) {
    const [x, y] = [(shape * 37) % 960, (shape * 61) % 960]
    const curves = Array.from({ length: 60 }, (_, k) => {
      const at = (turn: number, reach: number) =>
        `${(x + 20 + reach * Math.cos(turn)).toFixed(3)} ${(y + 20 + reach * Math.sin(turn)).toFixed(3)}`
      const turn = (k * Math.PI) / 30
      return `${at(turn + 0.03, 19)} ${at(turn + 0.07, 15)} ${at(turn + 0.1, 17)} curveto`
    })
    const part = `${inks[shape % 4]} setrgbcolor ${x + 37} ${y + 20} moveto\n${curves.join('\n')}\nclosepath fill`
    size += part.length + 1
    lines.push(part)
  }
  return new TextEncoder().encode([...lines, 'showpage', '%%EOF'].join('\n'))
}

async function largeEps(product: Product, account: Account): Promise<Figure[]> {
  // Linux alone tells what other processes take.
  if (process.platform !== 'linux') return []
  const file = epsOf(megabytes * 1e6)
  const known = new Set(withStarted(product.pid))
  let mostMegabytes = 0
  const watch = setInterval(() => {
    for (const pid of withStarted(product.pid)) {
      // What reads artwork was started for it, or waits for it: never the server, nor its database.
      if (known.has(pid)) continue
      const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readOf(pid, 'status')) ?? []
      mostMegabytes = Math.max(mostMegabytes, Number(kilobytes ?? 0) / 1000)
    }
  }, 20)
  const times: number[] = []
  const processorTimes: number[] = []
  try {
    for (let run = 0; run < runs; run++) {
      // A file that was read before is not read again.
      const own = new TextEncoder().encode(`\n% ${run}\n`)
      const bytes = new Uint8Array(file.length + own.length)
      bytes.set(file)
      bytes.set(own, file.length)
      const start = performance.now()
      const before = processorMsOf(product.pid)
      await send(product, account, `large-${run}.eps`, bytes)
      times.push(performance.now() - start)
      processorTimes.push(processorMsOf(product.pid) - before)
    }
  } finally {
    clearInterval(watch)
  }
  return [
    {
      name: `an EPS of ${megabytes} MB, from its upload to artwork, processor time of all processes, median`,
      value: median(processorTimes),
      unit: 'ms',
      most: 3000,
      detail: { medianMs: median(times), longestMs: Math.max(...times) },
    },
    { name: 'memory of a process that reads it', value: mostMegabytes, unit: 'MB', most: 512 },
  ]
}
