import { factorCalls } from '@teamloom/contract/factors.ts'
import { staffCalls } from '@teamloom/contract/staff.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findUserAction } from '#api/commands/user-actions.ts'
import { mailsTo } from '#api/testing/mails.ts'
import {
  type Caller,
  callerWith,
  goodPassword,
  type Person,
  signUp,
  signUpStaff,
  stranger,
} from '#api/testing/people.ts'
import { softAuthenticator } from '#api/testing/soft-authenticator.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => app.setNow(new Date()))
afterAll(() => app.close())

const codeAt = (secret: string, at: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })

type Told = {
  readonly errorKey?: string
  readonly facts?: { readonly ticket: string; readonly kinds: string[] }
}

async function logIn({ email }: Pick<Person, 'email'>, password = goodPassword) {
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/v1/user/login',
    payload: { email, password },
  })
  return { status: answer.statusCode, told: answer.json<Told>(), session: answer.headers['access-token'] }
}

/** Sets codes up for a person, at a moment of the app's own clock. */
async function withCodes(person: Person) {
  const { secret } = await person.call(factorCalls.beginTotp, {})
  const at = Date.now()
  const { recoveryCodes } = await person.call(factorCalls.confirmTotp, { body: { code: codeAt(secret, at) } })
  return { secret, recoveryCodes, at }
}

async function ticketOf(person: Pick<Person, 'email'>): Promise<string> {
  const { told } = await logIn(person)
  return must(told.facts, 'facts').ticket
}

const finish = (ticket: string, code: string) =>
  stranger(app).refused(factorCalls.loginFactor, { body: { ticket, code } })

