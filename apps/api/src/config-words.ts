import { deskRights } from '@teamloom/commerce/access/desk-rights.ts'
import { provincesToRegisterIn } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import { z } from 'zod'
import type { AnalyticsTarget } from '#api/platform/analytics/analytics.ts'

/** What settings are written in. */

export const flag = z
  .enum(['true', 'false', '1', '0', 'yes', 'no', ''])
  .default('')
  .transform(value => ['true', '1', 'yes'].includes(value))

const listed = (value: string): string[] =>
  value
    .split(',')
    .map(item => item.trim())
    .filter(Boolean)

export const origins = z
  .string()
  .default('')
  .transform(listed)
  .refine(items => items.every(isOrigin), 'must be origins such as https://shop.example, with commas between')

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text
}

/** Each as long as the one that signs now. */
export const earlierSecrets = z
  .string()
  .default('')
  .transform(listed)
  .refine(items => items.every(item => item.length >= 32), 'must have 32 characters or more each')

export const registeredProvinces = z
  .string()
  .default('')
  .transform(value =>
    value
      .split(',')
      .map(item => item.trim().toUpperCase())
      .filter(Boolean),
  )
  .refine(
    items => items.every(item => provincesToRegisterIn.some(province => province === item)),
    `must be of ${provincesToRegisterIn.join(',')}, with commas between`,
  )

export const designersMay = z
  .string()
  .default('discounts')
  .transform(value =>
    value
      .split(',')
      .map(item => item.trim())
      .filter(item => item !== '' && item !== 'none'),
  )
  .refine(
    items => items.every(item => deskRights.some(right => right === item)),
    `must be of ${deskRights.join(',')}, with commas between, or none`,
  )
  .transform(items => deskRights.filter(right => items.includes(right)))

const oidcProvider = z.object({
  /** In its address: where the provider leads back to. */
  name: z.string().regex(/^[a-z][a-z\d-]{0,30}$/, 'must be small letters, digits and dashes'),
  /** On the button. */
  label: z.string().min(1).max(60),
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  /** Where there are any, addresses of these alone are let in. */
  domains: z.array(z.string().toLowerCase()).default([]),
})
export type OidcProvider = z.output<typeof oidcProvider>

export const oidcProviders = z
  .string()
  .default('[]')
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON: a list of providers' })
      return z.NEVER
    }
  })
  .pipe(z.array(oidcProvider))

export const analyticsTarget = z
  .string()
  .default('off')
  .refine(
    value => value === 'off' || value === 'log' || (URL.canParse(value) && /^https?:/.test(value)),
    'must be off, log, or the http address of a collector',
  )
  .transform(
    (value): AnalyticsTarget => (value === 'off' || value === 'log' ? value : { collectorUrl: value }),
  )

/** `CA 12345`: digits alone are taken too. */
export function labelNumber(letters: 'CA' | 'RN', most: number) {
  return z
    .string()
    .regex(new RegExp(`^(${letters} ?)?\\d{1,${most}}$`), `must be ${letters} and up to ${most} digits`)
    .transform(value => `${letters} ${value.replace(/\D/g, '')}`)
    .optional()
}
