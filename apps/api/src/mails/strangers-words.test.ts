import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { approvalCalls } from '@teamloom/contract/approval.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { newsletterCalls } from '@teamloom/contract/newsletter.ts'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { quoteCalls } from '@teamloom/contract/quotes.ts'
import { splitCalls } from '@teamloom/contract/split.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCollection } from '#api/testing/collections.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { type FakeStripe, startFakeStripe } from '#api/testing/fake-stripe.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { patient } from '#api/testing/patient.ts'
import {
  changePerson,
  goodPassword,
  type Person,
  signUp,
  signUpStaff,
  signUpTeammate,
  stranger,
} from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

const source = path.join(import.meta.dirname, '..')

let stripe: FakeStripe
let app: TestApp
let staff: Person

beforeAll(async () => {
  stripe = await startFakeStripe()
  app = await startTestApp({
    ...stripe.environment,
    PUBLIC_URL: 'https://studio.example',
    SALES_EMAIL: 'sales@atelier.example',
  })
  staff = await signUpStaff(app)
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})

/** All that was written to an address. */
async function wordsTo(email: string): Promise<string> {
  const { rows } = await app.pool.query<{ data: Record<string, unknown> }>(
    "select data from jobs.job where name = 'mail' and data->>'to' = $1 order by created_on",
    [email],
  )
  return rows.map(({ data }) => `${data.subject}\n${data.text}\n${data.html}`).join('\n')
}

/** Everything that somebody can name. */
const named = (words: string) => ({ firstName: words, lastName: words, teamName: words })

/** What comes to the address of who is named so, and to those whom they write to, of each kind of mail. */
async function writeAll(words: string, isConfirmed: boolean) {
  const person = await signUp(app, named(words))
  if (isConfirmed) await changePerson(app, person, { unverifiedSince: null })
  await person.call(userCalls.sendVerification, {})
  await stranger(app).call(userCalls.requestReset, { body: { email: person.email, language: 'en' } })
  await person.call(userCalls.exportData, {})
  const designId = await makeDesign(person, { name: words })
  await person.call(designCalls.mailLink, { body: { designId } })
  const { id: preorderId } = await placeOrder(person, [designId])
  await staff.call(deskCalls.setStatus, { body: { preorderId, status: 'inreviewbydesigner' } })
  await staff.call(paymentCalls.setDeposit, { body: { preorderId, percent: 50 } })
  const teammate = await signUpTeammate(app, person)
  const invited = `${randomUUID()}@example.com`
  const answered = `${randomUUID()}@example.com`
  const made = `${randomUUID()}@example.com`
  await staff.call(quoteCalls.makeCustomer, {
    body: { ...named(words), email: made, language: 'en', currency: 'cad' },
  })
  if (isConfirmed) {
    await person.call(teamCalls.invite, { body: { teamId: person.teamId, emails: [invited] } })
    const { projectId, tee } = await openCollection(person)
    await person.call(designCalls.rename, { body: { designId: tee, name: words } })
    await person.call(projectCalls.rename, { body: { id: projectId, name: words } })
    const people = [{ firstName: words, lastName: words, email: invited }]
    await person.call(collectionCalls.addToRoster, { body: { projectId, people } })
    await person.call(collectionCalls.remind, { body: { projectId } })
    await changePerson(app, teammate, { unverifiedSince: null })
    await person.call(approvalCalls.ask, { body: { projectId, asked: ['everyone'], blocks: false } })
    await stranger(app).call(collectionCalls.collectSize, {
      body: {
        details: { firstName: words, lastName: words, email: answered },
        selection: [{ id: tee, size: 'M', quantity: 1 }],
      },
    })
    const { id } = await placeOrder(person, [tee])
    const { order_id } = await staff.call(deskCalls.setStatus, {
      body: { preorderId: id, status: 'purchased' },
    })
    await person.call(splitCalls.make, { body: { orderId: must(order_id, 'order'), notify: true } })
    await person.call(teamCalls.delete, { params: { id: person.teamId } })
  }
  await stranger(app).call(newsletterCalls.subscribe, { body: { email: person.email, lang: 'en' } })
  // The file of one's own data is made by a job.
  await expect.poll(() => wordsTo(person.email), patient).toContain('/profile?data=')
  const other = await signUp(app, named(words))
  if (isConfirmed) await changePerson(app, other, { unverifiedSince: null })
  await other.call(userCalls.deleteMe, { body: { password: goodPassword } })
  return [
    await wordsTo(person.email),
    await wordsTo(other.email),
    await wordsTo(teammate.email),
    await wordsTo(invited),
    await wordsTo(answered),
    await wordsTo(made),
  ]
}

