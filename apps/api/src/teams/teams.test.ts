import { projectCalls } from '@teamloom/contract/projects.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { type Person, signUp, signUpStaff, signUpTeammate } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
})
afterEach(() => app.setNow(new Date()))
afterAll(() => app.close())

const later = (seconds: number) => app.setNow(new Date(Date.now() + seconds * 1000))

describe('my teams', () => {
  test('are listed with their members, newest first', async () => {
    const jonas = await signUpTeammate(app, maya)
    later(60)
    const { id } = await maya.call(teamCalls.create, { body: { name: '  Otters ' } })
    const teams = await maya.call(teamCalls.list, {})
    expect(teams.map(team => [team.id, team.name])).toEqual([
      [id, 'Otters'],
      [maya.teamId, 'Wolves Rowing'],
    ])
    expect(teams[1]?.teammates.map(each => each.id).toSorted()).toEqual([maya.id, jonas.id].toSorted())
    expect(teams[0]?.teammates).toEqual([
      {
        id: maya.id,
        email: maya.email,
        first_name: 'Maya',
        last_name: 'Tremblay',
        roles: [{ role: 'user' }],
        looksOnly: false,
      },
    ])
  })

  test('say what was said of them at sign-up, to staff too', async () => {
    const about = { forWho: 'company', projectSize: '50-149', eventDate: '2099-05-01' } as const
    const staff = await signUpStaff(app)
    const owner = await signUp(app, { teamName: 'Larks', ...about })
    later(60)
    const { id } = await owner.call(teamCalls.create, { body: { name: 'Larks two' } })
    const unsaid = { forWho: null, projectSize: null, eventDate: null }
    expect(await owner.call(teamCalls.list, {})).toMatchObject([
      { id, ...unsaid },
      { id: owner.teamId, ...about },
    ])
    const { items } = await staff.call(teamCalls.all, { query: { search: 'larks', limit: 50 } })
    expect(items).toMatchObject([
      { id, ...unsaid },
      { id: owner.teamId, ...about },
    ])
  })

  test('show an email to oneself and to staff only (AC9)', async () => {
    const owner = await signUp(app)
    const staff = await signUpStaff(app)
    await app.pool.query('insert into team_members (team_id, user_id) values ($1, $2)', [
      owner.teamId,
      staff.id,
    ])
    const emailsFor = async (person: Person) => {
      const team = (await person.call(teamCalls.list, {})).find(each => each.id === owner.teamId)
      return Object.fromEntries(team?.teammates.map(each => [each.id, each.email]) ?? [])
    }
    expect(await emailsFor(owner)).toEqual({ [owner.id]: owner.email, [staff.id]: undefined })
    expect(await emailsFor(staff)).toEqual({ [owner.id]: owner.email, [staff.id]: staff.email })
  })

  test('are gone once deleted, and with them what is theirs (AC2)', async () => {
    const owner = await signUp(app)
    await makeDesign(owner)
    await app.pool.query('update teams set deleted_at = now() where id = $1', [owner.teamId])
    expect(await owner.call(teamCalls.list, {})).toEqual([])
    expect(await owner.call(projectCalls.list, {})).toEqual([])
    expect(await owner.refused(projectCalls.create, { body: { name: 'Spring', teamId: owner.teamId } })).toBe(
      '404 team_not_found',
    )
  })

  test.each([[''], ['  '], ['x'.repeat(201)], ['a\u0000b']])('are not named %j', async name => {
    expect(await maya.refused(teamCalls.create, { body: { name } })).toBe('400 validation_failed')
  })
})

describe('my projects', () => {
  test('are those of all my teams, newest first, each with a token of its own', async () => {
    const owner = await signUp(app)
    later(60)
    const { id: teamId } = await owner.call(teamCalls.create, { body: { name: 'Otters' } })
    const { id } = await owner.call(projectCalls.create, { body: { name: ' Spring ', teamId } })
    const projects = await owner.call(projectCalls.list, {})
    expect(projects.map(each => [each.id, each.name, each.team_id])).toEqual([
      [id, 'Spring', teamId],
      [owner.projectId, 'project (1)', owner.teamId],
    ])
    expect(new Set(projects.map(each => each.shareable_token)).size).toBe(2)
    expect(projects.every(each => each.shareable_token.length >= 20)).toBe(true)
  })

  test('are named in their maker’s language', async () => {
    const luc = await signUp(app, { language: 'fr' })
    expect(await luc.call(projectCalls.list, {})).toMatchObject([{ name: 'projet (1)', picture: null }])
  })

  test('show the front of their latest design', async () => {
    const owner = await signUp(app)
    await makeDesign(owner)
    const [project] = await owner.call(projectCalls.list, {})
    expect(project?.picture).toMatch(/\/api\/v1\/pictures\/[\w-]{32}\/front\.webp$/)
  })
})
