import { expect, it, onTestFinished } from 'vitest'
import { startServer } from './server.ts'
import { makeDesign, operate, placeRequest, signUp } from './shop.ts'
import { unzip } from './unzip.ts'

type Release = {
  readonly id: string
  readonly number: number
  readonly state: string
  readonly progress: number
}

/** Enough that some are drawn when the server is killed, and some are not. */
const items = 4

it('makes a techpack again, once, when the server was killed while it was made, and its progress only grows (TP16, TP19)', async () => {
  const first = await startServer()
  const maya = await signUp(first.url)
  const sam = await signUp(first.url, { firstName: 'Sam', lastName: 'Keller' })
  operate(first, sam, 'grant', 'designer')
  const sizes = [{ name: 'M', qty: 30 }]
  const designs = []
  for (let at = 1; at <= items; at++)
    designs.push({ designId: await makeDesign(maya, `Tour tee ${at}`), sizes })
  const preorderId = await placeRequest(maya, designs)
  const { id } = await sam.call<{ id: string }>('POST', '/preorders/admin/techpack', { preorderId })
  const callOn = async <Data>(url: string, method: string, path: string, body?: object): Promise<Data> => {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { 'access-token': sam.token, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return ((await answer.json()) as { data: Data }).data
  }
  const releasesOn = (url: string) =>
    callOn<readonly Release[]>(url, 'GET', `/techpacks/techpack/${id}/releases`)
  await sam.call('POST', '/techpacks/techpack/generate/pdf', { techpackId: id })
  const told: number[] = []
  const look = async (url: string) => {
    const [release] = await releasesOn(url)
    told.push(release?.progress ?? 0)
    return release
  }
  // Its first items are drawn.
  await expect
    .poll(async () => (await look(first.url))?.progress, { interval: 5, timeout: 60_000 })
    .toBeGreaterThan(5)
  await first.kill()

  const second = await startServer({}, first.dataDir)
  onTestFinished(() => second.stop())
  expect((await releasesOn(second.url)).map(({ state }) => state)).toEqual(['working'])
  await expect
    .poll(async () => (await look(second.url))?.state, { interval: 50, timeout: 60_000 })
    .toBe('ready')
  expect(told).toEqual(told.toSorted((a, b) => a - b))
  expect([told.some(each => each > 5 && each < 100), told.at(-1)]).toEqual([true, 100])
  const releases = await releasesOn(second.url)
  expect(releases.map(({ number }) => number)).toEqual([1])
  const { signedUrl } = await callOn<{ signedUrl: string }>(
    second.url,
    'GET',
    `/techpacks/release/${releases[0]?.id}`,
  )
  const archive = await fetch(new URL(new URL(signedUrl).pathname + new URL(signedUrl).search, second.url))
  expect(archive.status).toBe(200)
  expect(
    [...unzip(Buffer.from(await archive.arrayBuffer())).keys()].some(name => name.endsWith('.pdf')),
  ).toBe(true)
})
