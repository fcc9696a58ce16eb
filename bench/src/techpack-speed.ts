import { setTimeout as sleep } from 'node:timers/promises'
import { products } from '@teamloom/catalog/products/index.ts'
import pg from 'pg'
import { type Figure, median, percentile } from './figure.ts'
import { memoryOf } from './memory.ts'
import { processorMsOf, rest } from './processes.ts'
import { type Account, ask, makeDesign, type Product, placeRequest, signUp } from './product.ts'

const items = 5
const manyItems = 67
const manyCrests = 8
const positions = ['centerChest', 'upperBack', 'leftSleeve', 'rightSleeve']
const runs = 4
/** Pieces of each item: as many as the least of any product. */
const quantity = 150
const together = 12

type Release = { readonly id: string; readonly state: string; readonly progress: number }

/** Progress of a release whose items are drawn, and of one whose document is set. */
const [drawn, set] = [65, 80]

/**
 * An order of five items of four decorations each: its page, and from asking for its archive to having it, cold and
 * warm. One of all products with an artwork each, cold; and what others wait meanwhile.
 */
export async function benchTechpack(product: Product): Promise<Figure[]> {
  const { url, pid } = product
  const staff = await signUp(url)
  await query(product, drawNothingAhead)
  await query(product, `insert into user_roles (user_id, role) values ($1, 'designer')`, [staff.userId])
  const call = <Data>(method: string, address: string, body?: unknown) =>
    ask<Data>(url, staff.token, method, address, body)
  const openTechpack = async (designIds: readonly string[]) => {
    const preorderId = await placeRequest(url, staff, designIds, quantity)
    const { id } = await call<{ id: string }>('POST', '/preorders/admin/techpack', { preorderId })
    await rest(pid)
    return { id, preorderId }
  }
  const begin = async (techpackId: string, wanted: object = {}) => {
    const address = '/techpacks/techpack/generate/pdf'
    return (await call<{ releaseId: string }>('POST', address, { techpackId, ...wanted })).releaseId
  }
  const untilReady = async (techpackId: string, releaseId: string) => {
    let [drawnAt, setAt, last, fallen] = [0, 0, 0, 0]
    for (;;) {
      const releases = await call<Release[]>('GET', `/techpacks/techpack/${techpackId}/releases`)
      const { state, progress = 0 } = releases.find(each => each.id === releaseId) ?? {}
      if (progress >= drawn) drawnAt ||= performance.now()
      if (progress >= set) setAt ||= performance.now()
      if (progress < last) fallen += 1
      last = progress
      if (state === 'ready') return { typesetting: setAt - drawnAt, fallen }
      if (state === 'failed') throw new Error('the release failed')
      await sleep(20)
    }
  }
  const make = async (techpackId: string) => {
    const start = performance.now()
    const before = processorMsOf(pid)
    const told = await untilReady(techpackId, await begin(techpackId))
    return { ...told, all: performance.now() - start, processor: processorMsOf(pid) - before }
  }
  const { id, preorderId } = await openTechpack(await makeDecorated(url, staff))
  const rename = (projectName: string) =>
    call('PUT', '/techpacks/techpack/project', { techpackId: id, projectName })
  // Pictures and drawings are made once.
  const cold = await make(id)
  const made: { readonly all: number; readonly typesetting: number }[] = []
  const opened: number[] = []
  for (let run = 0; run < runs; run++) {
    // Otherwise it is the same content, and there already.
    await rename(`Regatta ${run}`)
    made.push(await make(id))
    const start = performance.now()
    await call('POST', '/preorders/techpack', { preorderId, includeImagesUrl: true })
    opened.push(performance.now() - start)
  }
  const waited = await waitMeanwhile(url, async () => {
    const releases: string[] = []
    for (let at = 0; at < together / 4; at++) {
      await rename(`Together ${at}`)
      for (const language of ['en', 'fr'])
        for (const paper of ['letter', 'a4']) releases.push(await begin(id, { language, paper }))
    }
    for (const releaseId of releases) await untilReady(id, releaseId)
  })
  const many = await openTechpack(await makeMany(url, staff))
  const alone = await waitMeanwhile(url, () => sleep(aloneMs))
  let manyMade = { all: 0, processor: 0, fallen: 0 }
  let mostMegabytes = 0
  const meanwhile = await waitMeanwhile(url, async () => {
    const looking = setInterval(() => {
      mostMegabytes = Math.max(mostMegabytes, memoryOf(pid))
    }, 1000)
    manyMade = await make(many.id).finally(() => clearInterval(looking))
  })
  await query(product, 'drop function no_job cascade')
  const [p95Alone, p95Meanwhile] = [percentile(alone, 0.95), percentile(meanwhile, 0.95)]
  return [
    {
      name: `techpack of ${items} items of ${positions.length} decorations, to the finished archive`,
      value: median(made.map(({ all }) => all)),
      unit: 'ms',
      most: 2000,
      detail: {
        slowest: Math.max(...made.map(({ all }) => all)),
        'typesetting alone': median(made.map(({ typesetting }) => typesetting)),
      },
    },
    {
      name: 'the same with cold pictures, drawings and films',
      value: cold.all,
      unit: 'ms',
      most: 6000,
      detail: { 'ms of processor': cold.processor },
    },
    {
      name: `techpack of ${manyItems} items of ${kinds.length} products, all of it cold`,
      value: manyMade.all,
      unit: 'ms',
      most: 90_000,
      detail: { 'ms of processor': manyMade.processor, 'most MB of all processes': mostMegabytes },
    },
    {
      name: 'times that the progress of a techpack fell',
      value: cold.fallen + manyMade.fallen,
      unit: 'times',
      most: 0,
    },
    {
      name: 'a light call while that is made, 95 of 100, against the same alone',
      value: p95Meanwhile / p95Alone,
      unit: 'ratio',
      most: 1.5,
      peer: { name: '95 of 100 alone, in ms', value: p95Alone },
      detail: { meanwhile: p95Meanwhile, median: median(meanwhile), slowest: meanwhile.at(-1) ?? Number.NaN },
    },
    {
      name: 'the call of its page',
      value: median(opened),
      unit: 'ms',
      most: 300,
      detail: { slowest: Math.max(...opened) },
    },
    {
      name: `a light call while ${together} techpacks are made, 99 of 100`,
      value: percentile(waited, 0.99),
      unit: 'ms',
      most: 50,
      detail: { median: median(waited), slowest: waited.at(-1) ?? Number.NaN, calls: waited.length },
    },
  ]
}

