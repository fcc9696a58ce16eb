import { collectionCalls } from '@teamloom/contract/collection.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { libraryCalls } from '@teamloom/contract/library.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, paint, update } from '#api/testing/designs.ts'
import { type Person, signUp, signUpStaff, signUpTeammate } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

const newer =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z" fill="#163e2d"/></svg>'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Maya, who founded the team, and Jonas, who joined it. */
async function teamOfTwo() {
  const maya = await signUp(app, { firstName: 'Maya' })
  const jonas = await signUpTeammate(app, maya)
  const { teamId } = maya
  const say = (looksOnly: boolean, teammateId = jonas.id) =>
    maya.call(teamCalls.setLooking, { body: { teamId, teammateId, looksOnly } })
  return { maya, jonas, teamId, say }
}

const looksIn = async (person: Person, teamId: string) =>
  must(
    (await person.call(teamCalls.list, {})).find(({ id }) => id === teamId),
    'team',
  ).teammates.filter(({ looksOnly }) => looksOnly)

test('whoever only looks sees the team’s designs at once without changing them, until the founder says otherwise (AC60)', async () => {
  const { maya, jonas, teamId, say } = await teamOfTwo()
  const designId = await makeDesign(maya)
  const body = { designId, ...paint('1022') }
  await jonas.call(generatorCalls.update, { body })
  await say(true)
  expect((await looksIn(jonas, teamId)).map(({ id }) => id)).toEqual([jonas.id])
  expect(await jonas.refused(generatorCalls.update, { body })).toBe('403 looks_only')
  expect(await jonas.refused(designCalls.rename, { body: { designId, name: 'Mine' } })).toBe('403 looks_only')
  expect(await jonas.refused(teamCalls.link, { query: { teamId } })).toBe('403 looks_only')
  expect(await jonas.refused(collectionCalls.renewToken, { body: { projectId: maya.projectId } })).toBe(
    '403 looks_only',
  )
  expect(await jonas.refused(generatorCalls.read, { params: { id: designId } })).toBe('answered')
  await say(false)
  expect(await looksIn(maya, teamId)).toEqual([])
  expect(await jonas.refused(generatorCalls.update, { body })).toBe('answered')
})

test('a team in which one only looks leaves one’s other teams as they are (AC60)', async () => {
  const { maya, jonas, say } = await teamOfTwo()
  await say(true)
  const own = await makeDesign(jonas)
  expect(await jonas.refused(generatorCalls.update, { body: { designId: own, ...paint('1022') } })).toBe(
    'answered',
  )
  const theirs = await makeDesign(maya)
  const moved = { body: { designId: own, newProjectId: maya.projectId } }
  expect(await jonas.refused(designCalls.move, moved)).toBe('403 looks_only')
  const out = { body: { designId: theirs, newProjectId: jonas.projectId } }
  expect(await jonas.refused(designCalls.move, out)).toBe('403 looks_only')
})

test('a newer artwork is put in no design of a team in which one only looks (AC42, AC60)', async () => {
  const { maya, jonas, say } = await teamOfTwo()
  const before = await makeArtwork(app.app, maya)
  const after = await makeArtwork(app.app, maya, newer, { filename: 'newer.svg' })
  const designId = await makeDesign(maya)
  const { assetId, assetVersionId } = before
  await update(maya, designId, { action: 'addDecoration', type: 'screenprint', assetId, assetVersionId })
  const body = { assetVersionId, newAssetVersionId: after.assetVersionId }
  await say(true)
  expect(await jonas.call(libraryCalls.replace, { body })).toEqual([])
  await say(false)
  expect(await jonas.call(libraryCalls.replace, { body })).toEqual([{ id: designId, name: null }])
})

test('nobody but the founder says it, and of nobody who is staff, or not in the team (AC60)', async () => {
  const { maya, jonas, teamId, say } = await teamOfTwo()
  const staff = await signUpStaff(app)
  const token = await maya.call(teamCalls.link, { query: { teamId } })
  await staff.call(teamCalls.join, { body: { token } })
  const of = (teammateId: string) => ({ body: { teamId, teammateId, looksOnly: true } })
  expect(await jonas.refused(teamCalls.setLooking, of(maya.id))).toBe('403 looking_not_settable')
  expect(await maya.refused(teamCalls.setLooking, of(maya.id))).toBe('403 looking_not_settable')
  expect(await maya.refused(teamCalls.setLooking, of(staff.id))).toBe('403 looking_not_settable')
  const outsider = await signUp(app)
  expect(await maya.refused(teamCalls.setLooking, of(outsider.id))).toBe('404 not_found')
  expect(await outsider.refused(teamCalls.setLooking, of(jonas.id))).toBe('404 team_not_found')
  await say(true)
  expect(await jonas.refused(teamCalls.setLooking, of(jonas.id))).toBe('403 looks_only')
})
