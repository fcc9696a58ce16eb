import type { Locale } from '@teamloom/kit/label.ts'
import { decimalText } from '@teamloom/kit/number-format.ts'
import { rollMetres, waddingUsableInches } from './cloth-facts.ts'
import { type ContentItem } from './content.ts'
import { colon, colorText, units } from './document-text.ts'
import { documentWords } from './document-words.ts'
import { type Material } from './materials.ts'
import { toProduce } from './quantities.ts'
import type { SheetSupply } from './sheet.ts'
import { standardText } from './standard-text.ts'
import { supplierText } from './supplier-text.ts'
import type { Use } from './uses.ts'

export function partText({ part, what }: Pick<Material, 'part' | 'what'>, locale: Locale): string {
  return part[locale] === what[locale] ? what[locale] : `${part[locale]}${colon[locale]}${what[locale]}`
}

export function materialRow(material: Material, item: ContentItem, uses: readonly Use[], locale: Locale) {
  return {
    hex: material.color.hex,
    row: [
      String(material.number),
      partText(material, locale),
      material.style[locale],
      [material.fabric[locale], material.facts?.[locale], material.fibres?.[locale]]
        .filter(Boolean)
        .join(', '),
      `${colorText(material.color, locale)}\n${standardText(material.color.hex, material.colorOf, locale)}`,
      `${material.color.chart}\n${supplierText(item, material.colorOf, material.color.code, locale)}`,
    ],
    /** For all that are made. */
    all: uses
      .filter(({ slot }) => slot === material.slot)
      .map(used => amountText(used, allOf(used, item), locale))
      .join(', '),
  }
}

/** Thread and labels: in no colour of a chart. */
export function supplyRow(supply: SheetSupply, item: ContentItem, locale: Locale) {
  return {
    hex: null,
    row: [
      String(supply.number),
      supply.what[locale],
      supply.style[locale],
      supply.facts[locale],
      supply.color[locale],
      '',
    ],
    all: amountText(supply, allOf(supply, item), locale),
  }
}

type Used = Pick<Use, 'unit' | 'sizes'>

/** The amount for all pieces that are made. */
function amountText({ unit }: Used, amount: number, locale: Locale): string {
  return `${decimalText(amount, unit === 'pieces' ? 0 : 1, locale)} ${units[unit]}`
}

function allOf(used: Used, { quantities }: ContentItem): number {
  return quantities.reduce(
    (sum, quantity) =>
      sum +
      toProduce(quantity) * (used.sizes.find(({ sizeName }) => sizeName === quantity.sizeName)?.amount ?? 0),
    0,
  )
}

/** TP72: what another layer of its part is counted with, as the teeth of a zip with its tape; undefined: nothing is. */
export function countedWithOf(
  { slot }: Pick<Material, 'slot'>,
  materials: readonly Material[],
  uses: readonly Pick<Use, 'slot'>[],
): Material | undefined {
  const element = slot.slice(0, slot.lastIndexOf('/') + 1)
  return materials.find(
    other =>
      other.slot !== slot && other.slot.startsWith(element) && uses.some(use => use.slot === other.slot),
  )
}

/** Inches of the roll that a supply is cut from; null of what is from none. */
export function usableOf({ name }: Pick<SheetSupply, 'name'>): number | null {
  return name === 'wadding' ? waddingUsableInches : null
}

/** What each material takes in each size that is made. */
export function usesData(
  materials: readonly Material[],
  item: ContentItem,
  uses: readonly Use[],
  supplies: readonly SheetSupply[],
  sizeLabel: (name: string) => string,
  locale: Locale,
) {
  const row = (number: number, part: string, used: Used, usableInches: number | null): string[] => [
    String(number),
    part,
    units[used.unit],
    ...item.sizeNames.map(name => {
      const amount = used.sizes.find(({ sizeName }) => sizeName === name)?.amount
      return amount === undefined ? '–' : decimalText(amount, used.unit === 'pieces' ? 0 : 2, locale)
    }),
    decimalText(allOf(used, item), used.unit === 'pieces' ? 0 : 1, locale),
    usableInches !== null && used.unit === 'm2'
      ? `${decimalText(rollMetres(allOf(used, item), usableInches), 1, locale)} m`
      : '',
  ]
  const countedWith = (material: Material): string[] => {
    const other = countedWithOf(material, materials, uses)
    const told = other ? ` (${documentWords.countedWith[locale]} ${other.number})` : ''
    const blanks = Array.from({ length: item.sizeNames.length + 2 }, () => '–')
    return [String(material.number), `${partText(material, locale)}${told}`, ...blanks, '']
  }
  return {
    columns: [
      documentWords.number[locale],
      documentWords.part[locale],
      documentWords.unit[locale],
      ...item.sizeNames.map(sizeLabel),
      documentWords.all[locale],
      documentWords.toBuy[locale],
    ],
    rows: [
      ...materials.flatMap(material => {
        const own = uses.filter(({ slot }) => slot === material.slot)
        const part = partText(material, locale)
        return own.length > 0
          ? own.map(used => row(material.number, part, used, material.usableInches))
          : [countedWith(material)]
      }),
      ...supplies.map(supply => row(supply.number, supply.what[locale], supply, usableOf(supply))),
    ],
  }
}
