import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findSetting } from './areas/index.ts'
import { checkSetting } from './check-setting.ts'
import { houseAsBuilt, houseAt } from './house.ts'
import { mailNamed, mails } from './mails/index.ts'
import { faultsOfMail, fillIn, type MailText, mailFields } from './mails/mail-text.ts'

const { built, fields } = mailNamed('orderConfirmed')
const check = faultsOfMail(fields)
const textIn = (en: string): MailText => ({ ...built, text: { ...built.text, en } })
const ruleOf = (en: string) => check(textIn(en)).map(({ field, rule }) => `${field} ${rule}`)

test.each(mails.map(each => [each.name, each] as const))(
  '%s says what is right where nothing is set (ST32)',
  (name, mail) => {
    expect(faultsOfMail(mail.fields)(mail.built)).toEqual([])
    expect(houseAsBuilt.valueOf('mails', name)).toBe(mail.built)
    expect(checkSetting(findSetting(`mails/${name}`)!, mail.built).faults).toEqual([])
  },
)

describe('a mail’s text', () => {
  test.each([
    ['{hello}, here is {ordre}.', 'text.en.{ordre} unknown_field'],
    ['{hello}, here is {team}.', 'text.en.{team} unknown_field'],
    ['{hello}, a brace { alone.', 'text.en.{ unknown_field'],
    ['{hello}, <b>now</b>.', 'text.en markup'],
    ['{hello}, <script>alert(1)</script>', 'text.en markup'],
    ['{hello}, this&nbsp;that.', 'text.en markup'],
    ['{hello}, [this](https://x.example).', 'text.en markup'],
    ['Your order {order} is confirmed.', 'text.en greets_nobody'],
    [' \n ', 'text.en both_languages'],
  ])('is refused by name: %s (ST32)', (en, fault) => {
    expect(ruleOf(en)).toEqual([fault])
  })

  test('may be any words with the mail’s own fields, signs of sums among them (ST32)', () => {
    expect(ruleOf('{hello}, order {order} of {shop}: 2 < 3 & 4 > 1.\n\nThank you.')).toEqual([])
  })

  test('is filled in once: what is filled in is never looked at again (ST32)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...mailFields), fc.string(), (field, value) => {
        expect(fillIn(`a {${field}} b {${field}}`, { [field]: value })).toBe(`a ${value} b ${value}`)
      }),
    )
    expect(fillIn('{shop} {order}', { shop: '{order}', order: 7 })).toBe('{order} 7')
  })
})

test('a mail of another shape than mails have now says what it was built with (ST1)', () => {
  const kept = { id: 'x', revision: 1, key: 'mails/reset', value: { subject: 'Hi' }, from: new Date(0) }
  expect(houseAt([kept], 1, new Date()).valueOf('mails', 'reset')).toBe(mailNamed('reset').built)
})
