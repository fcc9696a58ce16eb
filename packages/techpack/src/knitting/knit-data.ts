import type { Locale } from '@teamloom/kit/label.ts'
import { decimalText } from '@teamloom/kit/number-format.ts'
import { colorText } from '../document-text.ts'
import { documentWords } from '../document-words.ts'
import { type KnitKey, knitText } from './knit-settings.ts'
import { knitWords } from './knit-words.ts'
import type { Knitting } from './knitting.ts'

/** TP57: what is knitted as the document tells it, sizes across. */
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
    gaugeTitle: say(knitting.isWorn ? 'formGauge' : 'knitGauge'),
    gramsTitle: say(knitting.isWorn ? 'gramsPair' : 'grams'),
    stitchesTitle: say(knitting.isWorn ? 'stitchesOnForm' : 'stitchesWide'),
    note: knitting.isWorn
      ? say('formNote')
      : [say('hatNote'), ...(knitting.isTurnedUp ? [say('turnUpNote')] : [])].join(' '),
    cloths: knitting.cloths.map(cloth => {
      const marked = (text: string, ...keys: readonly KnitKey[]) =>
        keys.some(key => cloth.own.includes(key)) ? `${text} (${documentWords.setByStaff[locale]})` : text
      return [
        cloth.numbers.join(', '),
        cloth.label[locale],
        structureText(cloth, locale),
        marked(gaugeText(cloth, locale), 'wales', 'courses'),
        marked(machineText(cloth, locale), 'machineGauge', 'machine'),
        marked(yarnText(cloth, locale), 'ends', 'yarn'),
        marked(`${cloth.gramsPerM2}\u00a0g/m²`, 'gramsPerM2'),
      ]
    }),
    inOne: knitting.inOne.map(group => {
      const pieces = group.map(label => label[locale]).join('; ')
      return knitting.isWorn ? pieces : `${pieces} (${say('belowCrown')})`
    }),
    columns: ['', '', ...sizeNames.map(sizeLabel), ''],
    pieces: knitting.pieces.map(({ number, label, sizes }) => [
      String(number),
      label[locale],
      ...inSizes(sizes, size => stitchesText(size, knitting, locale)),
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

type Cloth = Knitting['cloths'][number]
type Stitches = Knitting['pieces'][number]['sizes'][number]

/** On a form the wales of a piece lie as close as it is narrow. */
function stitchesText({ needles, courses, wales }: Stitches, { isWorn }: Knitting, locale: Locale): string {
  return isWorn ? `${needles} × ${courses} (${decimalText(wales, 1, locale)})` : `${needles} × ${courses}`
}

function gaugeText(cloth: Cloth, locale: Locale): string {
  const [wales, courses] = [knitText(cloth.wales, locale), knitText(cloth.courses, locale)]
  return {
    en: `${wales} wales and ${courses} courses to the inch`,
    fr: `${wales} colonnes et ${courses} rangs au pouce`,
  }[locale]
}

function structureText({ structure, loopMm }: Cloth, locale: Locale): string {
  const loop = decimalText(loopMm, 1, locale)
  return `${structure[locale]}; ${{ en: `${loop}\u00a0mm of yarn a stitch`, fr: `${loop}\u00a0mm de fil par maille` }[locale]}`
}

function machineText({ machine, machineGauge }: Cloth, locale: Locale): string {
  const gauge = knitText(machineGauge, locale)
  return `${machine[locale]}, ${{ en: `${gauge} needles to the inch`, fr: `${gauge} aiguilles au pouce` }[locale]}`
}

function yarnText({ yarn, ends, fibres }: Cloth, locale: Locale): string {
  const told = {
    en: ends === 1 ? '1 end' : `${ends} ends`,
    fr: ends === 1 ? '1 bout' : `${ends} bouts`,
  }[locale]
  return [yarn[locale], told, fibres?.[locale]].filter(Boolean).join('; ')
}
