import type { foldOf } from '@teamloom/catalog/decorations/woventag.ts'
import type { ClothName } from '@teamloom/embroidery/cloths/cloth.ts'
import type { Label } from '@teamloom/kit/label.ts'
import type { SettingKey } from './setting-keys.ts'
import type { SettingUnit } from './setting-units.ts'

/** One default of how a decoration is made. */
export type Setting = { readonly key: SettingKey } & (
  | { readonly amount: number; readonly unit: SettingUnit }
  | {
      readonly words: Label
      /** Whether what is set is printed through a screen of its own, beside those of the inks. */
      readonly isScreen?: true
    }
)

export type SettingCloth = {
  readonly kind: ClothKind
  /** Below lightness 60: ink needs white below it. */
  readonly isDark: boolean
  readonly isQuilted: boolean
}

/** Cloths that take decorations alike. */
export type ClothKind = 'cotton' | 'fleece' | 'polyester' | 'polar' | 'nylon' | 'rib' | 'knit' | 'sock'

export type Asked = {
  readonly cloth: SettingCloth
  /** Names of its colours, as they are laid, lightest first. */
  readonly order: Label
  readonly colorCount: number
  /** The fold and the size of a woven label; null of what has no fold. */
  readonly label: {
    readonly fold: NonNullable<ReturnType<typeof foldOf>>
    readonly widthInches: number
    readonly heightInches: number
  } | null
  /** Needles in the round of each size, of what is knitted. */
  readonly needlesRound: () => Label
  readonly isHalftone: boolean
  /** The cloth that it is sewn as by a machine; null of what is not. */
  readonly sewnAs: ClothName | null
  /** The weight of a cloth that is knitted to its shape, as it is for the item; else null. */
  readonly gramsPerM2: number | null
}

export type SettingsOf = (asked: Asked) => readonly Setting[]

export const said = (key: SettingKey, en: string, fr: string): Setting => ({ key, words: { en, fr } })
export const onOwnScreen = (key: SettingKey, en: string, fr: string): Setting => ({
  key,
  words: { en, fr },
  isScreen: true,
})
export const figure = (key: SettingKey, amount: number, unit: SettingUnit): Setting => ({ key, amount, unit })
