import { teamCalls } from '@teamloom/contract/teams.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo } from '#api/testing/mails.ts'
import {
  callerWith,
  goodPassword,
  type Person,
  signUp,
  signUpVerified,
  stranger,
} from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://studio.example', PROVIDER_NAME: 'Atelier & Co' })
})
afterEach(() => app.setNow(new Date()))
afterAll(() => app.close())

const newPassword = 'Other-horse-2'
const inMinutes = (minutes: number) => app.setNow(new Date(Date.now() + minutes * 60_000))

function login(email: string, password: string, remoteAddress = '10.0.0.1') {
  return app.app.inject({
    method: 'POST',
    url: '/api/v1/user/login',
    remoteAddress,
    payload: { email, password },
  })
}

/** The token in the mail that the person asks for. */
async function askForLink(person: Person, count = 1, language: 'en' | 'fr' = 'en'): Promise<string> {
  await stranger(app).call(userCalls.requestReset, { body: { email: person.email, language } })
  const mails = await mailsTo(app, person.email, 'https://studio.example/reset/', count)
  const lines = must(mails.at(-1), 'mail').text.split('\n')
  return must(
    lines.flatMap(line => /^https:\/\/studio\.example\/reset\/([\w-]+)$/.exec(line)?.[1] ?? []).at(0),
    'token',
  )
}

function setPassword(token: string, password = newPassword) {
  return stranger(app).refused(userCalls.resetPassword, { params: { token }, body: { password } })
}

