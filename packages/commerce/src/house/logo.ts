import { z } from 'zod/mini'
import type { SettingFault } from './setting-fault.ts'

/** ST27: a logo, in base64; a drawing only once it is clean. Null: the house's name is written. */
export type Logo = { readonly kind: 'svg' | 'png'; readonly data: string } | null

/** On white, on dark ground, and in the tab of a browser. */
export const logoSides = ['light', 'dark', 'icon'] as const
export type LogoSide = (typeof logoSides)[number]

export const mostLogoBytes = 40_000

const data = z
  .string()
  .check(z.maxLength(Math.ceil(mostLogoBytes / 3) * 4), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))
const schema = z.nullable(z.strictObject({ kind: z.enum(['svg', 'png']), data }))
export const logoSchema = schema as unknown as z.ZodMiniType<Logo>

/** Whether it is a drawing is seen where it is read. */
export function faultsOfLogo(): SettingFault[] {
  return []
}