const kinds = {
  verification: '/verify/',
  reset: '/reset/',
  ownData: '/profile?data=',
  link: '/design/',
  request: 'order request is in',
  status: 'Our designers are at work',
  madeAccount: 'We have made you an account',
  deposit: 'A deposit to pay',
  deletion: 'is gone for good',
}
const kindsToOthers = {
  invitation: '/join/',
  reminder: '/sizes/stop/',
  approval: '/feedback',
  sizes: 'Your sizes are in',
  share: '/orders/share/',
  teamDeletion: 'will be deleted',
}

describe('a mail has no words of a stranger’s', () => {
  test('while the address is not confirmed: whoever gave it may be anybody (AC46)', async () => {
    const words = (await writeAll('Zanzibar', false)).join('\n')
    expect(Object.entries(kinds).filter(([, sign]) => !words.includes(sign))).toEqual([])
    expect(words).not.toContain('Zanzibar')
    expect(words).toContain('Hello, with this link you confirm')
  })

  test.each([
    'Win at evil.example now',
    'https://evil.example/a',
    'evil。example',
    'Ｗww.evil.example',
    'x//evil.example/',
  ])('that look like a link: %s (AC46, SC9)', async hostile => {
    const words = (await writeAll(hostile, true)).join('\n')
    const all = { ...kinds, ...kindsToOthers, verification: '/verify/' }
    expect(Object.entries(all).filter(([, sign]) => !words.includes(sign))).toEqual([])
    expect(words).not.toMatch(/evil/i)
  })

  test('that are more than a name, and none that turns around what stands beside it (AC46, SC9)', async () => {
    const words = (await writeAll(`${'Zoé '.repeat(49)}Zoé`, true)).join('\n')
    expect(words).toContain('Zoé')
    expect(words.match(/(?:Zoé\s?)+/g)?.filter(name => name.length > 61)).toEqual([])
  })

  test('is made in one of these files, each of which was looked at for it', () => {
    const makers = fs
      .globSync('**/*.ts', { cwd: source })
      .filter(file => !file.endsWith('.test.ts') && file !== 'mails/layout.ts')
      .filter(file => /\b(layOutMail|linkMail)\(/.test(fs.readFileSync(path.join(source, file), 'utf8')))
    expect(makers.toSorted()).toEqual([
      'accounts/factors/mail-factors-taken.ts',
      'accounts/link-mail.ts',
      'accounts/mail-deletion.ts',
      'accounts/mail-made-account.ts',
      'accounts/mail-new-device.ts',
      'accounts/mail-own-data.ts',
      'accounts/mail-reset.ts',
      'accounts/mail-verification.ts',
      'accounts/oidc/mail-link.ts',
      'collection/mail-answer.ts',
      'collection/mail-reminder.ts',
      'designs/mail-link.ts',
      // To oneself alone, of oneself.
      'house/try-mail.ts',
      'mails/link-mail.ts',
      // Of words of the house alone.
      'newsletter/mail-confirmation.ts',
      'newsletter/mail-winner.ts',
      'payments/mail-deposit.ts',
      'payments/split/mail-share.ts',
      // To staff, without a name of anybody.
      'requests/mails/mail-colleague.ts',
      // To staff and the house’s own sales address.
      'requests/mails/mail-link.ts',
      'requests/mails/mail-preorder.ts',
      'requests/mails/mail-status.ts',
      'review/approval/mail-approval.ts',
      // To teammates, of comments without their words.
      'review/mail-mentions.ts',
      'staff/mail-invitation.ts',
      'teams/mail-deletion.ts',
      'teams/mail-invitation.ts',
    ])
  })
})
