import { staffCalls } from '@teamloom/contract/staff.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo } from '#api/testing/mails.ts'
import { callerWith, goodPassword, type Person, signUp, signUpStaff, stranger } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await signUpStaff(app)
})
afterAll(() => app.close())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

const set = (
  by: Person,
  { id: userId }: Pick<Person, 'id'>,
  roles: ('admin' | 'designer' | 'bookkeeper' | 'workshop')[],
  more: object = {},
) => by.refused(staffCalls.setPerson, { body: { userId, roles, ...more } })

async function found(by: Person, { id }: Pick<Person, 'id'>) {
  const { people } = await by.call(staffCalls.people, {})
  return people.find(each => each.id === id)
}

describe('what somebody may', () => {
  test('is given by an admin, acts at once, and is told with who said it (AC61, AC62, AC63)', async () => {
    const sam = await signUp(app)
    expect(await sam.refused(teamCalls.all, { query: {} })).toBe('403 userNotAdmin')
    const told = await admin.call(staffCalls.setPerson, {
      body: { userId: sam.id, roles: ['designer'], abilities: ['releaseTechpacks', 'bookPayments'] },
    })
    expect(told.people.find(({ id }) => id === sam.id)).toMatchObject({
      roles: ['designer'],
      abilities: ['releaseTechpacks', 'seePersonalData', 'bookPayments'],
      isChosen: true,
      isLastAdmin: false,
      revision: told.revision,
    })
    expect(await sam.refused(teamCalls.all, { query: {} })).toBe('answered')
    expect(await sam.call(userCalls.me, {})).toMatchObject({
      isDesigner: true,
      staffAbilities: ['releaseTechpacks', 'seePersonalData', 'bookPayments'],
      rights: ['payments', 'refunds', 'exports'],
    })
    const { items } = await admin.call(staffCalls.audit, { query: {} })
    expect(items[0]).toMatchObject({
      kind: 'person_changed',
      actor: { id: admin.id, name: 'Maya Tremblay' },
      subject: { id: sam.id, email: sam.email },
      facts: { had: [], roles: ['designer'] },
    })
    expect(await set(admin, sam, [])).toBe('answered')
    expect(await sam.refused(teamCalls.all, { query: {} })).toBe('401 token_expired')
    expect(await found(admin, sam)).toBeUndefined()
  })

  test('is what the roles hold again without a list of one’s own (AC61)', async () => {
    const sam = await signUpStaff(app, 'designer')
    await set(admin, sam, ['designer'], { abilities: [] })
    expect(await sam.refused(teamCalls.all, { query: {} })).toBe('403 right_not_given')
    await set(admin, sam, ['designer'], { abilities: null })
    expect(await found(admin, sam)).toMatchObject({ isChosen: false })
    expect(await sam.refused(teamCalls.all, { query: {} })).toBe('answered')
  })

  test('is looked at without being kept (AC62)', async () => {
    const sam = await signUp(app)
    const would = await admin.call(staffCalls.setPerson, {
      body: { userId: sam.id, roles: ['workshop'], dryRun: true },
    })
    expect(would.people.find(({ id }) => id === sam.id)?.abilities).toEqual(['releaseTechpacks'])
    expect(await found(admin, sam)).toBeUndefined()
  })

  test('is told apart where two change the same person, and not where they change others (AC62)', async () => {
    const other = await signUpStaff(app)
    const [sam, zoe] = [await signUpStaff(app, 'designer'), await signUpStaff(app, 'designer')]
    const { revision } = await admin.call(staffCalls.people, {})
    expect(await set(other, sam, ['workshop'], { revision })).toBe('answered')
    expect(await set(admin, zoe, ['workshop'], { revision })).toBe('answered')
    expect(await set(admin, sam, ['bookkeeper'], { revision })).toBe('409 conflict')
    expect(await found(admin, sam)).toMatchObject({ roles: ['workshop'] })
    await set(admin, other, [])
  })

  test('is given by nobody who does not hold it (AC62)', async () => {
    const manager = await signUpStaff(app, 'designer')
    await set(admin, manager, ['designer'], { abilities: ['managePeople', 'releaseTechpacks'] })
    const sam = await signUp(app)
    expect(await set(manager, sam, ['admin'])).toBe('403 right_not_given')
    expect(await set(manager, manager, ['admin'])).toBe('403 right_not_given')
    expect(await set(manager, admin, [])).toBe('403 right_not_given')
    expect(await set(manager, sam, ['workshop'])).toBe('answered')
    const invite = (roles: ('admin' | 'workshop')[]) =>
      manager.refused(staffCalls.invite, { body: { email: 'zoe@example.com', roles } })
    expect(await invite(['admin'])).toBe('403 right_not_given')
    expect(await manager.refused(staffCalls.endSessions, { body: { userId: admin.id } })).toBe(
      '403 right_not_given',
    )
    expect(await manager.refused(userCalls.deleteUser, { params: { id: admin.id } })).toBe(
      '403 right_not_given',
    )
    await set(admin, manager, [])
  })
})

