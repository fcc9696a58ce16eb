import { randomBytes } from 'node:crypto'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askForUpload, putFile } from '#api/testing/artwork-files.ts'
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
