import pg from 'pg'
import { type Figure, median } from './figure.ts'
import { type Account, ask, makeDesign, type Product, placeRequest, signUp } from './product.ts'

const items = 5
const positions = ['centerChest', 'upperBack', 'leftSleeve', 'rightSleeve']
const runs = 6
const together = 20

type Release = { readonly id: string; readonly state: string; readonly progress: number }

/** Progress of a release whose items are drawn, and of one whose document is set. */
const [drawn, set] = [65, 80]

/** An order of five items of four decorations each: its page, and from asking for its archive to having it. */
export async function benchTechpack({ url, connection }: Product): Promise<Figure[]> {
  const staff = await signUp(url)
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`insert into user_roles (user_id, role) values ($1, 'designer')`, [staff.userId])
  await client.end()
  const call = <Data>(method: string, address: string, body?: unknown) =>
    ask<Data>(url, staff.token, method, address, body)
  const preorderId = await placeDecorated(url, staff)
  const { id } = await call<{ id: string }>('POST', '/preorders/admin/techpack', { preorderId })
  const begin = async (wanted: object = {}) => {
    const address = '/techpacks/techpack/generate/pdf'
    return (await call<{ releaseId: string }>('POST', address, { techpackId: id, ...wanted })).releaseId
  }
  const untilReady = async (releaseId: string) => {
    let [drawnAt, setAt] = [0, 0]
    for (;;) {
      const releases = await call<Release[]>('GET', `/techpacks/techpack/${id}/releases`)
      const { state, progress = 0 } = releases.find(each => each.id === releaseId) ?? {}
      if (progress >= drawn) drawnAt ||= performance.now()
      if (progress >= set) setAt ||= performance.now()
      if (state === 'ready') return setAt - drawnAt
      if (state === 'failed') throw new Error('the release failed')
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }
  const make = async () => {
    const start = performance.now()
    const typesetting = await untilReady(await begin())
    return { all: performance.now() - start, typesetting }
  }
  const rename = (projectName: string) =>
    call('PUT', '/techpacks/techpack/project', { techpackId: id, projectName })
  // Pictures and drawings are made once.
  const cold = await make()
  const made: { readonly all: number; readonly typesetting: number }[] = []
  const opened: number[] = []
  for (let run = 0; run < runs; run++) {
    // Otherwise it is the same content, and there already.
    await rename(`Regatta ${run}`)
    made.push(await make())
    const start = performance.now()
    await call('POST', '/preorders/techpack', { preorderId, includeImagesUrl: true })
    opened.push(performance.now() - start)
  }
  const waited = await waitMeanwhile(url, async () => {
    const releases: string[] = []
    for (let at = 0; at < together / 4; at++) {
      await rename(`Together ${at}`)
      for (const language of ['en', 'fr'])
        for (const paper of ['letter', 'a4']) releases.push(await begin({ language, paper }))
    }
    for (const releaseId of releases) await untilReady(releaseId)
  })
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
      value: waited[Math.floor((waited.length - 1) * 0.99)] ?? Number.NaN,
      unit: 'ms',
      most: 50,
      detail: { median: median(waited), slowest: waited.at(-1) ?? Number.NaN, calls: waited.length },
    },
  ]
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

async function placeDecorated(url: string, account: Account): Promise<string> {
  const call = <Data>(method: string, address: string, body?: unknown) =>
    ask<Data>(url, account.token, method, address, body)
  const designIds: string[] = []
  for (let at = 0; at < items; at++) {
    const designId = await makeDesign(url, account)
    designIds.push(designId)
    for (const [index, positionName] of positions.entries()) {
      const upload = await call<{ url: string; assetId: string }>('POST', '/assets/upload_url', {
        filename: 'crest.svg',
        team_id: account.teamId,
        public: false,
      })
      const sent = await fetch(upload.url, { method: 'PUT', body: crest(`#e0a${at}${index}6`) })
      const { assetVersionId } = await call<{ assetVersionId: string }>('POST', '/assets/create_asset', {
        asset_id: upload.assetId,
        asset_type: 'screenprint',
        etag: sent.headers.get('etag'),
      })
      await call('POST', '/generator/design', {
        action: 'addDecoration',
        designId,
        type: index % 2 === 0 ? 'screenprint' : 'embroidery',
        positionName,
        assetId: upload.assetId,
        assetVersionId,
      })
    }
  }
  return placeRequest(url, account, designIds)
}