describe('codes of an authenticator (AC65)', () => {
  test('are asked for after the right password, and let nobody in without', async () => {
    const maya = await signUp(app)
    const { secret, at } = await withCodes(maya)
    const { status, told, session } = await logIn(maya)
    expect([status, told.errorKey, session]).toEqual([401, 'second_factor_required', undefined])
    expect(told.facts?.kinds).toEqual(['totp', 'recovery'])
    expect((await logIn(maya, 'Wrong-horse-1')).told).toMatchObject({ errorKey: 'invalid_email_or_password' })
    app.setNow(new Date(at + 30_000))
    const { ticket } = must(told.facts, 'facts')
    expect(await finish(ticket, '000000')).toBe('422 wrong_code')
    expect(await finish(ticket, codeAt(secret, at + 30_000))).toBe('answered')
    // The ticket works once.
    app.setNow(new Date(at + 60_000))
    expect(await finish(ticket, codeAt(secret, at + 60_000))).toBe('401 token_expired')
  })

  test('hold one step before and one after, and each once, at once too', async () => {
    const maya = await signUp(app)
    const { secret, at } = await withCodes(maya)
    const now = at + 300_000
    app.setNow(new Date(now))
    for (const wrong of [-60_000, 60_000])
      expect(await finish(await ticketOf(maya), codeAt(secret, now + wrong))).toBe('422 wrong_code')
    expect(await finish(await ticketOf(maya), codeAt(secret, now - 30_000))).toBe('answered')
    expect(await finish(await ticketOf(maya), codeAt(secret, now - 30_000))).toBe('422 wrong_code')
    const tickets = [await ticketOf(maya), await ticketOf(maya)]
    const code = codeAt(secret, now + 30_000)
    const told = await Promise.all(tickets.map(ticket => finish(ticket, code)))
    expect(told.toSorted()).toEqual(['422 wrong_code', 'answered'])
    // What was taken of a later step closes the earlier ones.
    expect(await finish(await ticketOf(maya), codeAt(secret, now))).toBe('422 wrong_code')
  })

  test('end all other sessions, those opened before and those opened beside', async () => {
    const maya = await signUp(app)
    const before = callerWith(app.app, { 'access-token': String((await logIn(maya)).session) })
    expect(await before.refused(userCalls.me, {})).toBe('answered')
    await withCodes(maya)
    expect(await before.refused(userCalls.me, {})).toBe('401 token_expired')
    expect(await maya.refused(userCalls.me, {})).toBe('answered')
    // Were one opened by any other way, it opens nothing.
    await app.pool.query(
      `insert into sessions (id, user_id, expires_at) values (gen_random_uuid(), $1, now() + interval '1 day')`,
      [maya.id],
    )
    const { devices } = await maya.call(factorCalls.list, {})
    expect(devices).toHaveLength(2)
    app.dependencies.actors.forget()
    const weak = must(
      devices.find(({ isThis }) => !isThis),
      'other session',
    )
    expect(await app.dependencies.actors.find(weak.id, new Date())).toBeUndefined()
  })

  test('are still asked for after a new password by a mailed link', async () => {
    const maya = await signUp(app)
    await withCodes(maya)
    await stranger(app).call(userCalls.requestReset, { body: { email: maya.email, language: 'en' } })
    const [mail] = await mailsTo(app, maya.email, '/reset/')
    const token = must(/\/reset\/([\w-]+)/.exec(must(mail, 'mail').text)?.[1], 'token')
    const ticket = await ticketOf(maya)
    const password = 'Another-horse-2'
    await stranger(app).call(userCalls.resetPassword, { params: { token }, body: { password } })
    expect((await logIn(maya, password)).told).toMatchObject({ errorKey: 'second_factor_required' })
    // What the former password began is over.
    const { rows } = await app.pool.query('select secret from totp_factors where user_id = $1', [maya.id])
    expect(rows).toHaveLength(1)
    expect(await finish(ticket, 'aaaaaa-aaaaaa')).toBe('422 wrong_code')
  })

  test('are guessed no faster than passwords, from many places together too', async () => {
    const maya = await signUp(app)
    await withCodes(maya)
    const ticket = await ticketOf(maya)
    const most = app.dependencies.config.limits.failedLoginsPer15Minutes
    const told: string[] = []
    for (let guess = 0; guess < most + 1; guess += 1) told.push(await finish(ticket, '123456'))
    expect(told.at(-1)).toBe('429 too_many_requests')
    expect(told.filter(each => each === '422 wrong_code')).toHaveLength(most)
  })

  test('are kept sealed, and neither they nor recovery codes stand in the database', async () => {
    const maya = await signUp(app)
    const { secret, recoveryCodes } = await withCodes(maya)
    const { rows } = await app.pool.query<{ all: string }>(`select
      (select string_agg(t::text, '') from totp_factors t) ||
      (select string_agg(c::text, '') from recovery_codes c) || (select string_agg(a::text, '') from attempts a) as all`)
    const all = must(rows[0], 'row').all
    for (const hidden of [secret, ...recoveryCodes]) expect(all).not.toContain(hidden)
    expect(new Set(recoveryCodes).size).toBe(10)
  })

  test('of a secret that was shown before and not confirmed are none', async () => {
    const maya = await signUp(app)
    const first = await maya.call(factorCalls.beginTotp, {})
    const second = await maya.call(factorCalls.beginTotp, {})
    const confirm = (secret: string) =>
      maya.refused(factorCalls.confirmTotp, { body: { code: codeAt(secret, Date.now()) } })
    expect(await confirm(first.secret)).toBe('422 wrong_code')
    expect((await logIn(maya)).status).toBe(200)
    expect(second.uri).toContain('otpauth://totp/')
    expect(await confirm(second.secret)).toBe('answered')
    expect(await maya.refused(factorCalls.beginTotp, {})).toBe('409 factor_exists')
  })
})

