import { type Brand, brandAsBuilt } from './brand.ts'
import { type Money, moneyAsBuilt } from './money.ts'

/** ST21: what holds of the house itself where it has set nothing: what its operators configured. */
export type HouseDefaults = {
  readonly brand: Brand
  readonly money: Money
}

/** Where they configured nothing. */
export const defaultsAsBuilt: HouseDefaults = { brand: brandAsBuilt, money: moneyAsBuilt }
