import { deskCalls } from '@teamloom/contract/desk.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteDueTeams } from '#api/teams/delete-team.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { changePerson, type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let staff: Person

beforeAll(async () => {
  app = await startTestApp()
  staff = await signUpStaff(app)
})
afterAll(() => app.close())

/** A team, its founder, and one who joined by the link. */
async function teamOfTwo() {
  const maya = await signUp(app, { firstName: 'Maya' })
  const jonas = await signUp(app, { firstName: 'Jonas' })
  const { teamId } = maya
  const token = await maya.call(teamCalls.link, { query: { teamId } })
  await jonas.call(teamCalls.join, { body: { token } })
  const teamOf = async (person: Person) =>
    (await person.call(teamCalls.list, {})).find(({ id }) => id === teamId)
  return { maya, jonas, teamId, teamOf }
}

test('nobody takes the founder out of their team; they take out others (AC20, AC48)', async () => {
  const { maya, jonas, teamId, teamOf } = await teamOfTwo()
  expect((await teamOf(jonas))?.founder_id).toBe(maya.id)
  const params = { teamId, teammateId: maya.id }
  expect(await jonas.refused(teamCalls.removeTeammate, { params })).toBe('422 teammate_not_removable')
  expect((await teamOf(maya))?.teammates).toHaveLength(2)
  await maya.call(teamCalls.removeTeammate, { params: { teamId, teammateId: jonas.id } })
  expect((await teamOf(maya))?.teammates).toHaveLength(1)
})

test('a founder who leaves is none any more (AC48)', async () => {
  const founder = await signUpStaff(app, 'designer')
  const { teamId } = founder
  const jonas = await signUp(app)
  const token = await founder.call(teamCalls.link, { query: { teamId } })
  await jonas.call(teamCalls.join, { body: { token } })
  await founder.call(teamCalls.removeTeammate, { params: { teamId, teammateId: founder.id } })
  const [team] = (await jonas.call(teamCalls.list, {})).filter(({ id }) => id === teamId)
  expect(team?.founder_id).toBeNull()
})

describe('a team with orders (AC45)', () => {
  async function ordered() {
    const world = await teamOfTwo()
    const { id: preorderId } = await placeOrder(world.maya, [await makeDesign(world.maya)])
    await staff.call(deskCalls.setStatus, { body: { preorderId, status: 'purchased' } })
    return world
  }
  const inHours = (hours: number) => {
    app.setNow(new Date(Date.now() + hours * 3_600_000))
    return deleteDueTeams({ database: app.dependencies.database, now: app.dependencies.now })
  }

  test('goes a day after a member asked, and all its members are mailed', async () => {
    const { maya, jonas, teamId, teamOf } = await ordered()
    for (const person of [maya, jonas]) await changePerson(app, person, { unverifiedSince: null })
    const { deletesAt } = await jonas.call(teamCalls.delete, { params: { id: teamId } })
    expect((await teamOf(maya))?.deletion).toEqual({ at: deletesAt, askedBy: 'Jonas' })
    for (const { email } of [maya, jonas]) {
      const [mail] = await mailsTo(app, email, 'will be deleted')
      expect(mail?.text).toContain('Jonas')
      expect(mail?.text).toContain(`/team/${teamId}/projects`)
    }
    await inHours(23)
    expect(await teamOf(maya)).toBeDefined()
    await inHours(25)
    expect(await teamOf(maya)).toBeUndefined()
    app.setNow(new Date())
  })

  test('is asked for once: who asks again sends no more mails', async () => {
    const { maya, jonas, teamId } = await ordered()
    await jonas.call(teamCalls.delete, { params: { id: teamId } })
    await jonas.call(teamCalls.delete, { params: { id: teamId } })
    expect(await mailsTo(app, maya.email, 'will be deleted')).toHaveLength(1)
  })

  test('stays when any member keeps it', async () => {
    const { maya, jonas, teamId, teamOf } = await ordered()
    await jonas.call(teamCalls.delete, { params: { id: teamId } })
    await maya.call(teamCalls.keep, { body: { id: teamId } })
    await inHours(25)
    expect(must(await teamOf(jonas), 'team').deletion).toBeNull()
    app.setNow(new Date())
  })
})

test('a team without orders goes at once (AC45)', async () => {
  const { maya, jonas, teamId, teamOf } = await teamOfTwo()
  expect(await jonas.call(teamCalls.delete, { params: { id: teamId } })).toEqual({})
  expect(await teamOf(maya)).toBeUndefined()
})
