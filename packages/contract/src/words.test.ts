import { emailSchema } from '@teamloom/commerce/addresses/email-schema.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  lineSchema,
  nameSchema,
  passwordSchema,
  sizeQuantitiesSchema,
  sizeQuantitySchema,
  textSchema,
} from './words.ts'

describe('a name', () => {
  test.each([
    [' Wolves ', 'Wolves'],
    ['Montre\u0301al', 'Montréal'],
    ['a', 'a'],
    ['x'.repeat(200), 'x'.repeat(200)],
    // Two hundred characters, each of two units.
    ['🚣'.repeat(200), '🚣'.repeat(200)],
    ['Ada\u202eabc', 'Adaabc'],
    ['\u2066 Zoe\u200b\u0301 \u2069', 'Zoé'],
  ])('%j is kept as %j', (sent, kept) => {
    expect(nameSchema.parse(sent)).toBe(kept)
  })

  test.each([
    [''],
    ['   '],
    ['x'.repeat(201)],
    ['a\u0000b'],
    ['a\nb'],
    ['a\u2028b'],
    ['\u202e'],
    ['\u00a0\u3000'],
    ['\u3164'],
    ['\u115f\u1160'],
    ['\u2800 \u2800'],
    ['\ufe0f'],
    ['\u0301'],
    ['\uffff'],
    ['\ud800'],
    [5],
    [null],
  ])('%j is none', sent => {
    expect(nameSchema.safeParse(sent).success).toBe(false)
  })

  test('may be empty where that means something', () => {
    expect(lineSchema(0, 200).parse('  ')).toBe('')
  })

  test('that was kept is kept as it is when it is sent again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), text => {
        const first = nameSchema.safeParse(text)
        fc.pre(first.success)
        expect(nameSchema.parse(first.data)).toBe(first.data)
      }),
    )
  })
})

test('a text of several lines loses what hides or turns what stands beside it (AC32)', () => {
  expect(textSchema(100).parse('\u202eone\u2069\r\ntwo\u200b')).toBe('one\r\ntwo')
})

test('an email is trimmed and in lower case', () => {
  expect(emailSchema.parse(' Maya@Example.COM ')).toBe('maya@example.com')
  expect(emailSchema.parse('\u202amaya@example.com\u202c')).toBe('maya@example.com')
  for (const sent of [
    'maya',
    'maya@',
    '@example.com',
    'a@b.com, c@d.com',
    `${'x'.repeat(250)}@example.com`,
  ]) {
    expect(emailSchema.safeParse(sent).success).toBe(false)
  }
})

test('an id is a UUID in lower case', () => {
  const id = '5b2fcb3e-8f0a-4f6e-9f3a-0d5d3f0d1c2b'
  expect(idSchema.parse(id.toUpperCase())).toBe(id)
  for (const sent of ['', 'nope', id.slice(1), `${id} `, `{${id}}`]) {
    expect(idSchema.safeParse(sent).success).toBe(false)
  }
})

test.each([
  ['Correct-horse-1', true],
  ['Abcdefg1', true],
  [`Aa1${'x'.repeat(197)}`, true],
  ['ÉÀéà12345', true],
  ['Abcdef1', false],
  [`Aa1${'x'.repeat(198)}`, false],
  ['abcdefg1', false],
  ['ABCDEFG1', false],
  ['Abcdefgh', false],
])('%s is a password: %s', (password, is) => {
  expect(passwordSchema.safeParse(password).success).toBe(is)
})

test('quantities are whole, not negative, and each size stands once (OR4)', () => {
  for (const qty of [-1, 1.5, Number.NaN, '3', 1_000_001, null]) {
    expect(sizeQuantitySchema.safeParse({ name: 'M', qty }).success).toBe(false)
  }
  const m = { name: 'M', qty: 0 }
  expect(sizeQuantitiesSchema.safeParse([m]).success).toBe(true)
  expect(sizeQuantitiesSchema.safeParse([m, m]).success).toBe(false)
})
