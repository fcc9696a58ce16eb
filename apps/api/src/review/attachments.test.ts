import { randomUUID } from 'node:crypto'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { commentCalls } from '@teamloom/contract/comments.ts'
import { libraryCalls } from '@teamloom/contract/library.ts'
import { reviewCalls } from '@teamloom/contract/review.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eraseComments } from '#api/review/erase-comments.ts'
import { crestSvg, putFile } from '#api/testing/artwork-files.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { nightIn } from '#api/testing/nights.ts'
import { type Person, setLooking, signUp, signUpTeammate, stranger } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let jonas: Person
let designId: string

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  maya = await signUp(app)
  jonas = await signUpTeammate(app, maya)
  designId = await makeDesign(maya)
})

/** A photo or sketch of somebody's own, as the product uploads it. */
async function upload(person: Person, source = crestSvg, asset_type = 'comment'): Promise<string> {
  const { url, assetId } = await person.call(assetCalls.uploadUrl, { body: { filename: 'board-sketch.svg' } })
  await putFile(app.app, url, source)
  return (await person.call(assetCalls.create, { body: { asset_id: assetId, asset_type } })).assetVersionId
}

const say = (person: Person, attachment: string | null) =>
  person.call(commentCalls.add, {
    body: { designId, anchor: {}, text: 'As on this', attachment, key: randomUUID() },
  })
const kept = async (versionId: string) =>
  (await app.pool.query('select 1 from asset_versions where id = $1', [versionId])).rows.length

test('a photo goes with a comment and an answer: its name, and a picture made anew at a signed address (RV23)', async () => {
  const thread = await say(maya, await upload(maya))
  const [shown] = thread.attachments
  expect(shown?.name).toBe('board-sketch.svg')
  const { pathname, search } = new URL(must(shown, 'attachment').url)
  const picture = await app.app.inject({ url: `${pathname}${search}` })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  expect((await app.app.inject({ url: pathname })).statusCode).toBe(403)
  // No other form of it is opened by that address.
  expect(
    (await app.app.inject({ url: `${pathname.replace(/preview.*/, 'original')}${search}` })).statusCode,
  ).toBe(403)
  const body = { commentId: thread.id, text: 'Or so', attachment: await upload(jonas), key: 'k' }
  const answered = await jonas.call(commentCalls.answer, { body })
  expect(answered.answers[0]?.attachments).toMatchObject([{ name: 'board-sketch.svg' }])
  const [listed] = await jonas.call(commentCalls.list, { params: { id: designId }, query: {} })
  expect(listed?.attachments).toHaveLength(1)
})

test('it is one’s own, of the kind for it, in no library; who only looks has it too (RV23)', async () => {
  const theirs = await upload(jonas)
  const body = { designId, anchor: {}, text: 'A', key: 'k', attachment: theirs }
  expect(await maya.refused(commentCalls.add, { body })).toBe('404 assetDoesntExist')
  const thread = await say(maya, null)
  const answer = { commentId: thread.id, text: 'A', attachment: theirs, key: 'k' }
  expect(await maya.refused(commentCalls.answer, { body: answer })).toBe('404 assetDoesntExist')
  const avatar = await upload(maya, crestSvg, 'avatar')
  expect(await maya.refused(commentCalls.add, { body: { ...body, attachment: avatar } })).toBe(
    '404 assetDoesntExist',
  )
  await setLooking(app, jonas, true)
  expect((await say(jonas, await upload(jonas))).attachments).toHaveLength(1)
  await setLooking(app, jonas, false)
  const library = await maya.call(libraryCalls.list, { query: { team_id: maya.teamId } })
  expect(library.total).toBe(0)
})

test('the same comment with another file is not the same (RV4, RV23)', async () => {
  const body = { designId, anchor: {}, text: 'A', key: 'k', attachment: await upload(maya) }
  const first = await maya.call(commentCalls.add, { body })
  expect((await maya.call(commentCalls.add, { body })).id).toBe(first.id)
  expect(await maya.refused(commentCalls.add, { body: { ...body, attachment: null } })).toBe('409 conflict')
})

test('what cannot be read is refused as artwork is (RV23, AC18)', async () => {
  const { url, assetId } = await maya.call(assetCalls.uploadUrl, { body: { filename: 'a.png' } })
  await putFile(app.app, url, 'no picture')
  const body = { asset_id: assetId, asset_type: 'comment' }
  expect(await maya.refused(assetCalls.create, { body })).toBe('422 unspecifiedFormat')
})

test('by a link nobody sees it (RV15, RV23)', async () => {
  await say(maya, await upload(maya))
  const { token } = await maya.call(reviewCalls.open, {
    body: { projectId: maya.projectId, designIds: [designId], showPrice: false },
  })
  const page = await stranger(app).call(reviewCalls.page, { params: { token }, query: {} })
  expect(page.designs[0]?.threads).toMatchObject([{ text: 'As on this' }])
  expect(JSON.stringify(page.designs[0]?.threads)).not.toMatch(/artwork|sketch/)
})

test('it goes with the comment in the night, and what nobody sent too; what is shown stays (RV23, AC37)', async () => {
  const [shown, deleted, unsent] = [
    await upload(maya),
    await upload(maya, crestSvg.replace('#163e2d', '#0a0b0c')),
    await upload(maya, crestSvg.replace('#163e2d', '#0d0e0f')),
  ]
  await say(maya, shown)
  const { id } = await say(maya, deleted)
  await maya.call(commentCalls.remove, { params: { id } })
  await nightIn(app, 1)
  expect(await Promise.all([shown, deleted, unsent].map(kept))).toEqual([1, 0, 0])
})

test('it goes with its uploader’s words (OD5, RV23)', async () => {
  const version = await upload(jonas)
  await say(jonas, version)
  await app.dependencies.database.write(tx => eraseComments(tx, jonas.id, new Date()))
  await nightIn(app, 1)
  expect(await kept(version)).toBe(0)
})
