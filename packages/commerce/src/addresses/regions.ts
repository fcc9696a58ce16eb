import type { Label } from '@teamloom/kit/label.ts'
import { statesOfZip } from './zip-states.ts'

export const countries = ['CA', 'US'] as const
export type Country = (typeof countries)[number]

const same = (name: string): Label => ({ en: name, fr: name })

/** Thirteen provinces and territories, by the postal service's codes. */
const provinces = {
  AB: same('Alberta'),
  BC: { en: 'British Columbia', fr: 'Colombie-Britannique' },
  MB: same('Manitoba'),
  NB: { en: 'New Brunswick', fr: 'Nouveau-Brunswick' },
  NL: { en: 'Newfoundland and Labrador', fr: 'Terre-Neuve-et-Labrador' },
  NS: { en: 'Nova Scotia', fr: 'Nouvelle-Écosse' },
  NT: { en: 'Northwest Territories', fr: 'Territoires du Nord-Ouest' },
  NU: same('Nunavut'),
  ON: same('Ontario'),
  PE: { en: 'Prince Edward Island', fr: 'Île-du-Prince-Édouard' },
  QC: { en: 'Québec', fr: 'Québec' },
  SK: same('Saskatchewan'),
  YT: same('Yukon'),
} as const satisfies Record<string, Label>

/** Fifty states and the District of Columbia. */
const states = {
  AL: same('Alabama'),
  AK: same('Alaska'),
  AZ: same('Arizona'),
  AR: same('Arkansas'),
  CA: { en: 'California', fr: 'Californie' },
  CO: same('Colorado'),
  CT: same('Connecticut'),
  DE: same('Delaware'),
  DC: { en: 'District of Columbia', fr: 'District de Columbia' },
  FL: { en: 'Florida', fr: 'Floride' },
  GA: { en: 'Georgia', fr: 'Géorgie' },
  HI: { en: 'Hawaii', fr: 'Hawaï' },
  ID: same('Idaho'),
  IL: same('Illinois'),
  IN: same('Indiana'),
  IA: same('Iowa'),
  KS: same('Kansas'),
  KY: same('Kentucky'),
  LA: { en: 'Louisiana', fr: 'Louisiane' },
  ME: same('Maine'),
  MD: same('Maryland'),
  MA: same('Massachusetts'),
  MI: same('Michigan'),
  MN: same('Minnesota'),
  MS: same('Mississippi'),
  MO: same('Missouri'),
  MT: same('Montana'),
  NE: same('Nebraska'),
  NV: same('Nevada'),
  NH: same('New Hampshire'),
  NJ: same('New Jersey'),
  NM: { en: 'New Mexico', fr: 'Nouveau-Mexique' },
  NY: same('New York'),
  NC: { en: 'North Carolina', fr: 'Caroline du Nord' },
  ND: { en: 'North Dakota', fr: 'Dakota du Nord' },
  OH: same('Ohio'),
  OK: same('Oklahoma'),
  OR: same('Oregon'),
  PA: { en: 'Pennsylvania', fr: 'Pennsylvanie' },
  RI: same('Rhode Island'),
  SC: { en: 'South Carolina', fr: 'Caroline du Sud' },
  SD: { en: 'South Dakota', fr: 'Dakota du Sud' },
  TN: same('Tennessee'),
  TX: same('Texas'),
  UT: same('Utah'),
  VT: same('Vermont'),
  VA: { en: 'Virginia', fr: 'Virginie' },
  WA: { en: 'Washington', fr: 'Washington (État)' },
  WV: { en: 'West Virginia', fr: 'Virginie-Occidentale' },
  WI: same('Wisconsin'),
  WY: same('Wyoming'),
} as const satisfies Record<string, Label>

/** AD6: what the US Postal Service delivers to as it does to states: five territories, the armed forces abroad. */
const servedByPost = {
  AS: { en: 'American Samoa', fr: 'Samoa américaines' },
  GU: same('Guam'),
  MP: { en: 'Northern Mariana Islands', fr: 'Îles Mariannes du Nord' },
  PR: { en: 'Puerto Rico', fr: 'Porto Rico' },
  VI: { en: 'US Virgin Islands', fr: 'Îles Vierges américaines' },
  AA: { en: 'Armed Forces Americas (APO, FPO, DPO)', fr: 'Forces armées, Amériques (APO, FPO, DPO)' },
  AE: { en: 'Armed Forces Europe (APO, FPO, DPO)', fr: 'Forces armées, Europe (APO, FPO, DPO)' },
  AP: { en: 'Armed Forces Pacific (APO, FPO, DPO)', fr: 'Forces armées, Pacifique (APO, FPO, DPO)' },
} as const satisfies Record<string, Label>

export type Region = { readonly code: string; readonly label: Label }

const listOf = (regions: Readonly<Record<string, Label>>): readonly Region[] =>
  Object.entries(regions).map(([code, label]) => ({ code, label }))

/** States and provinces of each country, as a form lists them. */
export const regions: Readonly<Record<Country, readonly Region[]>> = {
  CA: listOf(provinces),
  US: [...listOf(states), ...listOf(servedByPost)],
}

export function isRegionOf(country: Country, code: string): boolean {
  return regions[country].some(region => region.code === code)
}

/** AD6: delivered by post alone. */
export const isByPost = (country: Country, code: string): boolean =>
  country === 'US' && Object.hasOwn(servedByPost, code)

/** Canada Post's provinces by the first letter of their postal codes. */
const provincesOfLetter: Readonly<Record<string, readonly (keyof typeof provinces)[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
}

/**
 * AD5: where a postal code is, if that is not the province or state that it stands with. To be asked about, not refused:
 * the government's offices in Gatineau have a code of Ottawa.
 */
export function otherRegionsOf(country: Country, code: string, state: string): readonly Region[] {
  const letter = code.trim().charAt(0).toUpperCase()
  const codes: readonly string[] = country === 'CA' ? (provincesOfLetter[letter] ?? []) : statesOfZip(code)
  return codes.includes(state) ? [] : regions[country].filter(region => codes.includes(region.code))
}
