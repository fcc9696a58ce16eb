import { designCalls } from '@teamloom/contract/designs.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { allDone, login, nightIn } from '#api/testing/nights.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { patient } from '#api/testing/patient.ts'
import { goodPassword, type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'
import { waitingForLocks } from '#api/testing/waiting-for-locks.ts'

let app: TestApp
let staff: Person

beforeAll(async () => {
  app = await startTestApp({}, { keepsPictures: true })
  staff = await signUpStaff(app)
})
afterEach(() => app.setNow(new Date()))
afterAll(() => app.close())

const password = { body: { password: goodPassword } }

async function bought(person: Person): Promise<string> {
  const { id: preorderId } = await placeOrder(person, [await makeDesign(person)])
  await staff.call(deskCalls.setStatus, { body: { preorderId, status: 'purchased' } })
  return preorderId
}

describe('an account', () => {
  test('is deleted by whoever knows its password; every session ends at once (OD2)', async () => {
    const maya = await signUp(app)
    const elsewhere = must(await login(app, maya), 'session')
    expect(await maya.refused(userCalls.deleteMe, { body: { password: 'Other-horse-2' } })).toBe(
      '422 wrong_password',
    )
    expect(await elsewhere.refused(userCalls.me, {})).toBe('answered')
    await maya.call(userCalls.deleteMe, password)
    expect(await maya.refused(userCalls.me, {})).toBe('401 token_expired')
    expect(await elsewhere.refused(userCalls.me, {})).toBe('401 token_expired')
    await mailsTo(app, maya.email, 'gone for good')
  })

  test('opens nothing but the way back then, and is as it was after it (OD3)', async () => {
    const maya = await signUp(app)
    const designId = await makeDesign(maya)
    await maya.call(userCalls.deleteMe, password)
    await nightIn(app, 29)
    const back = must(await login(app, maya), 'session')
    expect(await back.refused(userCalls.me, {})).toBe('403 account_deleted')
    expect(await back.refused(designCalls.list, {})).toBe('403 account_deleted')
    const until = new Date(Date.now() + 30 * 86_400_000)
    const refused = await back
      .call(userCalls.me, {})
      .catch((error: { facts: { until: string } }) => error.facts)
    expect(Math.abs(Date.parse((refused as { until: string }).until) - until.getTime())).toBeLessThan(60_000)
    await back.call(userCalls.restore, {})
    await nightIn(app, 31)
    expect((await back.call(userCalls.me, {})).email).toBe(maya.email)
    const { rows } = await app.pool.query('select 1 from designs where id = $1', [designId])
    expect(rows).toHaveLength(1)
  })

  test('is deleted by an admin, on its owner’s request (OD2)', async () => {
    const maya = await signUp(app)
    await staff.call(userCalls.deleteUser, { params: { id: maya.id } })
    expect(await maya.refused(userCalls.me, {})).toBe('401 token_expired')
    await nightIn(app, 31)
    expect(await login(app, maya)).toBeUndefined()
    expect(await staff.refused(userCalls.deleteUser, { params: { id: maya.id } })).toBe('404 not_found')
  })

  test('that owes, or is owed, is kept (OD4)', async () => {
    const maya = await signUp(app)
    const preorderId = await bought(maya)
    expect(await maya.refused(userCalls.deleteMe, password)).toBe('422 account_owes')
    expect(await staff.refused(userCalls.deleteUser, { params: { id: maya.id } })).toBe('422 account_owes')
    // Nobody has set up cards here: they are offered to nobody.
    const { due, canPayByCard } = await maya.call(paymentCalls.ledgerOfRequest, { params: { preorderId } })
    expect(canPayByCard).toBe(false)
    expect(await maya.refused(paymentCalls.begin, { body: { preorderId } })).toBe('422 card_unavailable')
    const book = (amount: number) =>
      staff.call(paymentCalls.record, { body: { preorderId, method: 'interac', amount } })
    await book(due + 500)
    expect(await maya.refused(userCalls.deleteMe, password)).toBe('422 account_owes')
    await book(-500)
    await staff.call(deskCalls.setStatus, { body: { preorderId, status: 'cancelled' } })
    expect(await maya.refused(userCalls.deleteMe, password)).toBe('422 account_owes')
    await book(-due)
    expect(await maya.refused(userCalls.deleteMe, password)).toBe('answered')
  })

  test('whose owner comes back in the very moment of its erasure keeps everything (OD3)', async () => {
    const maya = await signUp(app)
    await maya.call(userCalls.deleteMe, password)
    // The night waits for what others' orders still have drawn, and only then for this one.
    await allDone(app)
    const returning = await app.pool.connect()
    try {
      await returning.query('begin')
      await returning.query('update users set deleted_at = null where id = $1', [maya.id])
      const night = nightIn(app, 31)
      await expect.poll(() => waitingForLocks(app.pool), patient).toBe(1)
      await returning.query('commit')
      await night
    } finally {
      returning.release()
    }
    expect(await login(app, maya)).toBeDefined()
  })
})
