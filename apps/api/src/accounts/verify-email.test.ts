import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo, type ReceivedMail } from '#api/testing/mails.ts'
import { goodPassword, type Person, signUp, stranger } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://studio.example', RESET_MAILS_PER_HOUR: '2' })
})
afterEach(() => app.setNow(new Date()))
afterAll(() => app.close())

const tokenIn = (mail: ReceivedMail | undefined) =>
  must(/^https:\/\/studio\.example\/verify\/(\S+)$/m.exec(mail?.text ?? '')?.[1], 'link')
const verify = (token: string) => stranger(app).refused(userCalls.verify, { params: { token } })
const isVerified = async (person: Person) => (await person.call(userCalls.me, {})).emailVerified
const past = '401 token_expired'

describe('an email', () => {
  test('is confirmed by the link that is mailed at sign-up, for seven days (AC38)', async () => {
    const maya = await signUp(app, { language: 'fr' })
    const [mail] = await mailsTo(app, maya.email, '/verify/')
    expect(mail?.head).toMatch(/^Subject: Confirmez votre courriel pour Teamloom$/m)
    expect(await isVerified(maya)).toBe(false)
    const token = tokenIn(mail)
    app.setNow(new Date(Date.now() + 8 * 86_400_000))
    expect(await verify(token)).toBe(past)
    app.setNow(new Date())
    expect(await verify(token)).toBe('answered')
    expect(await isVerified(maya)).toBe(true)
    expect(await verify(token)).toBe('answered')
    // Confirmed, nothing more is sent.
    await maya.call(userCalls.sendVerification, {})
    await mailsTo(app, maya.email, '/verify/', 1)
  })

  test('is not confirmed by what we did not send (AC38)', async () => {
    const [maya, jonas] = [await signUp(app), await signUp(app)]
    const [mail] = await mailsTo(app, maya.email, '/verify/')
    const [, expires, proof] = tokenIn(mail).split('~')
    for (const token of [
      `${jonas.id}~${expires}~${proof}`,
      `${maya.id}~${Number(expires) + 1}~${proof}`,
      `${maya.id}~${expires}~`,
      `${tokenIn(mail)}~more`,
      maya.token.slice(0, 200),
      'none',
    ])
      expect(await verify(token)).toBe(past)
    expect([await isVerified(maya), await isVerified(jonas)]).toEqual([false, false])
  })

  test('is asked for again a few times an hour (AC38)', async () => {
    const maya = await signUp(app)
    const ask = () => maya.refused(userCalls.sendVerification, {})
    expect([await ask(), await ask(), await ask()]).toEqual(['answered', 'answered', '429 too_many_requests'])
    const mails = await mailsTo(app, maya.email, '/verify/', 3)
    expect(await verify(tokenIn(mails[2]))).toBe('answered')
  })

  test('is confirmed by setting a password with a mailed link too (AC26, AC38)', async () => {
    const maya = await signUp(app)
    await stranger(app).call(userCalls.requestReset, { body: { email: maya.email, language: 'en' } })
    const [mail] = await mailsTo(app, maya.email, '/reset/')
    const token = must(/\/reset\/(\S+)$/m.exec(mail?.text ?? '')?.[1], 'link')
    await stranger(app).call(userCalls.resetPassword, { params: { token }, body: { password: goodPassword } })
    const { rows } = await app.pool.query('select unverified_since from users where id = $1', [maya.id])
    expect(rows).toEqual([{ unverified_since: null }])
  })
})
