import type { Product } from '@teamloom/catalog/definition.ts'
import { findFabric, type OfferedFabricName } from '@teamloom/catalog/fabrics/index.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'
import { cmText, inchesText } from '@teamloom/kit/length.ts'
import { decimalText } from '@teamloom/kit/number-format.ts'
import { fibres } from './label/fibre-content.ts'
import { contentOfFabric } from './label/label-sections.ts'
import { sewingThread } from './sewing/cloth-sewing.ts'

const said = (en: string, fr: string): Label => ({ en, fr })

/** A cloth as it is bought from a roll; ours, as such cloth is usually had. */
type RollCloth = {
  readonly gramsPerM2: number
  /** Between its selvedges, opened out; inches. */
  readonly usableInches: number
  readonly more?: Label
}

const rolls: Partial<Record<OfferedFabricName, RollCloth>> = {
  jersey: { gramsPerM2: 180, usableInches: 68 },
  polyesterJersey: { gramsPerM2: 160, usableInches: 60 },
  printedJersey: { gramsPerM2: 180, usableInches: 60 },
  fleece: { gramsPerM2: 400, usableInches: 70 },
  polar: { gramsPerM2: 300, usableInches: 58 },
  ribbing: { gramsPerM2: 380, usableInches: 42, more: said('2 × 2', '2 × 2') },
  bubble: { gramsPerM2: 38, usableInches: 57, more: said('20 denier', '20 deniers') },
  taslan: { gramsPerM2: 125, usableInches: 57, more: said('228 denier', '228 deniers') },
  polyester: { gramsPerM2: 140, usableInches: 57 },
}

const metresPerInch = 0.0254

/** TP72: metres of a roll that have so many square metres. */
export function rollMetres(squareMetres: number, usableInches: number): number {
  return squareMetres / (usableInches * metresPerInch)
}

/** Wadding is bought from a roll too. */
export const waddingUsableInches = 58

const facts: Partial<Record<OfferedFabricName, Label>> = {
  thread: sewingThread,
  sockKnit: said('14 needles, 20 courses to the inch', '14 aiguilles, 20 rangs au pouce'),
}

/** Grams in a square metre of an ounce in a square yard. */
const gramsPerOunce = 33.906

/** `200 g/m² (5.9 oz/yd²)` */
export function weightText(gramsPerM2: number, locale: Locale): string {
  return `${gramsPerM2}\u00a0g/m² (${ouncesText(gramsPerM2, locale)})`
}

function ouncesText(gramsPerM2: number, locale: Locale): string {
  const ounces = decimalText(gramsPerM2 / gramsPerOunce, 1, locale)
  return `${ounces}\u00a0${locale === 'fr' ? 'oz/vg²' : 'oz/yd²'}`
}

/** `usable width 68 in (172.7 cm)` */
export function usableText(inches: number, locale: Locale): string {
  const width = `${inchesText(inches, locale)} (${cmText(inches, locale)})`
  return locale === 'fr' ? `laize utile ${width}` : `usable width ${width}`
}

const inBoth = (text: (locale: Locale) => string): Label => said(text('en'), text('fr'))

/** Grams to the square metre that a product's cloth is named by. */
function gramsOf({ cloth }: Product): number | undefined {
  const [grams] = /\d{1,4}(?= g$)/.exec(cloth.en) ?? []
  return grams === undefined ? undefined : Number(grams)
}

/** What a padded shell is padded with: as much to the square metre as its product is sold by. */
export function paddingOf(product: Product): Label {
  const grams = gramsOf(product)
  return inBoth(locale =>
    [
      'polyester',
      ...(grams ? [weightText(grams, locale)] : []),
      usableText(waddingUsableInches, locale),
    ].join(', '),
  )
}

/** What a cloth is told by, and bought by. */
export type ToldCloth = {
  readonly fabric: Label
  readonly facts: Label | null
  readonly fibres: Label | null
  /** Null of what is no roll. */
  readonly gramsPerM2: number | null
  readonly usableInches: number | null
}

/** How a product's cloth is named where it says so itself, else by its fabric. */
export function describeCloth(fabricName: string, isMain: boolean, product: Product): ToldCloth {
  const fibres = fibresOf(fabricName, product)
  const fabric = findFabric(fabricName)?.label ?? said(fabricName, fabricName)
  const roll = rolls[fabricName as OfferedFabricName]
  if (!roll)
    return {
      fabric: isMain ? product.cloth : fabric,
      facts: isMain ? null : (facts[fabricName as OfferedFabricName] ?? null),
      fibres,
      gramsPerM2: null,
      usableInches: null,
    }
  // What is sold by its padding is bought as cloth and as wadding.
  const isSoldBy = isMain && fabricName !== 'bubble'
  const gramsPerM2 = (isSoldBy && gramsOf(product)) || roll.gramsPerM2
  return {
    fabric: isSoldBy ? perSquareMetre(product.cloth) : fabric,
    facts: inBoth(locale =>
      [
        roll.more?.[locale],
        // Its name has the grams.
        (isSoldBy && gramsOf(product) ? ouncesText : weightText)(gramsPerM2, locale),
        usableText(roll.usableInches, locale),
      ]
        .filter(Boolean)
        .join(', '),
    ),
    fibres,
    gramsPerM2,
    usableInches: roll.usableInches,
  }
}

/** TP9: the panel that is printed before it is cut, by its cloth; white before it is printed. */
export const panelCloth: Label = inBoth(
  locale =>
    `${locale === 'fr' ? 'jersey de polyester blanc' : 'white polyester jersey'}, ${weightText(rolls.polyesterJersey!.gramsPerM2, locale)}`,
)

const perSquareMetre = ({ en, fr }: Label): Label => ({
  en: en.replace(/(\d) g$/, '$1 g/m²'),
  fr: fr.replace(/(\d) g$/, '$1 g/m²'),
})

/** `80 % cotton, 20 % polyester`; null of what is no textile. */
function fibresOf(fabricName: string, product: Product): Label | null {
  const content = contentOfFabric(fabricName, product)
  const told = (locale: Locale) =>
    content.map(([fibre, percent]) => `${percent}\u00a0% ${fibres[fibre][locale].toLowerCase()}`).join(', ')
  return content.length > 0 ? { en: told('en'), fr: told('fr') } : null
}
