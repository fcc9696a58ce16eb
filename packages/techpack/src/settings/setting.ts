import type { Label } from '@teamloom/kit/label.ts'
import type { SettingKey } from './setting-keys.ts'
import type { SettingUnit } from './setting-units.ts'

/** One default of how a decoration is made. */
export type Setting = { readonly key: SettingKey } & (
  | { readonly amount: number; readonly unit: SettingUnit }
  | { readonly words: Label }
)

export type SettingCloth = {
  readonly kind: ClothKind
  /** Below lightness 60: ink needs white below it. */
  readonly isDark: boolean
}

/** Cloths that take decorations alike. */
export type ClothKind = 'cotton' | 'fleece' | 'polyester' | 'polar' | 'nylon' | 'rib' | 'knit' | 'sock'

export type Asked = {
  readonly cloth: SettingCloth
  /** Names of its colours, as they are laid, lightest first. */
  readonly order: Label
  readonly colorCount: number
  readonly isHalftone: boolean
}

export type SettingsOf = (asked: Asked) => readonly Setting[]

export const said = (key: SettingKey, en: string, fr: string): Setting => ({ key, words: { en, fr } })
export const figure = (key: SettingKey, amount: number, unit: SettingUnit): Setting => ({ key, amount, unit })