describe('the last admin (AC62)', () => {
  test('is neither revoked nor deleted, by nobody', async () => {
    const alone = await startTestApp()
    try {
      const last = await signUpStaff(alone)
      expect(await found(last, last)).toMatchObject({ isLastAdmin: true })
      expect(await set(last, last, [])).toBe('422 last_admin')
      expect(await set(last, last, ['designer'])).toBe('422 last_admin')
      expect(await set(last, last, [], { dryRun: true })).toBe('422 last_admin')
      const body = { password: goodPassword }
      expect(await last.refused(userCalls.deleteMe, { body })).toBe('422 last_admin')
      expect(await last.refused(userCalls.deleteUser, { params: { id: last.id } })).toBe('422 last_admin')
      const other = await signUpStaff(alone)
      // One who is being deleted gives nobody a role.
      expect(await other.refused(userCalls.deleteMe, { body })).toBe('answered')
      expect(await set(last, last, [])).toBe('422 last_admin')
    } finally {
      await alone.close()
    }
  })

  test('is left of two who take each other away, or themselves, at once', async () => {
    const alone = await startTestApp()
    try {
      for (const isOther of [true, false]) {
        const pair = [await signUpStaff(alone), await signUpStaff(alone)] as const
        const told = await Promise.all(
          pair.map((each, index) => set(each, isOther ? must(pair[1 - index], 'other') : each, [])),
        )
        expect(told.filter(each => each === 'answered')).toHaveLength(1)
        const { rows } = await alone.pool.query(
          `delete from user_roles where role = 'admin' returning user_id`,
        )
        expect(rows).toHaveLength(1)
      }
    } finally {
      await alone.close()
    }
  })
})

const tokens = new Map<string, readonly string[]>()

/** The token of the mail that came last. */
async function newToken(email: string): Promise<string> {
  const seen = tokens.get(email) ?? []
  const mails = await mailsTo(app, email, '/staff/join/', seen.length + 1)
  const all = mails.map(({ text }) => must(/\/staff\/join\/([\w-]+)/.exec(text)?.[1], 'token'))
  tokens.set(email, all)
  return must(
    all.find(token => !seen.includes(token)),
    'new token',
  )
}

async function invited(email: string, roles: ('designer' | 'workshop')[] = ['designer']) {
  const { invitations } = await admin.call(staffCalls.invite, { body: { email, roles } })
  return { token: await newToken(email), id: must(invitations[0], 'invitation').id }
}

describe('an invitation (AC62)', () => {
  test('makes an account that is staff, once', async () => {
    const { token } = await invited('ines@example.org', ['workshop'])
    const params = { token }
    expect(await stranger(app).call(staffCalls.invitation, { params })).toEqual({
      email: 'ines@example.org',
      roles: ['workshop'],
      hasAccount: false,
    })
    const body = { firstName: 'Ines', lastName: 'H', password: goodPassword, language: 'fr' } as const
    const made = await stranger(app).call(staffCalls.joinNew, { params, body })
    expect(await found(admin, made)).toMatchObject({ roles: ['workshop'], firstName: 'Ines' })
    expect(await stranger(app).refused(staffCalls.joinNew, { params, body })).toBe('404 not_found')
    const { invitations } = await admin.call(staffCalls.people, {})
    expect(invitations.map(({ email }) => email)).not.toContain('ines@example.org')
  })

  test('is accepted by its own address alone', async () => {
    const [owner, other] = [await signUp(app), await signUp(app)]
    const { token } = await invited(owner.email)
    const params = { token }
    expect(await other.refused(staffCalls.join, { params })).toBe('403 another_address')
    const body = { firstName: 'A', lastName: 'B', password: goodPassword, language: 'en' } as const
    expect(await stranger(app).refused(staffCalls.joinNew, { params, body })).toBe(
      '409 username_already_exists',
    )
    const told = await Promise.all([1, 2].map(() => owner.refused(staffCalls.join, { params })))
    expect(told.toSorted()).toEqual(['404 not_found', 'answered'])
    expect(await found(admin, owner)).toMatchObject({ roles: ['designer'] })
    const again = { email: owner.email, roles: ['workshop' as const] }
    expect(await admin.refused(staffCalls.invite, { body: again })).toBe('409 already_staff')
  })

  test('opens nothing once it is taken back, sent again, or a week old', async () => {
    const opens = (token: string) => stranger(app).refused(staffCalls.invitation, { params: { token } })
    const first = await invited('zoe@example.org')
    await admin.call(staffCalls.inviteAgain, { params: { id: first.id } })
    expect(await opens(first.token)).toBe('404 not_found')
    expect(await opens(await newToken('zoe@example.org'))).toBe('answered')
    const second = await invited('zoe@example.org')
    const { invitations } = await admin.call(staffCalls.takeBack, { params: { id: second.id } })
    expect(invitations.filter(({ email }) => email === 'zoe@example.org')).toEqual([])
    expect(await opens(second.token)).toBe('404 not_found')
    const third = await invited('zoe@example.org')
    expect(await opens(third.token)).toBe('answered')
    app.setNow(inDays(7.01))
    expect(await opens(third.token)).toBe('404 not_found')
    app.setNow(new Date())
  })

  test('is kept as a hash', async () => {
    const { token } = await invited('noa@example.org')
    const { rows } = await app.pool.query<{ all: string }>(
      `select string_agg(staff_invitations::text, '') as all from staff_invitations`,
    )
    expect(rows[0]?.all).not.toContain(token)
  })
})

