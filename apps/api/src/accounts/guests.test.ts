import { assetCalls } from '@teamloom/contract/assets.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { factorCalls } from '@teamloom/contract/factors.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyNight } from '#api/system/every-night.ts'
import { makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, navy, paint, update } from '#api/testing/designs.ts'
import { beGuest, callerWith, goodPassword, type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const profile = (email: string) => ({
  email,
  firstName: 'Noé',
  lastName: 'Roy',
  password: goodPassword,
  language: 'fr',
  teamName: 'Loups',
  forWho: 'student',
  projectSize: '20-49',
})

/** What is answered to a call that a guest's session is shown with, and the caller that comes of it. */
async function ask(url: string, guest: Person, payload: object) {
  const answer = await app.app.inject({
    method: 'POST',
    url: `/api/v1/user/${url}`,
    headers: { 'access-token': guest.token },
    payload,
  })
  const { data, errorKey, facts } = answer.json()
  const caller = callerWith(app.app, { 'access-token': String(answer.headers['access-token']) })
  return { data, errorKey, facts, caller }
}

const login = (guest: Person, { email }: Person, more: object = {}) =>
  ask('login', guest, { email, password: goodPassword, ...more })

async function guestWithDesign() {
  const guest = await beGuest(app)
  const designId = await makeDesign(guest)
  await update(guest, designId, paint(navy))
  await guest.call(cartCalls.add, { body: { designId } })
  return { guest, designId }
}

const designsOf = async (person: Pick<Person, 'call'>, projectId: string) =>
  (await person.call(designCalls.list, { query: {} }))
    .filter(design => design.project_id === projectId)
    .map(({ id }) => id)

describe('a guest (AC70)', () => {
  test('is told as one, without an address, in the language that was asked for', async () => {
    const guest = await beGuest(app, 'fr')
    const me = await guest.call(userCalls.me, {})
    expect(me).toMatchObject({ id: guest.id, isGuest: true, email: '', language: 'fr', isUser: true })
    const [team] = await guest.call(teamCalls.list, {})
    expect(team).toMatchObject({ id: guest.teamId, name: 'Mes créations' })
    expect(team?.teammates[0]).not.toHaveProperty('email')
    expect(JSON.stringify(team)).not.toContain('guest.invalid')
  })

  test('has a team that staff do not find', async () => {
    const guest = await beGuest(app)
    const staff = await signUpStaff(app)
    await guest.call(teamCalls.rename, { body: { id: guest.teamId, name: 'Zwergotters' } })
    const search = { search: 'zwergotters', limit: 10 }
    expect((await staff.call(teamCalls.all, { query: search })).items).toEqual([])
    const known = await signUp(app, { teamName: 'Zwergotters' })
    const found = await staff.call(teamCalls.all, { query: search })
    expect(found.items.map(({ id }) => id)).toEqual([known.teamId])
  })

  test('puts twenty files, and not one more', async () => {
    const guest = await beGuest(app)
    const body = { filename: 'crest.svg', team_id: guest.teamId }
    for (let number = 0; number < 20; number++) await guest.call(assetCalls.uploadUrl, { body })
    expect(await guest.refused(assetCalls.uploadUrl, { body })).toBe('403 sign_up_first')
  })

  test('has room for 200 MB, where an account has more', async () => {
    const guest = await beGuest(app)
    const maya = await signUp(app)
    const body = { filename: 'crest.svg', team_id: guest.teamId }
    const puts = (person: Person, bytes: number) =>
      person.refused(assetCalls.uploadUrl, { body: { ...body, team_id: person.teamId, bytes } })
    expect(await puts(guest, 100e6)).toBe('answered')
    await app.pool.query(
      `with put as (insert into contents (id, hash, bytes, put_at) values (gen_random_uuid(), $2, 150000000, now())
        returning id) update assets set content_id = (select id from put) where team_id = $1`,
      [guest.teamId, 'f'.repeat(64)],
    )
    expect(await puts(guest, 100e6)).toBe('422 account_storage_full')
    expect(await puts(maya, 100e6)).toBe('answered')
  })

  test('is kept while a session of theirs is, and gone the night after', async () => {
    const { guest, designId } = await guestWithDesign()
    const day = 86_400_000
    const now = Date.now()
    try {
      app.setNow(new Date(now + 20 * day))
      const came = await app.app.inject({
        url: '/api/v1/user/me',
        headers: { 'access-token': guest.token },
      })
      expect(came.headers['access-token']).toBeDefined()
      app.setNow(new Date(now + 45 * day))
      await everyNight(app.dependencies)
      const again = callerWith(app.app, { 'access-token': String(came.headers['access-token']) })
      expect((await again.call(userCalls.me, {})).id).toBe(guest.id)
      expect(await designsOf(again, guest.projectId)).toEqual([designId])
      app.setNow(new Date(now + 80 * day))
      await everyNight(app.dependencies)
    } finally {
      app.setNow(new Date())
    }
    const left = await app.pool.query(
      `select (select count(*)::int from sessions where user_id = $1) as sessions,
        (select count(*)::int from cart_items where user_id = $1) as items,
        (select is_guest from users where id = $1) as is_guest,
        (select count(*)::int from teams where id = $2) as teams,
        (select count(*)::int from designs where id = $3) as designs`,
      [guest.id, guest.teamId, designId],
    )
    expect(left.rows).toEqual([{ sessions: 0, items: 0, is_guest: false, teams: 0, designs: 0 }])
  })
})

describe('a guest who signs up (AC71)', () => {
  test('is that account, with its designs, its cart and its undo; the old session ends', async () => {
    const { guest, designId } = await guestWithDesign()
    const { data, caller } = await ask('signup', guest, profile('noe@example.com'))
    expect(data).toMatchObject({
      newUser: { id: guest.id, email: 'noe@example.com' },
      newProject: { id: guest.projectId },
    })
    const me = await caller.call(userCalls.me, {})
    expect(me).toMatchObject({ id: guest.id, isGuest: false, email: 'noe@example.com', language: 'fr' })
    expect(await caller.call(teamCalls.list, {})).toMatchObject([{ id: guest.teamId, name: 'Loups' }])
    expect(await designsOf(caller, guest.projectId)).toEqual([designId])
    expect((await caller.call(cartCalls.items, {})).items).toHaveLength(1)
    const { undo } = await caller.call(generatorCalls.readUndo, { params: { id: designId } })
    expect(undo).not.toBeNull()
    expect(await caller.refused(teamCalls.link, { query: { teamId: guest.teamId } })).toBe('answered')
    expect(await guest.refused(userCalls.me, {})).toBe('401 token_expired')
  })

  test('with an address that exists stays a guest, and loses nothing', async () => {
    const { guest, designId } = await guestWithDesign()
    const maya = await signUp(app)
    expect((await ask('signup', guest, profile(maya.email))).errorKey).toBe('username_already_exists')
    expect(await guest.call(userCalls.me, {})).toMatchObject({ isGuest: true })
    expect(await designsOf(guest, guest.projectId)).toEqual([designId])
  })

  test('invited, joins that team and keeps their own', async () => {
    const maya = await signUp(app)
    const { guest, designId } = await guestWithDesign()
    const inviteToken = await maya.call(teamCalls.link, { query: { teamId: maya.teamId } })
    const { teamName: _, forWho: __, projectSize: ___, ...short } = profile('invited@example.com')
    const { data, caller } = await ask('signup', guest, { ...short, inviteToken })
    expect(data).toMatchObject({ joinedTeam: { id: maya.teamId }, newProject: { id: guest.projectId } })
    const teams = (await caller.call(teamCalls.list, {})).map(({ id }) => id)
    expect(teams.toSorted()).toEqual([maya.teamId, guest.teamId].toSorted())
    expect(await designsOf(caller, guest.projectId)).toEqual([designId])
  })

  test('of two who sign up with one guest at once, one is that guest', async () => {
    const { guest } = await guestWithDesign()
    const both = await Promise.all(
      ['one@example.com', 'two@example.com'].map(email => ask('signup', guest, profile(email))),
    )
    expect(both.map(({ data }) => data?.newUser.id === guest.id).toSorted()).toEqual([false, true])
    expect(both.map(({ errorKey }) => errorKey)).toEqual([undefined, undefined])
  })

  test('of two guests who sign up with one address at once one has it, and the other is told', async () => {
    const guests = [await beGuest(app), await beGuest(app)]
    const both = await Promise.all(guests.map(guest => ask('signup', guest, profile('both@example.com'))))
    expect(both.map(({ errorKey }) => errorKey ?? '').toSorted()).toEqual(['', 'username_already_exists'])
  })

  test('without a project left is given one', async () => {
    const guest = await beGuest(app)
    await guest.call(projectCalls.delete, { params: { id: guest.projectId } })
    const { data } = await ask('signup', guest, profile('empty@example.com'))
    expect(data.newProject.id).not.toBe(guest.projectId)
  })
})

describe('a guest who logs in (AC72)', () => {
  test('brings their designs, artwork and cart into a new project of the first team', async () => {
    const maya = await signUp(app)
    const { guest, designId } = await guestWithDesign()
    await makeArtwork(app.app, guest)
    const { data, caller } = await login(guest, maya)
    expect(data).toMatchObject({ user: { id: maya.id }, takenOver: { designs: 1 } })
    const { projectId } = data.takenOver
    const projects = await caller.call(projectCalls.list, { query: { teamId: maya.teamId } })
    expect(projects.map(({ id }) => id)).toContain(projectId)
    expect(projectId).not.toBe(maya.projectId)
    expect(await designsOf(caller, projectId)).toEqual([designId])
    expect((await caller.call(cartCalls.items, {})).items.map(item => item.design_id)).toEqual([designId])
    const { undo } = await caller.call(generatorCalls.readUndo, { params: { id: designId } })
    expect(undo).not.toBeNull()
    const { rows } = await app.pool.query('select team_id from assets where uploader_id = $1', [maya.id])
    expect(rows).toEqual([{ team_id: maya.teamId }])
    expect(await guest.refused(userCalls.me, {})).toBe('401 token_expired')
  })

  test('brings them into the project that they name, and into nobody else’s', async () => {
    const [maya, other] = [await signUp(app), await signUp(app)]
    const { guest, designId } = await guestWithDesign()
    const wrong = await login(guest, maya, { takeOver: { projectId: other.projectId } })
    expect(wrong.errorKey).toBe('project_not_found')
    expect(await designsOf(guest, guest.projectId)).toEqual([designId])
    const { data, caller } = await login(guest, maya, { takeOver: { projectId: maya.projectId } })
    expect(data.takenOver).toEqual({ projectId: maya.projectId, designs: 1 })
    expect(await designsOf(caller, maya.projectId)).toEqual([designId])
  })

  test('brings nothing where there is nothing, of an ended guest, or by another account’s session', async () => {
    const maya = await signUp(app)
    const empty = await beGuest(app)
    expect((await login(empty, maya)).data).not.toHaveProperty('takenOver')
    const { guest } = await guestWithDesign()
    await guest.call(userCalls.logout, {})
    expect((await login(guest, maya)).data).toMatchObject({ user: { id: maya.id } })
    expect((await login(guest, maya)).data).not.toHaveProperty('takenOver')
    const jonas = await signUp(app)
    await makeDesign(jonas)
    expect((await login(jonas, maya)).data).not.toHaveProperty('takenOver')
    expect(await designsOf(jonas, jonas.projectId)).toHaveLength(1)
  })

  test('into an account with a second factor, brings them once it is shown', async () => {
    const maya = await signUp(app)
    const { secret } = await maya.call(factorCalls.beginTotp, {})
    const confirming = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    const { recoveryCodes } = await maya.call(factorCalls.confirmTotp, { body: { code: confirming } })
    const { guest } = await guestWithDesign()
    const first = await login(guest, maya, { takeOver: { projectId: maya.projectId } })
    expect(first.errorKey).toBe('second_factor_required')
    const code = must(recoveryCodes[0], 'code')
    const { ticket } = must(first.facts, 'facts')
    const told = await callerWith(app.app, {}).call(factorCalls.loginFactor, { body: { ticket, code } })
    expect(told.takenOver).toEqual({ projectId: maya.projectId, designs: 1 })
  })

  test('of two logins at once one brings them', async () => {
    const maya = await signUp(app)
    const { guest } = await guestWithDesign()
    const both = await Promise.all([login(guest, maya), login(guest, maya)])
    expect(both.filter(({ data }) => data?.takenOver)).toHaveLength(1)
  })
})
