import { randomUUID } from 'node:crypto'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo } from '#api/testing/mails.ts'
import {
  changePerson,
  goodPassword,
  type Person,
  signUp,
  signUpStaff,
  signUpTeammate,
  signUpVerified,
  stranger,
} from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://studio.example', INVITATIONS_PER_HOUR: '3' })
})
afterEach(() => app.setNow(new Date()))
afterAll(() => app.close())

const inDays = (days: number) => app.setNow(new Date(Date.now() + days * 86_400_000))
const invalid = '404 invalid_or_expired_join_team_token'

function linkOf(person: Person, teamId = person.teamId) {
  return person.call(teamCalls.link, { query: { teamId } })
}

function join(person: Person, token: string) {
  return person.refused(teamCalls.join, { body: { token } })
}

async function memberIds(person: Person, teamId = person.teamId): Promise<string[]> {
  const teams = await person.call(teamCalls.list, {})
  const team = teams.find(each => each.id === teamId)
  return (team?.teammates ?? []).map(each => each.id).toSorted()
}

describe('a team’s link', () => {
  test('is one, for all its members and for those who ask at once (AC21)', async () => {
    const maya = await signUp(app)
    const jonas = await signUpTeammate(app, maya)
    const tokens = await Promise.all([
      linkOf(maya),
      linkOf(jonas, maya.teamId),
      linkOf(maya),
      linkOf(jonas, maya.teamId),
    ])
    expect(new Set(tokens).size).toBe(1)
    expect(tokens[0]).toMatch(/^[\w-]{20,}$/)
    expect(await linkOf(maya)).toBe(tokens[0])
  })

  test('holds for thirty days; another is given in its last seven, beside it (AC21)', async () => {
    const [maya, jonas, chloe] = [await signUp(app), await signUp(app), await signUp(app)]
    const first = await linkOf(maya)
    inDays(2)
    expect(await linkOf(maya)).toBe(first)
    // A session of a week would be over by then.
    app.setNow(new Date())
    await app.pool.query(
      `update team_links set created_at = created_at - interval '24 days', expires_at = expires_at - interval '24 days'
        where token = $1`,
      [first],
    )
    const second = await linkOf(maya)
    expect(second).not.toBe(first)
    expect(await join(jonas, first)).toBe('answered')
    await app.pool.query(`update team_links set expires_at = now() - interval '1 second' where token = $1`, [
      first,
    ])
    expect(await join(chloe, first)).toBe(invalid)
    expect(await stranger(app).refused(teamCalls.invitation, { query: { token: first } })).toBe(invalid)
    expect(await join(chloe, second)).toBe('answered')
  })

  test('tells everybody who invites, and to which team (AC22)', async () => {
    const maya = await signUp(app, { teamName: '🐺 <b>Loups</b> فريق' })
    const jonas = await signUpTeammate(app, maya)
    await changePerson(app, jonas, { firstName: 'Jonas', lastName: 'Roy' })
    const token = await linkOf(jonas, maya.teamId)
    const read = () => stranger(app).call(teamCalls.invitation, { query: { token } })
    expect(await read()).toEqual({ invitorName: 'Jonas Roy', teamName: '🐺 <b>Loups</b> فريق' })
    // Who left the team does not invite to it any more.
    await app.pool.query('delete from team_members where user_id = $1 and team_id = $2', [
      jonas.id,
      maya.teamId,
    ])
    expect((await read()).invitorName).toBe('Maya Tremblay')
    expect(await stranger(app).refused(teamCalls.invitation, { query: { token: 'none' } })).toBe(invalid)
  })
})

