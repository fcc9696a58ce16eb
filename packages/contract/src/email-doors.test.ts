import { addressSchema } from '@teamloom/commerce/addresses/address.ts'
import { emailSchema } from '@teamloom/commerce/addresses/email-schema.ts'
import { foreignLetters } from '@teamloom/kit/email-letters.ts'
import { describe, expect, test } from 'vitest'
import { collectionCalls } from './collection.ts'
import { newsletterCalls } from './newsletter.ts'
import { teamCalls } from './teams.ts'
import { userCalls } from './user.ts'

const id = '00000000-0000-4000-8000-000000000001'
const details = { firstName: 'Zoé', lastName: 'Roy' }

/** What each door says of an address. */
const doors: Readonly<Record<string, (email: string) => readonly { readonly message: string }[]>> = {
  signUp: email => issuesOf(userCalls.signup.body, { email }),
  login: email => issuesOf(userCalls.login.body, { email, password: 'x' }),
  invitation: email => issuesOf(teamCalls.invite.body, { teamId: id, emails: [email] }),
  newsletter: email => issuesOf(newsletterCalls.subscribe.body, { email, lang: 'fr' }),
  roster: email =>
    issuesOf(collectionCalls.addToRoster.body, { projectId: id, people: [{ ...details, email }] }),
  sizes: email =>
    issuesOf(collectionCalls.collectSize.body, {
      details: { ...details, email },
      selection: [{ id, size: 'M', quantity: 1 }],
    }),
  checkout: email => issuesOf(addressSchema.shape.email, email),
}

type Schema = {
  readonly safeParse: (value: unknown) => {
    readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined
  }
}

function issuesOf(schema: Schema, value: unknown) {
  return schema.safeParse(value).error?.issues ?? []
}

describe.each(Object.entries(doors))('at the door %s', (_, issues) => {
  test.each(['zoé@exemple.ca', 'zoe@exemplé.ca', '佐藤@例え.jp'])('%s is refused in words (AC51)', email => {
    expect(issues(email).map(({ message }) => message)).toContain(foreignLetters)
  })

  test.each([
    ['zoe\u200b.roy@exemple.ca', true],
    [' \u202aZoe@Exemple.ca\u202c ', true],
    [`${'z'.repeat(64)}@exemple.ca`, true],
    [`${'z'.repeat(65)}@exemple.ca`, false],
    [`zoe@${'e'.repeat(64)}.ca`, false],
    ['zoe@exemple.ca.', false],
    ['zoe..roy@exemple.ca', false],
  ])('%j is taken: %s (AC51)', (email, isTaken) => {
    const others = issues(isTaken ? 'zoe@exemple.ca' : 'no address')
    expect(issues(email).map(({ message }) => message)).toEqual(others.map(({ message }) => message))
  })

  test('a domain in its ASCII form is taken (AC51)', () => {
    expect(issues('zoe@xn--exempl-gva.ca').map(({ message }) => message)).not.toContain(foreignLetters)
  })
})

test('an address is taken as telephones copy it', () => {
  expect(emailSchema.parse(' \u202aZoe@Exemple.ca\u202c ')).toBe('zoe@exemple.ca')
})
