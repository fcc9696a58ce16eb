import type { Label } from '@teamloom/kit/label.ts'

/** Countries whose English name takes an article. */
const withThe = /^(United|Netherlands$|Philippines$|Bahamas$|Maldives$|Comoros$|Gambia$)|Republic$|Islands$/
const french = {
  plural: /^(Îles|États|Émirats|Pays-Bas|Philippines|Bahamas|Maldives|Seychelles|Comores|Palaos|Tonga)/,
  /** Islands and cities, which have no article. */
  bare: /^(Cuba|Malte|Madagascar|Maurice|Chypre|Singapour|Haïti|Taïwan|Bahreïn|Monaco|Djibouti|Porto Rico|Hong Kong|Saint-|Sainte-|Sao Tomé|Trinité|Antigua|La Réunion|Curaçao|Aruba|Guam|Macao|Mayotte|Jersey|Guernesey|Gibraltar)/,
  /** Countries that are masculine though they end as a feminine name does. */
  masculine: /^(Mexique|Cambodge|Mozambique|Zimbabwe|Belize|Suriname)$/,
}

/** `Made in Canada`, `Fabriqué au Canada`. `country`: ISO 3166, two letters. */
export function madeIn(country: string): Label {
  const [en, fr] = (['en-CA', 'fr-CA'] as const).map(locale => nameIn(locale, country)) as [string, string]
  return {
    en: `Made in ${withThe.test(en) ? `the ${en}` : en}`,
    fr: `Fabriqué ${prepositionOf(fr)} ${fr}`,
  }
}

function nameIn(locale: string, country: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  return name.replace(/ SAR China$|^R\.A\.S\. chinoise de /, '')
}

function prepositionOf(name: string): string {
  if (french.plural.test(name)) return 'aux'
  if (french.bare.test(name)) return 'à'
  const beginsWithVowel = /^[AEIOUÀÂÉÈÊÎÔ]/.test(name)
  const isFeminine = /^(République|Corée|Côte|Nouvelle|Papouasie|Guinée)|e$/.test(name)
  return beginsWithVowel || (isFeminine && !french.masculine.test(name)) ? 'en' : 'au'
}
