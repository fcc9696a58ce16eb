import { z } from 'zod/mini'
import type { SettingFault } from './setting-fault.ts'
import { faultsOfBoth, isEmail, isLink, type TwoLanguages, twoLanguages } from './setting-words.ts'

/** ST26: who the house is to its customers. */
export type Brand = {
  readonly name: string
  /** Lines, as an envelope has them. */
  readonly address: string
  readonly supportEmail: string
  readonly salesEmail: string
  readonly designerUrl: string
  readonly helpUrl: string
  readonly termsUrl: string
  readonly privacyUrl: string
  /** Whom mails are from; empty: what operators configured. */
  readonly sender: string
  /** At the foot of mails; empty: the house's name, and whom to write to. */
  readonly signature: TwoLanguages
  /** `#2836cf`, for all that asks to be acted on; empty: Teamloom's own. */
  readonly accent: string
  /** Whether the studio shows the stars of its designers. */
  readonly showsStars: boolean
}

const line = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[^\p{Cc}]*$/u))

const schema = z.strictObject({
  name: line(60).check(z.regex(/\S/)),
  address: z.string().check(z.maxLength(300), z.regex(/^(?:[^\p{Cc};]|\n)*$/u)),
  supportEmail: line(200),
  salesEmail: line(200),
  designerUrl: line(300),
  helpUrl: line(300),
  termsUrl: line(300),
  privacyUrl: line(300),
  sender: line(60).check(z.regex(/^[^<>"@]*$/)),
  signature: twoLanguages(300),
  accent: z.string().check(z.regex(/^$|^#[0-9a-f]{6}$/)),
  showsStars: z.boolean(),
})
export const brandSchema = schema as unknown as z.ZodMiniType<Brand>

/** Words on it, and it on white, as WCAG asks of small text. */
const leastContrast = 4.5

export function faultsOfBrand(brand: Brand): SettingFault[] {
  const emails = (['supportEmail', 'salesEmail'] as const).filter(name => !isEmail(brand[name]))
  const links = (['designerUrl', 'helpUrl', 'termsUrl', 'privacyUrl'] as const).filter(
    name => !isLink(brand[name]),
  )
  const isPale = brand.accent !== '' && contrastWithWhite(brand.accent) < leastContrast
  return [
    ...emails.map(field => ({ field, rule: 'email' as const })),
    ...links.map(field => ({ field, rule: 'link' as const })),
    ...faultsOfBoth(brand.signature, 'signature'),
    ...(isPale ? [{ field: 'accent', rule: 'contrast' as const }] : []),
  ]
}

/** From 1 to 21, of `#2836cf` and white. */
export function contrastWithWhite(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
  return 1.05 / (luminance + 0.05)
}

/** Where nobody configured anything. */
export const brandAsBuilt: Brand = {
  name: 'Teamloom',
  address: '',
  supportEmail: 'hello@teamloom.example',
  salesEmail: 'sales@teamloom.example',
  designerUrl: 'https://teamloom.example/designers',
  helpUrl: 'https://teamloom.example/help',
  termsUrl: '/terms',
  privacyUrl: '/privacy',
  sender: '',
  signature: { en: '', fr: '' },
  accent: '',
  showsStars: true,
}
