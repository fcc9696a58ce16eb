import { randomUUID } from 'node:crypto'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { filesOfRelease, makeRelease } from '#api/testing/techpacks.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let staff: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  staff = await signUpStaff(app)
})
afterAll(() => app.close())

/** The techpack of a new order of one design. */
async function makeTechpack() {
  const { id: preorderId } = await placeOrder(maya, [await makeDesign(maya)])
  return staff.call(techpackCalls.make, { body: { preorderId } })
}

const open = (url: string) => app.app.inject({ url })

test('TP19: a link that is changed in any letter, stale, or of another techpack opens nothing', {
  timeout: 120_000,
}, async () => {
  const { id } = await makeTechpack()
  const { url, releaseId } = await makeRelease(staff, id)
  const { releaseId: other } = await makeRelease(staff, (await makeTechpack()).id)
  expect(url).toContain(releaseId)
  const [path, query] = url.split('?') as [string, string]
  const changed = [
    ...[...query].map((letter, at) => {
      const other =
        letter === '0' ? '1' : letter === 'a' ? 'b' : /[0-9]/.test(letter) ? '0' : letter.toUpperCase()
      return `${path}?${query.slice(0, at)}${other === letter ? `${letter}x` : other}${query.slice(at + 1)}`
    }),
    `${url}0`,
    `${url}&x=1`,
    path,
    url.replace(/archive\/[^/]+/, `archive/${randomUUID()}`),
    url.replace(/archive\/[^/]+/, `archive/${other}`),
    url.replace('.zip', '.zap'),
  ]
  for (const each of changed) expect([each, (await open(each)).statusCode]).toEqual([each, 403])
  await filesOfRelease(app, staff, id)
  app.setNow(new Date(Date.now() + 16 * 60_000))
  expect((await open(url)).statusCode).toBe(403)
  // One that is an hour in the making: the link lives for its quarter of an hour from when it is there.
  const set = (state: string, minutes: number) =>
    app.pool.query('update techpack_releases set state = $1, progress = 40, changed_at = $2 where id = $3', [
      state,
      new Date(Date.now() + minutes * 60_000),
      releaseId,
    ])
  app.setNow(new Date(Date.now() + 60 * 60_000))
  await set('working', 60)
  const waiting = await open(url)
  expect([waiting.statusCode, waiting.json().data]).toEqual([202, { state: 'working', progress: 40 }])
  await set('ready', 60)
  expect((await open(url)).statusCode).toBe(200)
  await set('ready', 44)
  expect((await open(url)).statusCode).toBe(403)
  app.setNow(new Date())
})
