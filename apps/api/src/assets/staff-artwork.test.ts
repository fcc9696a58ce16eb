import { randomUUID } from 'node:crypto'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { crestSvg, makeArtwork, putFile, upload } from '#api/testing/artwork-files.ts'
import { signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('staff read the artwork of every team, its original too (AC10)', async () => {
  const [maya, staff] = [await signUp(app), await signUpStaff(app, 'designer')]
  const { assetId } = await makeArtwork(app.app, maya)
  const params = { type: 'screenprint' }
  const read = await staff.call(assetCalls.readWithAdmin, { params, query: { asset_id: assetId } })
  expect(read.assetName).toBe('crest.svg')
  for (const address of [read.fullSizeUrl, read.originalUrl ?? '', read.platesUrl]) {
    const { pathname, search } = new URL(address)
    expect((await app.app.inject({ url: pathname + search })).statusCode).toBe(200)
  }
  expect(await staff.refused(assetCalls.readWithAdmin, { params, query: { asset_id: randomUUID() } })).toBe(
    '404 assetDoesntExist',
  )
  expect(await maya.refused(assetCalls.readWithAdmin, { params, query: { asset_id: assetId } })).toBe(
    '403 userNotAdmin',
  )
})

test('staff put artwork for a team, which may use it (AC2)', async () => {
  const [maya, staff] = [await signUp(app), await signUpStaff(app)]
  const { url, assetId } = await staff.call(assetCalls.uploadUrlWithAdmin, {
    body: { filename: 'crest.svg', team_id: maya.teamId },
  })
  await putFile(app.app, url, crestSvg)
  await staff.call(assetCalls.create, { body: { asset_id: assetId, asset_type: 'screenprint' } })
  const query = { asset_id: assetId, team_id: maya.teamId }
  expect(await maya.refused(assetCalls.read, { params: { type: 'screenprint' }, query })).toBe('answered')
  const body = { filename: 'crest.svg', team_id: randomUUID() }
  expect(await staff.refused(assetCalls.uploadUrlWithAdmin, { body })).toBe('404 team_not_found')
})

test('a file for production is staff’s alone (AC10)', async () => {
  const maya = await signUp(app)
  const body = await upload(app.app, maya, crestSvg, { filename: 'crest.svg', type: 'techpackproduction' })
  expect(await maya.refused(assetCalls.create, { body })).toBe('403 userNotAdmin')
  expect(await maya.refused(assetCalls.create, { body: { ...body, asset_type: 'screenprint' } })).toBe(
    'answered',
  )
})
