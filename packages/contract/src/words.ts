import { soldAs } from '@teamloom/catalog/definition.ts'
import { sizeField, sizesChecks } from '@teamloom/commerce/fields/sizes.ts'
import { lineChecks, textChecks } from '@teamloom/commerce/fields/text.ts'
import { locales } from '@teamloom/kit/label.ts'
import { currencies } from '@teamloom/kit/money.ts'
import { z } from 'zod'
import { passwordRules } from './password-rules.ts'

/** The words that many calls share. */

export const timeSchema = z.iso.datetime()

/** Line of text as people type it: trimmed, NFC, no control characters, without hidden ones (AC32); `min` to `max` characters. */
export function lineSchema(min: number, max: number) {
  return z
    .string()
    .check(...lineChecks(min, max))
    .meta({ minLength: min, maxLength: max })
}

/** Text of several lines: trimmed, NFC, without hidden characters, no control characters but line ends and tabs; up to `max` characters. */
export function textSchema(max: number) {
  return z
    .string()
    .check(...textChecks(max))
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

export const sizeQuantitySchema = z.object(sizeField.shape)

export const sizeQuantitiesSchema = z.array(sizeQuantitySchema).check(...sizesChecks)