describe('devices', () => {
  test('are told by their names, and ended by who manages people (AC61, AC63)', async () => {
    const sam = await signUpStaff(app, 'designer')
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/v1/user/login',
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
      payload: { email: sam.email, password: goodPassword },
    })
    const onFirefox = callerWith(app.app, { 'access-token': String(answer.headers['access-token']) })
    const { devices = [] } = (await found(admin, sam)) ?? {}
    expect(devices.map(({ device }) => device).toSorted()).toEqual(['', 'Firefox, Linux'])
    await admin.call(staffCalls.endSessions, { body: { userId: sam.id } })
    expect(await sam.refused(userCalls.me, {})).toBe('401 token_expired')
    expect(await onFirefox.refused(userCalls.me, {})).toBe('401 token_expired')
    expect(await admin.refused(userCalls.me, {})).toBe('answered')
  })

  test('that are new are mailed, once (AC64)', async () => {
    const sam = await signUpStaff(app, 'designer', { firstName: 'Sam' })
    const login = () =>
      app.app.inject({
        method: 'POST',
        url: '/api/v1/user/login',
        payload: { email: sam.email, password: goodPassword },
      })
    await login()
    await mailsTo(app, sam.email, 'new device')
    await login()
    const { items } = await admin.call(staffCalls.audit, { query: { search: sam.email } })
    expect(items.map(({ kind }) => kind)).toEqual(['signed_in', 'signed_in_new_device'])
  })
})

describe('what staff did (AC63)', () => {
  test('is found by words and by family, page by page, and as a file', async () => {
    const sam = await signUp(app, { firstName: 'Samuel', lastName: 'Kellermann' })
    for (const role of ['designer', 'workshop', 'bookkeeper'] as const) await set(admin, sam, [role])
    await admin.call(staffCalls.endSessions, { body: { userId: sam.id } })
    const find = (query: object) => admin.call(staffCalls.audit, { query })
    const all = await find({ search: 'kellerm' })
    expect(all.items.map(({ kind }) => kind)).toEqual([
      'sessions_ended',
      'person_changed',
      'person_changed',
      'person_changed',
    ])
    const first = await find({ search: 'kellerm', limit: 3 })
    expect(first.items).toEqual(all.items.slice(0, 3))
    const second = await find({ search: 'kellerm', limit: 3, after: first.next })
    expect([second.items, second.next]).toEqual([all.items.slice(3), null])
    expect((await find({ search: 'kellerm', family: 'signIns' })).items).toEqual([])
    expect((await find({ search: 'bookkeeper' })).items[0]?.facts['roles']).toEqual(['bookkeeper'])
    expect((await find({ search: `${'x'.repeat(99)}!` })).items).toEqual([])
    const file = await app.app.inject({
      url: '/api/v1/staff/audit.csv?search=kellerm',
      headers: { 'access-token': admin.token },
    })
    expect(file.body.trim().split('\r\n')).toHaveLength(5)
    expect(file.body).toContain('Samuel Kellermann')
  })

  test('is changed and removed by nobody within two years, whatever asks', async () => {
    const keep = /never changed/
    await expect(app.pool.query(`update staff_audit set kind = 'joined'`)).rejects.toThrow(keep)
    await expect(app.pool.query('delete from staff_audit')).rejects.toThrow(keep)
    const { rowCount } = await app.pool.query(
      `insert into staff_audit (at, kind, facts) values (now() - interval '3 years', 'signed_in', '{}')`,
    )
    expect(rowCount).toBe(1)
    const gone = await app.pool.query(`delete from staff_audit where at < now() - interval '2 years'`)
    expect(gone.rowCount).toBe(1)
  })

  test('tells when guesses at a member of staff are held up, and of nobody else', async () => {
    const [sam, customer] = [await signUpStaff(app, 'designer'), await signUp(app)]
    const guess = ({ email }: Person) =>
      stranger(app).refused(userCalls.login, { body: { email, password: 'Wrong-horse-1' } })
    const most = app.dependencies.config.limits.failedLoginsPer15Minutes
    for (let each = 0; each < most; each += 1) for (const person of [sam, customer]) await guess(person)
    const { items } = await admin.call(staffCalls.audit, { query: { family: 'signIns', limit: 100 } })
    const held = items.filter(({ kind }) => kind === 'sign_in_held')
    expect(held.map(({ subject }) => subject?.id)).toEqual([sam.id])
  })
})