describe('a reset link', () => {
  test('sets a new password once, ends every session, and the old password is none (AC26)', async () => {
    const maya = await signUp(app)
    const token = await askForLink(maya)
    expect(await setPassword(token, 'weak')).toBe('400 validation_failed')
    expect(await setPassword(token)).toBe('answered')
    expect(await setPassword(token)).toBe('401 token_expired')
    expect(await maya.refused(userCalls.me, {})).toBe('401 token_expired')
    expect((await login(maya.email, goodPassword)).statusCode).toBe(401)
    expect((await login(maya.email, newPassword)).statusCode).toBe(200)
  })

  test('is used by one of two who use it at once (AC26)', async () => {
    const token = await askForLink(await signUp(app))
    const outcomes = await Promise.all([setPassword(token), setPassword(token), setPassword(token)])
    expect(outcomes.toSorted()).toEqual(['401 token_expired', '401 token_expired', 'answered'])
  })

  test('ends after an hour, and with any change of the password (AC26)', async () => {
    const maya = await signUp(app)
    const token = await askForLink(maya)
    const second = await askForLink(maya, 2)
    expect(await setPassword(second)).toBe('answered')
    expect(await setPassword(token)).toBe('401 token_expired')
    const jonas = await signUp(app)
    const late = await askForLink(jonas)
    inMinutes(61)
    expect(await setPassword(late)).toBe('401 token_expired')
    expect(await setPassword('nonsense')).toBe('401 token_expired')
  })

  test('is kept as its hash only (AC26)', async () => {
    const maya = await signUp(app)
    const token = await askForLink(maya)
    const { rows } = await app.pool.query<{ token_hash: string }>(
      'select token_hash from password_resets where user_id = $1',
      [maya.id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.token_hash).not.toContain(token)
  })

  test('is mailed in the language of the screen, with names as they are and never as code (AC26)', async () => {
    const maya = await signUpVerified(app, { firstName: '<b>Zoé</b> & "Co" مرحبا' })
    await askForLink(maya, 1, 'fr')
    const [mail] = await mailsTo(app, maya.email, 'reset')
    expect(mail?.head).toMatch(/^Subject: Choisissez un nouveau mot de passe pour Atelier & Co$/m)
    expect(mail?.text).toContain('Bonjour <b>Zoé</b> & "Co" مرحبا, vous avez')
    expect(mail?.html).toContain('&lt;b&gt;Zoé&lt;/b&gt; &amp; &quot;Co&quot; مرحبا')
    expect(mail?.html).not.toContain('<b>')
    expect(mail?.html).toContain('<html lang="fr">')
    expect(mail?.html).toMatch(/href="https:\/\/studio\.example\/reset\/[\w-]+"/)
  })

  test('is not mailed to an address without an account, nor more than five times an hour (AC26)', async () => {
    const ask = (email: string) =>
      stranger(app).refused(userCalls.requestReset, { body: { email, language: 'en' } })
    expect(await ask('nobody@example.com')).toBe('404 Invalid Email')
    const maya = await signUp(app)
    const outcomes: string[] = []
    for (let number = 0; number < 6; number++) outcomes.push(await ask(` ${maya.email.toUpperCase()}`))
    expect(outcomes).toEqual([...Array(5).fill('answered'), '429 too_many_requests'])
    inMinutes(61)
    expect(await ask(maya.email)).toBe('answered')
    await mailsTo(app, maya.email, 'reset', 6)
  })

  test('lets its owner in at once, though others have been guessing (AC26, AC14)', async () => {
    const maya = await signUp(app)
    for (let guess = 0; guess < 12; guess++) await login(maya.email, 'Wrong-horse-1')
    expect((await login(maya.email, goodPassword)).statusCode).toBe(429)
    expect(await setPassword(await askForLink(maya))).toBe('answered')
    expect((await login(maya.email, newPassword)).statusCode).toBe(200)
  })
})

test('of a thousand guesses made at once ten are heard, and the owner is let in from elsewhere (AC14)', async () => {
  const maya = await signUp(app)
  const guesses = await Promise.all(
    Array.from({ length: 1000 }, () => login(maya.email, 'Wrong-horse-1', '10.9.9.9')),
  )
  const statuses = guesses.map(answer => answer.statusCode)
  expect(statuses.filter(status => status === 401)).toHaveLength(10)
  expect(statuses.filter(status => status === 429)).toHaveLength(990)
  expect((await login(maya.email, goodPassword, '10.9.9.8')).statusCode).toBe(200)
  // And where the guesses came from, after a minute.
  inMinutes(1.1)
  expect((await login(maya.email, goodPassword, '10.9.9.9')).statusCode).toBe(200)
})

test.each([1, 400])(
  'a clock that was %s days ahead and is right again keeps nobody out (AC14)',
  async days => {
    const maya = await signUp(app)
    const address = `10.8.0.${days % 250}`
    inMinutes(days * 1440)
    for (let guess = 0; guess < 14; guess++) await login(maya.email, 'Wrong-horse-1', address)
    expect((await login(maya.email, goodPassword, address)).statusCode).toBe(429)
    app.setNow(new Date())
    expect((await login(maya.email, goodPassword, address)).statusCode).toBe(200)
    // Nor is it remembered when that day comes.
    for (let guess = 0; guess < 3; guess++) await login(maya.email, 'Wrong-horse-1', address)
    inMinutes(days * 1440 + 1)
    expect((await login(maya.email, goodPassword, address)).statusCode).toBe(200)
  },
)

describe('a password', () => {
  const change = (person: Person, currentPassword: string, next = newPassword) =>
    person.refused(userCalls.changePassword, { body: { currentPassword, newPassword: next } })

  test('is changed by who knows it; their other sessions end (AC27)', async () => {
    const maya = await signUp(app)
    const elsewhere = await login(maya.email, goodPassword)
    const other = callerWith(app.app, { 'access-token': String(elsewhere.headers['access-token']) })
    const token = await askForLink(maya)
    expect(await change(maya, 'Wrong-horse-1')).toBe('422 wrong_password')
    expect(await change(maya, goodPassword, 'weak')).toBe('400 validation_failed')
    expect(await other.refused(userCalls.me, {})).toBe('answered')
    expect(await change(maya, goodPassword)).toBe('answered')
    expect(await other.refused(userCalls.me, {})).toBe('401 token_expired')
    expect(await maya.refused(teamCalls.list, {})).toBe('answered')
    expect(await setPassword(token)).toBe('401 token_expired')
    expect((await login(maya.email, newPassword)).statusCode).toBe(200)
  })

  test('is not guessed there either (AC14, AC27)', async () => {
    const maya = await signUp(app)
    const outcomes: string[] = []
    for (let guess = 0; guess < 11; guess++) outcomes.push(await change(maya, 'Wrong-horse-1'))
    expect(outcomes).toEqual([...Array(10).fill('422 wrong_password'), '429 too_many_requests'])
  })
})
