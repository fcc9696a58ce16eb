import { z } from 'zod/mini'
import type { SettingFault } from './setting-fault.ts'

/** A text in the languages of the house's customers. */
export type TwoLanguages = { readonly en: string; readonly fr: string }

const text = (most: number) =>
  z.string().check(z.maxLength(most), z.regex(/^[^\p{Cc}]*$|^[^\p{Cc}\n]*(?:\n[^\p{Cc}\n]*)*$/u))

export const twoLanguages = (most: number) => z.strictObject({ en: text(most), fr: text(most) })

/** ST22: a text is in both languages, or in none. */
export function faultsOfBoth({ en, fr }: TwoLanguages, field: string): SettingFault[] {
  if ((en.trim() === '') === (fr.trim() === '')) return []
  return [{ field: `${field}.${en.trim() === '' ? 'en' : 'fr'}`, rule: 'both_languages' }]
}

export function isEmail(given: string): boolean {
  return z.email().safeParse(given).success
}

/** `https://…`, or a page of the product itself: `/terms`. */
export function isLink(given: string): boolean {
  if (given.startsWith('/')) return /^\/(?![/\\])[^\s\\]*$/.test(given)
  return /^https?:\/\/[^\s/]/.test(given) && z.url().safeParse(given).success
}
