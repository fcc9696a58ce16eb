import { randomBytes } from 'node:crypto'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { groundCalls } from '@teamloom/contract/ground.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { textArtCalls } from '@teamloom/contract/text-art.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askForUpload, makeArtwork, putFile } from '#api/testing/artwork-files.ts'
import { type Person, signUp, signUpStaff, signUpTeammate } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ TEAM_STORAGE_GB: '0.002', ACCOUNT_STORAGE_GB: '0.003' })
})
afterAll(() => app.close())

async function found(person: Person, name: string): Promise<string> {
  return (await person.call(teamCalls.create, { body: { name } })).id
}

/** What becomes of as many bytes in one of the person's teams. */
async function put(person: Person, teamId: string, bytes = 1_400_000): Promise<string> {
  const { url } = await askForUpload(person, 'noise.png', teamId)
  const answer = await putFile(app.app, url, randomBytes(bytes))
  return answer.statusCode === 200 ? 'kept' : answer.json<{ errorKey: string }>().errorKey
}

describe('the teams that an account founded have a room together (AC50)', () => {
  test('beside that of each; others have theirs, whoever puts it', async () => {
    const maya = await signUp(app)
    const [second, third] = [await found(maya, 'Otters'), await found(maya, 'Lynx')]
    expect(await put(maya, maya.teamId)).toBe('kept')
    expect(await put(maya, maya.teamId)).toBe('storage_full')
    expect(await put(maya, second)).toBe('kept')
    expect(await put(maya, third)).toBe('account_storage_full')
    const mate = await signUpTeammate(app, { ...maya, teamId: third })
    expect(await put(mate, third)).toBe('account_storage_full')
    expect(await put(mate, mate.teamId)).toBe('kept')
    // What is deleted lies there still.
    await maya.call(teamCalls.delete, { params: { id: second } })
    expect(await put(maya, third)).toBe('account_storage_full')
    expect(await put(maya, third, 150_000)).toBe('kept')
  })

  test('which is told before a file is sent when it is taken', async () => {
    const maya = await signUp(app)
    const second = await found(maya, 'Otters')
    expect([await put(maya, maya.teamId, 1_900_000), await put(maya, second, 1_100_000)]).toEqual([
      'kept',
      'kept',
    ])
    const third = await found(maya, 'Lynx')
    const body = { filename: 'crest.svg', team_id: third }
    expect(await maya.refused(assetCalls.uploadUrl, { body })).toBe('422 account_storage_full')
    expect(await maya.refused(assetCalls.uploadUrl, { body: { filename: 'me.png' } })).toBe(
      '422 account_storage_full',
    )
  })

  test('of many that come at once no more are kept than there is room for', async () => {
    const maya = await signUp(app)
    const teams = [maya.teamId, await found(maya, 'Otters'), await found(maya, 'Lynx')]
    const outcomes = await Promise.all(teams.map(teamId => put(maya, teamId)))
    expect(outcomes.toSorted()).toEqual(['account_storage_full', 'kept', 'kept'])
  })

  test('staff found them for others, and have none', async () => {
    const staff = await signUpStaff(app)
    const teams = [await found(staff, 'Otters'), await found(staff, 'Lynx'), await found(staff, 'Bears')]
    for (const teamId of teams) expect(await put(staff, teamId)).toBe('kept')
  })
})

test('what is made here and finds no room leaves nothing behind (AC36)', async () => {
  const maya = await signUp(app)
  const team_id = maya.teamId
  const recipe = { words: 'WOLVES', font: 'graduate', fill: '#FFFFFF' } as const
  const written = await maya.call(textArtCalls.write, { body: { team_id, recipe } })
  const ground =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path fill="#fff" d="M0 0h800v600H0z"/><circle cx="400" cy="300" r="200" fill="#163e2d"/></svg>'
  const picture = await makeArtwork(app.app, maya, await sharp(Buffer.from(ground)).png().toBuffer(), {
    filename: 'ring.png',
  })
  expect(await put(maya, team_id, 1_900_000)).toBe('kept')
  await app.pool.query(
    "update contents set bytes = 3000000 where id = (select content_id from assets where filename = 'noise.png' and team_id = $1)",
    [team_id],
  )
  const rows = async () =>
    (await app.pool.query('select * from assets where team_id = $1 order by id', [team_id])).rows
  const before = await rows()
  const more = { ...recipe, words: 'OTTERS' }
  const { assetVersionId } = picture
  expect(await maya.refused(groundCalls.take, { body: { team_id, assetVersionId } })).toBe('422 storage_full')
  expect(await maya.refused(textArtCalls.write, { body: { team_id, recipe: more } })).toBe('422 storage_full')
  const { assetId } = written
  expect(
    await maya.refused(textArtCalls.write, { body: { team_id, recipe: more, assetId, name: 'Other' } }),
  ).toBe('422 storage_full')
  expect(await rows()).toEqual(before)
})