const aloneMs = 8000

/** What is ordered is drawn when it is: here it stays cold until its techpack is made. */
const drawNothingAhead = `
  create function no_job() returns trigger language plpgsql as 'begin return null; end';
  create trigger draw_nothing_ahead before insert on jobs.job for each row
    when (new.name = 'keepPictures') execute function no_job()`

async function query({ connection }: Product, text: string, values: readonly string[] = []): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(text, [...values])
  await client.end()
}

/** Milliseconds of a light call, again and again while the work goes on; shortest first. */
async function waitMeanwhile(url: string, work: () => Promise<void>): Promise<number[]> {
  const waited: number[] = []
  const over = new AbortController()
  const working = work().finally(() => over.abort())
  while (!over.signal.aborted) {
    const start = performance.now()
    await (await fetch(`${url}/api/v1/user/exists/nobody`)).text()
    waited.push(performance.now() - start)
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  await working
  return waited.toSorted((a, b) => a - b)
}

const crest = (hue: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="240" viewBox="0 0 200 240"><path d="M10 10h180v150l-90 70-90-70z" fill="#1a2a23"/><circle cx="100" cy="100" r="50" fill="${hue}"/></svg>`

/** Makes designs with an artwork of its own at each of the positions. */
async function makeDecorated(url: string, account: Account): Promise<readonly string[]> {
  const designIds: string[] = []
  for (let at = 0; at < items; at++) {
    const designId = await makeDesign(url, account)
    designIds.push(designId)
    for (const [index, positionName] of positions.entries())
      await decorate(url, account, designId, {
        ...(await uploadCrest(url, account, `#e0a${at}${index}6`)),
        type: index % 2 === 0 ? 'screenprint' : 'embroidery',
        positionName,
      })
  }
  return designIds
}

/** What is made in the size that is asked for. */
const kinds = products.filter(({ sizes }) => sizes.some(({ name }) => name === 'M'))

/** All those products in turn, with one artwork printed and sewn where they first take it. */
async function makeMany(url: string, account: Account): Promise<readonly string[]> {
  const designIds: string[] = []
  const crests: Crest[] = []
  for (let at = 0; at < manyCrests; at++)
    crests.push(await uploadCrest(url, account, `#${(0x206040 + at * 9973).toString(16)}`))
  for (let at = 0; at < manyItems; at++) {
    const { family, product } = kinds[at % kinds.length]!
    const designId = await makeDesign(url, account, { family: family.name, product: product.name })
    designIds.push(designId)
    const crest = crests[at % manyCrests]!
    // Not every product takes both.
    for (const type of ['screenprint', 'embroidery'])
      await decorate(url, account, designId, { ...crest, type }).catch(() => undefined)
  }
  return designIds
}

type Crest = { readonly assetId: string; readonly assetVersionId: string }

async function uploadCrest(url: string, { token, teamId }: Account, hue: string): Promise<Crest> {
  const upload = await ask<{ url: string; assetId: string }>(url, token, 'POST', '/assets/upload_url', {
    filename: 'crest.svg',
    team_id: teamId,
    public: false,
  })
  const sent = await fetch(upload.url, { method: 'PUT', body: crest(hue) })
  const { assetVersionId } = await ask<Crest>(url, token, 'POST', '/assets/create_asset', {
    asset_id: upload.assetId,
    asset_type: 'screenprint',
    etag: sent.headers.get('etag'),
  })
  return { assetId: upload.assetId, assetVersionId }
}

async function decorate(
  url: string,
  { token }: Account,
  designId: string,
  decoration: Crest & { readonly type: string; readonly positionName?: string },
): Promise<void> {
  await ask(url, token, 'POST', '/generator/design', { action: 'addDecoration', designId, ...decoration })
}
