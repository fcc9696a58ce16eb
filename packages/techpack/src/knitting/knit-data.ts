import type { Locale } from '@teamloom/kit/label.ts'
import { decimalText } from '@teamloom/kit/number-format.ts'
import { colorText } from '../document-text.ts'
import { knitWords } from './knit-words.ts'
import type { Knitting } from './knitting.ts'

/** TP57: as the document tells it, sizes across. */
export function knitData(
  knitting: Knitting | null,
  sizeNames: readonly string[],
  sizeLabel: (name: string) => string,
  locale: Locale,
) {
  if (!knitting) return null
  const say = (word: keyof typeof knitWords) => knitWords[word][locale]
  const inSizes = <Size extends { readonly sizeName: string }>(
    sizes: readonly Size[],
    text: (size: Size) => string,
  ) =>
    sizeNames.map(name => {
      const size = sizes.find(({ sizeName }) => sizeName === name)
      return size ? text(size) : '–'
    })
  return {
    cloths: knitting.cloths.map(cloth => [
      cloth.label[locale],
      {
        en: `${cloth.wales} wales and ${cloth.courses} courses to the inch`,
        fr: `${cloth.wales} colonnes et ${cloth.courses} rangs au pouce`,
      }[locale],
      `${cloth.machine[locale]}, ${{ en: `${cloth.machineGauge} needles to the inch`, fr: `${cloth.machineGauge} aiguilles au pouce` }[locale]}`,
      [
        cloth.yarn[locale],
        {
          en: cloth.ends === 1 ? '1 end' : `${cloth.ends} ends`,
          fr: cloth.ends === 1 ? '1 bout' : `${cloth.ends} bouts`,
        }[locale],
        cloth.fibres?.[locale],
      ]
        .filter(Boolean)
        .join('; '),
      `${cloth.gramsPerM2}\u00a0g/m²`,
    ]),
    columns: ['', '', ...sizeNames.map(sizeLabel), ''],
    pieces: knitting.pieces.map(({ number, label, sizes }) => [
      String(number),
      label[locale],
      ...inSizes(sizes, ({ needles, courses }) => `${needles} × ${courses}`),
      '',
    ]),
    yarns: knitting.yarns.map(({ material, sizes, allGrams }) => [
      String(material.number),
      `${material.what[locale]}, ${colorText(material.color, locale)}`,
      ...inSizes(sizes, ({ grams }) => `${decimalText(grams, 1, locale)}\u00a0g`),
      `${say('gramsAll')} ${decimalText(allGrams / 1000, 2, locale)}\u00a0kg`,
    ]),
  }
}
