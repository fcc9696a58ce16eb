import { assetCalls } from '@teamloom/contract/assets.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { svg, upload } from '#api/testing/artwork-files.ts'
import { type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
})
afterAll(() => app.close())

test.each([
  ['shapeAsClip', '<rect width="9" height="9" style="clip-path:circle(4px)"/>'],
  ['tooComplex', '<g>'.repeat(200)],
  ['empty', ''],
  ['empty', '<text x="900" y="900" font-size="40">WOLVES</text>'],
])('a drawing that is refused says that it is for %s (AC18)', async (cause, content) => {
  const body = await upload(app.app, maya, svg(content), { filename: 'crest.svg' })
  const create = maya.call(assetCalls.create, { body })
  await expect(create).rejects.toMatchObject({ errorKey: 'processingError', facts: { cause } })
})
