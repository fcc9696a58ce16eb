import { soldAs } from '@teamloom/catalog/definition.ts'
import { mostOfSize } from '@teamloom/commerce/pricing/size-quantities.ts'
import { locales } from '@teamloom/kit/label.ts'
import { currencies } from '@teamloom/kit/money.ts'
import { hasVisible, isPlainLine, isPlainText, withoutHidden } from '@teamloom/kit/text.ts'
import { z } from 'zod'
import { passwordRules } from './password-rules.ts'

/** The words that many calls share. */

export const timeSchema = z.iso.datetime()

const missing = { error: 'is required', params: { rule: 'missing' } }
const atMost = (max: number) => ({
  error: `at most ${max} characters`,
  params: { rule: 'longest', limit: max },
})

/** In characters as people count them, of which one may be two of a text's. */
const hasAtMost = (max: number) => (text: string) =>
  text.length <= max || (text.length <= 2 * max && [...text].length <= max)
const hasAtLeast = (min: number) => (text: string) => text.length >= 2 * min || [...text].length >= min

/** Line of text as people type it: trimmed, NFC, no control characters, without hidden ones (AC32); `min` to `max` characters. */
export function lineSchema(min: number, max: number) {
  return z
    .string()
    .overwrite(withoutHidden)
    .normalize('NFC')
    .trim()
    .refine(isPlainLine, 'control characters are not allowed')
    .refine(text => text === '' || hasVisible(text), missing)
    .refine(
      hasAtLeast(min),
      min === 1 ? missing : { error: `at least ${min} characters`, params: { rule: 'shortest', limit: min } },
    )
    .refine(hasAtMost(max), atMost(max))
    .meta({ minLength: min, maxLength: max })
}

/** Text of several lines: trimmed, NFC, without hidden characters, no control characters but line ends and tabs; up to `max` characters. */
export function textSchema(max: number) {
  return z
    .string()
    .overwrite(withoutHidden)
    .normalize('NFC')
    .trim()
    .refine(isPlainText, 'control characters are not allowed')
    .refine(hasAtMost(max), atMost(max))
    .meta({ maxLength: max })
}

/** The name of a thing: 1 to 200 characters. */
export const nameSchema = lineSchema(1, 200)

/** 8 to 200 characters with a lowercase letter, an uppercase letter and a digit. */
export const passwordSchema = z
  .string()
  .refine(
    password => Object.values(passwordRules).every(isMet => isMet(password)),
    'sign_in.password_validation',
  )

export const currencySchema = z.enum(currencies)
export const localeSchema = z.enum(locales)

/** What a quantity counts, and a price is of. */
export const soldAsSchema = z.enum(soldAs)

export const emptySchema = z.object({})

/** `#1B3E2F`; letters in either case are the same. */
export const hexSchema = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .toUpperCase()

/** Whole cents. */
export const centsSchema = z.int()

export const sizeQuantitySchema = z.object({
  name: z.string().min(1).max(20),
  qty: z.int().min(0).max(mostOfSize),
})

export const sizeQuantitiesSchema = z
  .array(sizeQuantitySchema)
  .max(50)
  .refine(sizes => new Set(sizes.map(size => size.name)).size === sizes.length, 'each size once')
