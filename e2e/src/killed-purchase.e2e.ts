import { expect, it, onTestFinished } from 'vitest'
import { startServer } from './server.ts'
import { makeDesign, operate, placeRequest, signUp } from './shop.ts'

type Detail = {
  readonly preorder: { readonly status: string }
  readonly order: { readonly number: number; readonly invoice: { readonly revision: number } } | null
  readonly history: readonly { readonly event: { readonly name: string } }[]
}

it('leaves one order or none when the server is killed while requests are purchased, and makes the rest later (OR32)', async () => {
  const first = await startServer()
  const maya = await signUp(first.url)
  const sam = await signUp(first.url, { firstName: 'Sam', lastName: 'Keller' })
  operate(first, sam, 'grant', 'designer')
  const designId = await makeDesign(maya, 'Tour tee')
  const ids: string[] = []
  for (let n = 0; n < 12; n++)
    ids.push(await placeRequest(maya, [{ designId, sizes: [{ name: 'M', qty: 20 }] }]))

  // Killed as soon as the first is acknowledged, while the others are on their way.
  const acknowledged = new Set<string>()
  const purchases = ids.map(async preorderId => {
    await sam.call('POST', '/preorders/admin/status', { preorderId, status: 'purchased' })
    acknowledged.add(preorderId)
  })
  await Promise.any(purchases)
  await first.kill()
  await Promise.allSettled(purchases)
  expect(acknowledged.size).toBeLessThan(ids.length)

  const second = await startServer({}, first.dataDir)
  onTestFinished(() => second.stop())
  const call = async <Data>(path: string, body: object) => {
    const answer = await fetch(`${second.url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'access-token': sam.token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return ((await answer.json()) as { data: Data }).data
  }
  const readAll = () =>
    Promise.all(ids.map(preorderId => call<Detail>('/preorders/admin/purchasedpreorder', { preorderId })))
  const madeIn = ({ history }: Detail) => history.filter(({ event }) => event.name === 'order_created').length
  const factsOf = (detail: Detail) => [
    detail.preorder.status,
    madeIn(detail),
    detail.order?.invoice.revision ?? null,
  ]

  const left = await readAll()
  for (const detail of left) {
    const isOrdered = detail.preorder.status === 'purchased'
    expect(factsOf(detail)).toEqual(isOrdered ? ['purchased', 1, 1] : ['intent', 0, null])
  }
  const lost = ids.filter((id, index) => acknowledged.has(id) && left[index]?.preorder.status !== 'purchased')
  expect(lost).toEqual([])

  for (const preorderId of ids) await call('/preorders/admin/status', { preorderId, status: 'purchased' })
  const whole = await readAll()
  expect(whole.map(factsOf)).toEqual(ids.map(() => ['purchased', 1, 1]))
  // Without a gap, and none twice.
  const numbers = whole.map(({ order }) => order?.number ?? 0).toSorted()
  expect(numbers).toEqual(ids.map((_, index) => 20_001 + index))
})
