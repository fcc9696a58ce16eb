import { randomUUID } from 'node:crypto'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { newsletterCalls } from '@teamloom/contract/newsletter.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCollection, send, someone } from '#api/testing/collections.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import {
  changePerson,
  goodPassword,
  signUp,
  signUpStaff,
  signUpTeammate,
  signUpVerified,
  stranger,
} from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const most = 10

/** How many were written to an address, whether or not they were sent already. */
async function mailsTo(email: string): Promise<number> {
  const { rows } = await app.pool.query<{ count: string }>(
    "select count(*) from jobs.job where name = 'mail' and data->>'to' = $1",
    [email],
  )
  return Number(rows[0]?.count)
}

const subscribe = (email: string) =>
  stranger(app).call(newsletterCalls.subscribe, { body: { email, lang: 'en' } })

describe('mails that others cause are counted by who is written to (AC47)', () => {
  test('twelve collections write to one stranger no more often than one day allows', async () => {
    const maya = await signUpVerified(app)
    const details = someone()
    for (let made = 0; made < 12; made++) {
      const { tee } = await openCollection(maya)
      for (const size of ['S', 'M', 'L'])
        await stranger(app).call(collectionCalls.collectSize, send(details, [{ id: tee, size, quantity: 1 }]))
    }
    expect(await mailsTo(details.email)).toBe(most)
    await subscribe(details.email)
    expect(await mailsTo(details.email)).toBe(most)
    const emails = [details.email]
    expect(await maya.refused(teamCalls.invite, { body: { teamId: maya.teamId, emails } })).toBe(
      '429 too_many_requests',
    )
    // Others are written to.
    expect(
      await maya.refused(teamCalls.invite, { body: { teamId: maya.teamId, emails: [someone().email] } }),
    ).toBe('answered')
  })

  test('the newsletter asks three times', async () => {
    const { email } = someone()
    for (let asked = 0; asked < 5; asked++) await subscribe(email)
    expect(await mailsTo(email)).toBe(3)
  })

  test('of an account whose address nobody has confirmed all mails to itself are, but a new password’s', async () => {
    const email = `${randomUUID()}@example.com`
    const person = await signUp(app, { email })
    const designId = await makeDesign(person)
    for (let placed = 0; placed < 6; placed++) await placeOrder(person, [designId])
    const ask = () => person.refused(designCalls.mailLink, { body: { designId } })
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([
      'answered',
      'answered',
      'answered',
      '429 too_many_requests',
    ])
    expect(await mailsTo(email)).toBe(most)
    expect(await person.refused(userCalls.sendVerification, {})).toBe('429 too_many_requests')
    expect(await person.refused(userCalls.exportData, {})).toBe('429 too_many_requests')
    await placeOrder(person, [designId])
    expect(await mailsTo(email)).toBe(most)
    await stranger(app).call(userCalls.requestReset, { body: { email, language: 'en' } })
    expect(await mailsTo(email)).toBe(most + 1)
    await person.call(userCalls.deleteMe, { body: { password: goodPassword } })
    expect(await mailsTo(email)).toBe(most + 1)
  })

  test('a team that is kept and asked to be deleted again writes to the others three times', async () => {
    const [maya, staff] = [await signUpVerified(app), await signUpStaff(app)]
    const jonas = await signUpTeammate(app, maya)
    await changePerson(app, jonas, { unverifiedSince: null })
    const { id: preorderId } = await placeOrder(maya, [await makeDesign(maya)])
    await staff.call(deskCalls.setStatus, { body: { preorderId, status: 'purchased' } })
    const before = await mailsTo(jonas.email)
    for (let asked = 0; asked < 5; asked++) {
      await maya.call(teamCalls.delete, { params: { id: maya.teamId } })
      await maya.call(teamCalls.keep, { body: { id: maya.teamId } })
    }
    expect((await mailsTo(jonas.email)) - before).toBe(3)
  })

  test('what an account, or anybody, causes many of goes after what somebody waits for (AC57)', async () => {
    const maya = await signUpVerified(app)
    const designId = await makeDesign(maya)
    for (let placed = 0; placed < 22; placed++) await placeOrder(maya, [designId])
    const { email } = someone()
    await subscribe(email)
    const late = async (to: string) => {
      const { rows } = await app.pool.query<{ priority: number }>(
        "select priority from jobs.job where name = 'mail' and data->>'to' = $1 order by priority",
        [to],
      )
      return rows.filter(({ priority }) => priority < 0).length
    }
    expect([await late(maya.email), await late('sales@teamloom.example'), await late(email)]).toEqual([
      2, 2, 1,
    ])
  })

  test('of one that is confirmed its own are not', async () => {
    const person = await signUp(app)
    await changePerson(app, person, { unverifiedSince: null })
    const designId = await makeDesign(person)
    for (let placed = 0; placed < most + 2; placed++) await placeOrder(person, [designId])
    expect(await mailsTo(person.email)).toBe(1 + most + 2)
  })
})
