import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { signUp } from '#api/testing/people.ts'
import { listen, openEar } from '#api/testing/sockets.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let port: number
beforeAll(async () => {
  app = await startTestApp({ CALLS_PER_SECOND: '4' })
  port = await listen(app)
})
afterAll(() => app.close())

test('a session joins rooms no oftener in a second than it may call, and no other waits for it (LV23)', async () => {
  const [maya, jonas] = [await signUp(app), await signUp(app)]
  const [designId, other] = [await makeDesign(maya), await makeDesign(jonas)]
  const ears = Array.from({ length: 15 }, () => openEar(port, maya, designId))
  const outcomes = await Promise.all(
    ears.map(ear => Promise.race([ear.closed, ear.hears('UpdateDesign').then(() => 'in')])),
  )
  expect(outcomes).toContain('in')
  expect(outcomes.filter(outcome => outcome === 1008).length).toBeGreaterThan(0)
  await openEar(port, jonas, other).hears('UpdateDesign')
})
