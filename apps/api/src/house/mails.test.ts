import { type MailName, mailNamed } from '@teamloom/commerce/house/mails/index.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { mailCalls } from '@teamloom/contract/mails.ts'
import { settingCalls } from '@teamloom/contract/settings.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let admin: Person
let maya: Person

beforeAll(async () => {
  app = await startTestApp({})
  admin = await signUpStaff(app, 'admin')
  maya = await signUp(app)
})
afterAll(() => app.close())

const set = (name: MailName, value: unknown) =>
  admin.call(settingCalls.change, { body: { changes: [{ key: `mails/${name}`, value }] } })

const { built } = mailNamed('orderConfirmed')
const own = {
  subject: { en: 'Yes: {order}', fr: 'Oui\u00a0: {order}' },
  heading: { en: 'Off we go', fr: 'C’est parti' },
  text: { en: '{hello}, {shop} begins.\n\nThank you <3.', fr: '{hello}, {shop} commence.\nMerci <3.' },
}

/** The mail that tells of a request’s becoming an order, and the order’s number. */
async function confirmed(subject: string) {
  const { id: preorderId } = await placeOrder(maya, [await makeDesign(maya)])
  const body = { preorderId, status: 'purchased', tellCustomer: true } as const
  const { order } = await admin.call(deskCalls.setStatus, { body })
  const mail = must((await mailsTo(app, maya.email, subject)).at(-1), 'mail')
  return { mail, number: must(order, 'order').number }
}

test('a mail that goes out says what the house has set, and what it was built with once that is taken back (ST32)', async () => {
  await set('orderConfirmed', own)
  const { mail, number } = await confirmed('Yes:')
  expect(mail.head).toContain(`Yes: ${number}`)
  expect(mail.text).toMatch(/^Off we go\n\nHello.*, Teamloom begins\.\n\nThank you <3\.\n\n/m)
  expect(mail.html).toContain('Thank you &lt;3.')
  // Its sums are its own.
  expect(mail.text).toContain('Subtotal')
  await set('orderConfirmed', null)
  expect((await confirmed('is confirmed')).mail.text).toContain('thank you for your order')
})

test.each([
  ['text', '{hello}, {ordre}.', 'mails/orderConfirmed.text.en.{ordre}'],
  ['text', '{hello}, <b>now</b>.', 'mails/orderConfirmed.text.en'],
  ['text', 'Nobody is greeted.', 'mails/orderConfirmed.text.en'],
  ['subject', 'Order {team}', 'mails/orderConfirmed.subject.en.{team}'],
] as const)('%s “%s” is refused by name (ST32)', async (kind, en, path) => {
  const value = { ...built, [kind]: { ...built[kind], en } }
  const body = { changes: [{ key: 'mails/orderConfirmed', value }] }
  const answer = await app.app.inject({
    method: 'PUT',
    url: '/api/v1/settings',
    headers: { 'access-token': admin.token },
    payload: body,
  })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ errorKey: 'setting_invalid', issues: [{ path }] })
  const tried = { name: 'orderConfirmed', language: 'en', value } as const
  expect(await admin.refused(mailCalls.preview, { body: tried })).toBe('422 setting_invalid')
  expect(await admin.refused(mailCalls.sendTest, { body: tried })).toBe('422 setting_invalid')
})

test('a mail is seen with the newest numbers before it is set, and sent to oneself alone (ST33)', async () => {
  const { number } = await confirmed('is confirmed')
  const body = { name: 'orderConfirmed', language: 'fr', value: own } as const
  const preview = await admin.call(mailCalls.preview, { body })
  expect(preview).toMatchObject({ subject: `Oui\u00a0: ${number}`, heading: 'C’est parti', to: admin.email })
  expect(preview.paragraphs[0]).toMatch(/^Bonjour.*, Teamloom commence\.$/)
  expect(await admin.call(mailCalls.sendTest, { body })).toEqual({ to: admin.email })
  const [mail] = await mailsTo(app, admin.email, 'Oui')
  expect(must(mail, 'mail').text).toContain('C’est parti')
  expect(await admin.refused(mailCalls.preview, { body: { ...body, name: 'none' } })).toBe('404 not_found')
  expect(await mailsTo(app, maya.email, 'Oui', 0)).toEqual([])
})