describe('an invitation', () => {
  test('opens the team to any number of people, and does nothing for who is in it (AC22)', async () => {
    const [maya, jonas, chloe] = [await signUp(app), await signUp(app), await signUp(app)]
    const token = await linkOf(maya)
    expect(await jonas.call(teamCalls.join, { body: { token } })).toBe(maya.teamId)
    expect(await jonas.call(teamCalls.join, { body: { token } })).toBe(maya.teamId)
    expect(await maya.call(teamCalls.join, { body: { token } })).toBe(maya.teamId)
    await Promise.all([join(chloe, token), join(chloe, token)])
    expect(await memberIds(maya)).toEqual([maya.id, jonas.id, chloe.id].toSorted())
    const projects = await chloe.call(projectCalls.list, {})
    expect(projects.map(each => each.id)).toContain(maya.projectId)
    expect(await join(jonas, 'none')).toBe(invalid)
  })

  test('to a deleted team is none (AC22)', async () => {
    const [maya, jonas] = [await signUp(app), await signUp(app)]
    const token = await linkOf(maya)
    await maya.call(teamCalls.delete, { params: { id: maya.teamId } })
    expect(await join(jonas, token)).toBe(invalid)
    expect(await stranger(app).refused(teamCalls.invitation, { query: { token } })).toBe(invalid)
    const body = { email: jonas.email, password: goodPassword, inviteToken: token }
    expect(await stranger(app).refused(userCalls.login, { body })).toBe(invalid)
  })

  test('that someone has who was taken out is none for them, until there is a new one (AC21, AC22)', async () => {
    const [maya, jonas, chloe] = [await signUp(app), await signUp(app), await signUp(app)]
    const old = await linkOf(maya)
    await join(jonas, old)
    await maya.call(teamCalls.removeTeammate, { params: { teamId: maya.teamId, teammateId: jonas.id } })
    expect(await join(jonas, old)).toBe(invalid)
    // Others who have it may come.
    expect(await join(chloe, old)).toBe('answered')
    app.setNow(new Date(Date.now() + 1000))
    const next = await linkOf(maya)
    expect(next).not.toBe(old)
    expect(await linkOf(maya)).toBe(next)
    expect(await join(jonas, next)).toBe('answered')
  })

  test('is taken by logging in (AC22)', async () => {
    const [maya, jonas] = [await signUp(app), await signUp(app)]
    const login = (inviteToken: string, password = goodPassword) =>
      app.app.inject({
        method: 'POST',
        url: '/api/v1/user/login',
        payload: { email: jonas.email, password, inviteToken },
      })
    const token = await linkOf(maya)
    expect((await login(token, 'Wrong-horse-1')).statusCode).toBe(401)
    expect(await memberIds(maya)).toEqual([maya.id])
    const answer = await login(token)
    expect(answer.json().data).toEqual({
      user: { id: jonas.id, email: jonas.email },
      joinedTeam: { id: maya.teamId },
    })
    expect((await login(token)).json().data.joinedTeam).toEqual({ id: maya.teamId })
    expect(await memberIds(maya)).toEqual([maya.id, jonas.id].toSorted())
    const refused = await login('none')
    expect([refused.statusCode, refused.headers['access-token']]).toEqual([404, undefined])
  })

  test('is taken by signing up: into that team, and no other is made (AC22)', async () => {
    const maya = await signUp(app)
    const token = await linkOf(maya)
    const profile = {
      email: `invited-${maya.id}@example.com`,
      firstName: 'Jonas',
      lastName: 'Roy',
      password: goodPassword,
      language: 'fr',
    } as const
    const signup = (body: object) =>
      app.app.inject({ method: 'POST', url: '/api/v1/user/signup', payload: body })
    expect((await signup({ ...profile, inviteToken: 'none' })).json().errorKey).toBe(
      'invalid_or_expired_join_team_token',
    )
    expect(await stranger(app).call(userCalls.exists, { params: { email: profile.email } })).toEqual({
      exists: false,
    })
    const answer = await signup({ ...profile, inviteToken: token })
    const { data } = answer.json()
    expect(data).toEqual({
      newUser: { id: data.newUser.id, email: profile.email },
      newProject: null,
      joinedTeam: { id: maya.teamId },
    })
    expect(answer.headers['access-token']).toBeTypeOf('string')
    expect(await memberIds(maya)).toEqual([maya.id, data.newUser.id].toSorted())
    const { rows } = await app.pool.query('select team_id from team_members where user_id = $1', [
      data.newUser.id,
    ])
    expect(rows).toHaveLength(1)
    expect((await signup({ ...profile, inviteToken: token })).json().errorKey).toBe('username_already_exists')
  })
})

