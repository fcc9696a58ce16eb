import { expect, it, onTestFinished } from 'vitest'
import { startServer } from './server.ts'
import { makeDesign, operate, placeRequest, signUp } from './shop.ts'
import { unzip } from './unzip.ts'

type Release = { readonly id: string; readonly number: number; readonly state: string }

it('makes a techpack again, once, when the server was killed while it was made (TP16)', async () => {
  const first = await startServer()
  const maya = await signUp(first.url)
  const sam = await signUp(first.url, { firstName: 'Sam', lastName: 'Keller' })
  operate(first, sam, 'grant', 'designer')
  const sizes = [{ name: 'M', qty: 30 }]
  const preorderId = await placeRequest(maya, [{ designId: await makeDesign(maya, 'Tour tee'), sizes }])
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
  await expect.poll(async () => (await releasesOn(first.url))[0]?.state, { interval: 5 }).toBe('working')
  await first.kill()

  const second = await startServer({}, first.dataDir)
  onTestFinished(() => second.stop())
  expect((await releasesOn(second.url)).map(({ state }) => state)).toEqual(['working'])
  await expect
    .poll(async () => (await releasesOn(second.url))[0]?.state, { interval: 200, timeout: 60_000 })
    .toBe('ready')
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
