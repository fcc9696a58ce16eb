import { labOf } from '@teamloom/artwork/color-difference.ts'
import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { Process } from '@teamloom/catalog/decorations/process.ts'
import { foldOf } from '@teamloom/catalog/decorations/woventag.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { clothAt } from '@teamloom/design/cloth-at.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { findType } from '@teamloom/design/lookup.ts'
import type { StitchSettings } from '@teamloom/embroidery/sew-artwork.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'
import { techniques } from '@teamloom/technique/index.ts'
import type { MadeDecoration } from '../decorations.ts'
import { inkOrderOf } from '../ink-order.ts'
import { knitClothOf, type OwnKnits } from '../knitting/knit-settings.ts'
import { sewnClothOf } from '../sewn-cloth.ts'
import { clothKinds } from './cloth-kind.ts'
import { momentOf } from './moments.ts'
import { needlesRound } from './needles-round.ts'
import { cut } from './processes/cut.ts'
import { dye, dyedKnit, dyedPanel } from './processes/dye.ts'
import { embroidery } from './processes/embroidery.ts'
import { knitting } from './processes/knitting.ts'
import { clipped, woven } from './processes/labels.ts'
import { leather, patch } from './processes/patches.ts'
import { raised } from './processes/raised.ts'
import { screen } from './processes/screen.ts'
import { transfer } from './processes/transfer.ts'
import type { Asked, Setting, SettingsOf } from './setting.ts'
import { type SettingKey, settingLabels } from './setting-keys.ts'
import { settingUnits } from './setting-units.ts'

/** TP42: how each way of making is set on a cloth. */
export const settingsByProcess: Readonly<Record<Process, SettingsOf>> = {
  screen,
  raised,
  transfer,
  cut,
  dye,
  dyedPanel,
  dyedKnit,
  embroidery,
  patch,
  leather,
  woven,
  clipped,
  knitting,
}

/** What staff set otherwise, as they wrote it. */
export type OwnSettings = Readonly<Partial<Record<SettingKey, string>>>

/** A line of a decoration's settings. */
export type MadeSetting = {
  readonly key: SettingKey
  readonly label: Label
  readonly setting: Setting
  /** Null: the default holds. */
  readonly own: string | null
}

/** Lightness, 0 to 100, of cloth below which ink needs white under it. */
const leastLight = 60

/** TP42: how a decoration is made on its cloth; nothing of what is not made. `hasTints`: some of its films have dots. */
export function settingsOf(
  made: MadeDecoration,
  document: DesignDocument,
  product: Product,
  own: OwnSettings = {},
  knits: OwnKnits = {},
  stitching: StitchSettings = {},
  hasTints = false,
): MadeSetting[] {
  const type = findType(product, made.decoration.type)
  const asked = type?.process && askedOf(made, document, product, knits, stitching, hasTints)
  if (!asked) return []
  const moment: Setting = {
    key: 'moment',
    words: momentOf(type.process!, asked.cloth.kind, asked.cloth.isQuilted),
  }
  return [moment, ...settingsByProcess[type.process!](asked)].map(setting => ({
    key: setting.key,
    label: settingLabels[setting.key],
    setting,
    own: own[setting.key] ?? null,
  }))
}

function askedOf(
  made: MadeDecoration,
  document: DesignDocument,
  product: Product,
  knits: OwnKnits,
  stitching: StitchSettings,
  hasTints: boolean,
): Asked | null {
  const cloth = made.location && clothAt(document, product, made.location)
  const kind = cloth && clothKinds[cloth.fabricName as FabricName]
  const fold = foldOf(made.decoration.options)
  const lightest = inkOrderOf(made.colors)
  return {
    // What lies on no cloth of the design's is set as on cotton.
    cloth: {
      kind: kind ?? 'cotton',
      isDark: cloth ? labOf(cloth.color.hex)[0] < leastLight : false,
      isQuilted: cloth?.fabricName === 'bubble',
    },
    order: {
      en: lightest.map(({ code }, i) => `${i + 1}. ${code}`).join(', '),
      fr: lightest.map(({ name, label }, i) => `${i + 1}. ${name} ${label.fr}`).join(', '),
    },
    colorCount: made.colors.length,
    label:
      fold && made.size
        ? { fold, widthInches: made.size.widthInches, heightInches: made.size.heightInches }
        : null,
    needlesRound: () => needlesRound(product),
    isHalftone:
      hasTints || (made.technique !== null && techniques[made.technique].production.screens === 'one'),
    sewnAs: made.technique && (stitching.cloth ?? sewnClothOf(made.technique, cloth?.fabricName)),
    gramsPerM2: (cloth && knitClothOf(cloth.fabricName, product.product.name, knits)?.gramsPerM2) ?? null,
  }
}

/** TP42: white lies below its inks, on a screen of its own. */
export function hasWhiteBase(settings: readonly MadeSetting[]): boolean {
  return settings.some(({ setting, own }) => own === null && 'isScreen' in setting)
}

/** The default, in words. */
export function defaultText(setting: Setting, locale: Locale): string {
  return 'words' in setting ? setting.words[locale] : settingUnits[setting.unit].text(setting.amount, locale)
}

export function settingText({ setting, own }: MadeSetting, locale: Locale): string {
  return own ?? defaultText(setting, locale)
}

export function bothTexts(setting: Setting): Label {
  return { en: defaultText(setting, 'en'), fr: defaultText(setting, 'fr') }
}
