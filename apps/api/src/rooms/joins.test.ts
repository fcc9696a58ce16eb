import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
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
  // However long it takes on a busy machine, to the house it is one second.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  onTestFinished(() => clock.mockRestore())
  const ears = Array.from({ length: 15 }, () => openEar(port, maya, designId))
  const outcomes = await Promise.all(
    ears.map(ear => Promise.race([ear.closed, ear.hears('UpdateDesign').then(() => 'in')])),
  )
  expect(outcomes.toSorted()).toEqual([...Array(11).fill(1008), ...Array(4).fill('in')])
  await openEar(port, jonas, other).hears('UpdateDesign')
})