describe('recovery codes (AC65)', () => {
  test('let in once each, however they are typed, and are told of staff', async () => {
    const sam = await signUpStaff(app, 'designer')
    const { recoveryCodes } = await withCodes(sam)
    const [first = '', second = ''] = recoveryCodes
    expect(await finish(await ticketOf(sam), ` ${first.toUpperCase().replace('-', ' ')} `)).toBe('answered')
    expect(await finish(await ticketOf(sam), first)).toBe('422 wrong_code')
    const { recoveryCodes: renewed } = await sam.call(factorCalls.makeRecoveryCodes, {
      body: { password: goodPassword },
    })
    expect(await finish(await ticketOf(sam), second)).toBe('422 wrong_code')
    expect(await finish(await ticketOf(sam), renewed[0] ?? '')).toBe('answered')
    const admin = await signUpStaff(app)
    const { items } = await admin.call(staffCalls.audit, { query: { search: sam.email } })
    expect(items.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['factor_added', 'recovery_code_used', 'recovery_codes_made']),
    )
    expect(JSON.stringify(items)).not.toMatch(new RegExp([...recoveryCodes, ...renewed].join('|')))
  })
})

describe('a factor', () => {
  const remove = (by: Caller, id: string, body: object) =>
    by.refused(factorCalls.remove, { params: { id }, body: body as never })

  test('is taken away by whoever says the password or a code, and nobody else (AC65)', async () => {
    const [maya, jonas] = [await signUp(app), await signUp(app)]
    const { recoveryCodes } = await withCodes(maya)
    const { totp } = await maya.call(factorCalls.list, {})
    const { id } = must(totp ?? undefined, 'totp')
    expect(await remove(maya, id, {})).toBe('400 validation_failed')
    expect(await remove(maya, id, { password: 'Wrong-horse-1' })).toBe('422 wrong_password')
    expect(await remove(maya, id, { code: '000000' })).toBe('422 wrong_code')
    expect(await remove(jonas, id, { password: goodPassword })).toBe('404 not_found')
    expect(await remove(maya, id, { code: recoveryCodes[0] })).toBe('answered')
    expect(await maya.call(factorCalls.list, {})).toMatchObject({ totp: null, recoveryCodesLeft: 0 })
    expect((await logIn(maya)).status).toBe(200)
  })

  test('that is lost is removed by the operator, or by who manages people and holds as much (AC66)', async () => {
    const admin = await signUpStaff(app)
    const sam = await signUpStaff(app, 'designer')
    await withCodes(sam)
    await admin.call(staffCalls.removeFactors, { body: { userId: sam.id } })
    expect(await sam.refused(userCalls.me, {})).toBe('401 token_expired')
    expect((await logIn(sam)).status).toBe(200)
    const other = await signUpStaff(app)
    await withCodes(other)
    const open = async () => Promise.reject(new Error('no mail'))
    const { database, config } = app.dependencies
    await findUserAction('remove-factors')(database, [other.email], { config, openJobs: open })
    expect((await logIn(other)).status).toBe(200)
  })
})