describe('by mail', () => {
  const invite = (person: Person, emails: string[]) =>
    person.refused(teamCalls.invite, { body: { teamId: person.teamId, emails } })

  test('it is in the language of who receives it, else of its sender, and goes out once (AC23)', async () => {
    const maya = await signUpVerified(app, { teamName: `L'équipe <i>"d'or"</i> & Co`, language: 'fr' })
    const jonas = await signUp(app, { language: 'en' })
    const [teammate, guest] = [await signUpTeammate(app, maya), `guest-${maya.id}@example.com`]
    const emails = [jonas.email, guest, ` ${guest.toUpperCase()}`, teammate.email]
    expect(await invite(maya, emails)).toBe('answered')
    const token = await linkOf(maya)
    const [english] = await mailsTo(app, jonas.email, token)
    expect(english?.head).toMatch(/^Subject: You are invited to a team on Teamloom$/m)
    expect(english?.text.split('\n')).toContain(`https://studio.example/join/${token}`)
    expect(english?.text).toMatch(/good until \w+ \d+, 20\d\d\./)
    const [french] = await mailsTo(app, guest, token)
    expect(french?.head).toMatch(/^Subject: Une invitation à rejoindre une équipe sur Teamloom$/m)
    expect(french?.text).toMatch(/valable jusqu’au \d+ [\p{L}]+ 20\d\d\./u)
    expect(french?.html).toContain('L&#39;équipe &lt;i&gt;&quot;d&#39;or&quot;&lt;/i&gt; &amp; Co')
    expect(french?.html).not.toContain('<i>')
    expect(french?.html).toContain(`href="https://studio.example/join/${token}"`)
    // The sender's address is nobody's business.
    expect(`${french?.head}${french?.text}`).not.toContain(maya.email)
    await mailsTo(app, teammate.email, token, 0)
  })

  test('it goes to one to twenty addresses (AC23)', async () => {
    const maya = await signUpVerified(app)
    const many = Array.from({ length: 21 }, (_, number) => `guest-${number}@example.com`)
    expect(await invite(maya, many)).toBe('400 validation_failed')
    expect(await invite(maya, [])).toBe('400 validation_failed')
    expect(await invite(maya, ['nobody'])).toBe('400 validation_failed')
  })

  test('it is limited by account, and counts who is written to (AC23)', async () => {
    const maya = await signUpVerified(app)
    const guests = (count: number) => Array.from({ length: count }, () => `guest-${randomUUID()}@example.com`)
    expect(await invite(maya, guests(2))).toBe('answered')
    expect(await invite(maya, guests(2))).toBe('429 too_many_requests')
    expect(await invite(maya, guests(1))).toBe('answered')
    expect(await invite(maya, guests(1))).toBe('429 too_many_requests')
    inDays(1)
    expect(await invite(maya, guests(3))).toBe('answered')
  })

  test('it comes to one address five times a day, whoever sends it (AC23)', async () => {
    const guest = `guest-${randomUUID()}@example.com`
    const outcomes: string[] = []
    for (let number = 0; number < 6; number++)
      outcomes.push(await invite(await signUpVerified(app), ['other@example.org', guest].slice(number && 1)))
    expect(outcomes).toEqual([...Array(5).fill('answered'), '429 too_many_requests'])
  })

  test('it goes out from an email that is confirmed only (AC38)', async () => {
    const maya = await signUp(app)
    expect(await invite(maya, ['guest@example.com'])).toBe('403 email_not_verified')
  })
})

test('staff are given the link of any team, and join by it (AC9, AC19)', async () => {
  const [maya, outsider] = [await signUp(app), await signUp(app)]
  const designer = await signUpStaff(app, 'designer')
  expect(await outsider.refused(teamCalls.link, { query: { teamId: maya.teamId } })).toBe(
    '404 team_not_found',
  )
  expect(await designer.refused(teamCalls.rename, { body: { id: maya.teamId, name: 'A' } })).toBe(
    '404 team_not_found',
  )
  app.setNow(new Date(Date.now() + 1000))
  await designer.call(teamCalls.join, { body: { token: await linkOf(designer, maya.teamId) } })
  const team = must(
    (await designer.call(teamCalls.list, {})).find(each => each.id === maya.teamId),
    'team',
  )
  expect(team.teammates.map(each => [each.id, each.email, each.roles.map(({ role }) => role)])).toEqual([
    [maya.id, maya.email, ['user']],
    [designer.id, designer.email, ['user', 'designer']],
  ])
  await maya.call(teamCalls.delete, { params: { id: maya.teamId } })
  expect(await designer.refused(teamCalls.link, { query: { teamId: maya.teamId } })).toBe(
    '404 team_not_found',
  )
})
