import type { SettingArea } from '../setting.ts'
import { brand } from './brand.ts'
import { calendar } from './calendar.ts'
import { delivery } from './delivery.ts'
import { fonts } from './fonts.ts'
import { logo } from './logo.ts'
import { mails } from './mails.ts'
import { money } from './money.ts'
import { offer } from './offer.ts'
import { prices } from './prices.ts'
import { stock } from './stock.ts'
import { youthSizes } from './youth-sizes.ts'

/** Every kind of setting, in the order of their screens. */
const all = [prices, offer, youthSizes, fonts, delivery, calendar, money, brand, logo, mails, stock] as const

type Area = (typeof all)[number]

/** The value of a setting, by its kind. */
export type SettingValues = {
  readonly [Name in Area['area']]: Extract<Area, { readonly area: Name }> extends SettingArea<
    string,
    infer Value
  >
    ? Value
    : never
}

export const settingAreas: readonly SettingArea[] = all as unknown as readonly SettingArea[]

/** `prices/hoodie`; where the house has one, the name of its kind. */
export function keyOf(area: string, subject: string): string {
  return subject === '' ? area : `${area}/${subject}`
}

export type Setting = { readonly key: string; readonly area: SettingArea; readonly subject: string }

const settings: ReadonlyMap<string, Setting> = new Map(
  settingAreas.flatMap(area =>
    area.subjects.map(subject => {
      const key = keyOf(area.area, subject)
      return [key, { key, area, subject }] as const
    }),
  ),
)

/** Every setting that there is. */
export const allSettings: readonly Setting[] = [...settings.values()]

export function findSetting(key: string): Setting | undefined {
  return settings.get(key)
}