describe('a passkey (AC65)', () => {
  async function register(person: Person, device = softAuthenticator('http://localhost')) {
    const options = await person.call(factorCalls.passkeyOptions, {})
    const made = device.register(options)
    const kept = await person.refused(factorCalls.addPasskey, { body: made })
    return { device, kept, made }
  }

  async function show(device: ReturnType<typeof softAuthenticator>, change: object = {}) {
    const options = await stranger(app).call(factorCalls.loginOptions, {})
    return { ...device.sign(options), ...change }
  }

  const enter = (body: object) => stranger(app).refused(factorCalls.loginPasskey, { body: body as never })

  test('signs in alone, and a password alone does not any more', async () => {
    const maya = await signUp(app)
    const { device, kept } = await register(maya)
    expect(kept).toBe('answered')
    expect((await logIn(maya)).told.facts?.kinds).toEqual(['passkey', 'recovery'])
    expect(await enter(await show(device))).toBe('answered')
    const { passkeys, recoveryCodesLeft } = await maya.call(factorCalls.list, {})
    expect(passkeys[0]?.usedAt).not.toBeNull()
    expect(recoveryCodesLeft).toBe(10)
  })

  test('opens nothing when it is replayed, of another site, without its owner, forged or gone', async () => {
    const maya = await signUp(app)
    const { device } = await register(maya)
    const shown = await show(device)
    expect(await enter(shown)).toBe('answered')
    expect(await enter(shown)).toBe('422 passkey_invalid')
    const options = await stranger(app).call(factorCalls.loginOptions, {})
    expect(await enter(device.sign(options, { origin: 'https://evil.example' }))).toBe('422 passkey_invalid')
    const more = async (how: object) =>
      enter(device.sign(await stranger(app).call(factorCalls.loginOptions, {}), how))
    expect(await more({ isVerified: false })).toBe('422 passkey_invalid')
    expect(await more({ rpId: 'evil.example' })).toBe('422 passkey_invalid')
    expect(await more({ isForged: true })).toBe('422 passkey_invalid')
    // A copy that has counted less.
    expect(await more({ counter: 0 })).toBe('422 passkey_invalid')
    const late = await show(device)
    app.setNow(new Date(Date.now() + 301_000))
    expect(await enter(late)).toBe('422 passkey_invalid')
    app.setNow(new Date())
    const { passkeys } = await maya.call(factorCalls.list, {})
    const params = { id: must(passkeys[0], 'passkey').id }
    await maya.call(factorCalls.remove, { params, body: { password: goodPassword } })
    expect(await enter(await show(device))).toBe('422 passkey_invalid')
  })

  test('is registered for its own account, once, by its own challenge', async () => {
    const [maya, jonas] = [await signUp(app), await signUp(app)]
    const { made, device } = await register(maya)
    const add = (person: Person, body: object) =>
      person.refused(factorCalls.addPasskey, { body: body as never })
    expect(await add(maya, made)).toBe('422 passkey_invalid')
    const options = await maya.call(factorCalls.passkeyOptions, {})
    expect(await add(jonas, softAuthenticator('http://localhost').register(options))).toBe(
      '422 passkey_invalid',
    )
    const again = await jonas.call(factorCalls.passkeyOptions, {})
    expect(await add(jonas, device.register(again))).toBe('409 factor_exists')
  })
})

test('one’s devices are listed, and ended by their owner alone (AC65)', async () => {
  const [maya, jonas] = [await signUp(app), await signUp(app)]
  const other = callerWith(app.app, { 'access-token': String((await logIn(maya)).session) })
  const { devices } = await maya.call(factorCalls.list, {})
  const { id } = must(
    devices.find(({ isThis }) => !isThis),
    'other device',
  )
  expect(await jonas.refused(factorCalls.endSession, { params: { id } })).toBe('404 not_found')
  expect(await maya.refused(factorCalls.endSession, { params: { id } })).toBe('answered')
  expect(await other.refused(userCalls.me, {})).toBe('401 token_expired')
  expect(await maya.refused(userCalls.me, {})).toBe('answered')
})

test('where staff must have one, who has none may set it up, and nothing else of the shop’s (AC67)', async () => {
  const strict = await startTestApp({ STAFF_SECOND_FACTOR: 'required' })
  try {
    const [sam, maya] = [await signUpStaff(strict), await signUp(strict)]
    expect(await sam.refused(staffCalls.people, {})).toBe('403 second_factor_needed')
    expect(await sam.call(userCalls.me, {})).toMatchObject({
      needsSecondFactor: true,
      isAdmin: false,
      rights: [],
    })
    expect(await maya.call(userCalls.me, {})).toMatchObject({ needsSecondFactor: false })
    await withCodes(sam)
    expect(await sam.refused(staffCalls.people, {})).toBe('answered')
    expect(await sam.call(userCalls.me, {})).toMatchObject({ needsSecondFactor: false, isAdmin: true })
  } finally {
    await strict.close()
  }
})
