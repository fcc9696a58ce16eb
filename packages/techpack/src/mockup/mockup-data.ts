import type { Side } from '@teamloom/bakes/side.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { type ItemPricing, priceOfPiece } from '@teamloom/commerce/pricing/price-item.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { slotOf } from '@teamloom/design/slots.ts'
import type { PrintFrame } from '@teamloom/garment/print-frame.ts'
import { longDateText } from '@teamloom/kit/date-text.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { type MadeDecoration, madeDecorations } from '../decorations.ts'
import { materialsOf } from '../materials.ts'
import { type LengthUnit, lengthText, type MockupMark, markOf, sizeText } from './mockup-marks.ts'
import { mockupWords, sideLabels } from './mockup-words.ts'

/** A side as it is drawn: its frames by the decoration, in pixels of the camera. */
export type DrawnSide = {
  readonly side: Side
  /** The file of its picture. */
  readonly picture: string
  readonly camera: { readonly width: number; readonly height: number }
  readonly frames: Readonly<Record<string, PrintFrame>>
}

export type ShownPrice = { readonly pricing: ItemPricing; readonly hasSlots: boolean }

export type MockupAsked = {
  readonly document: DesignDocument
  readonly product: Product
  readonly name: string
  readonly projectName: string | null
  readonly revision: number
  readonly now: Date
  readonly locale: Locale
  readonly sides: readonly DrawnSide[]
  /** Null: no measures. */
  readonly unit: LengthUnit | null
  readonly hasColors: boolean
  readonly isDated: boolean
  /** Null: no price. */
  readonly price: ShownPrice | null
}

/** All that a mock-up says, in the words of its language. */
export type MockupData = {
  readonly language: Locale
  readonly title: string
  readonly product: string
  readonly project: string
  /** The date and the version; empty where they are not wanted. */
  readonly dated: string
  readonly sides: readonly {
    readonly picture: string
    /** The picture's height as a share of its width. */
    readonly height: number
    readonly name: string
    readonly marks: readonly MockupMark[]
  }[]
  readonly decorations: readonly {
    readonly number: number
    readonly name: string
    readonly lines: readonly string[]
  }[]
  readonly colors: readonly { readonly hex: string; readonly name: string; readonly of: string }[]
  readonly price: { readonly amount: string; readonly unit: string; readonly lines: readonly string[] } | null
}

/**
 * MU1: what a mock-up says; its decorations are those that the chosen sides show, numbered as they follow in the
 * design.
 */
export function mockupData(asked: MockupAsked): MockupData {
  const { document, product, locale, sides, revision } = asked
  const words = mockupWords[locale]
  const shown = madeDecorations(document, product).filter(({ decoration }) =>
    sides.some(({ frames }) => frames[decoration.id]),
  )
  const materials = materialsOf(document, product)
  return {
    language: locale,
    title: asked.name,
    product: `${product.product.label[locale]}, ${lowered(product.cloth[locale])}`,
    project: asked.projectName ?? '',
    dated: asked.isDated
      ? `${longDateText(asked.now, locale, { timeZone: 'America/Toronto' })}, ${words.version(revision)}`
      : '',
    sides: sides.map(({ side, picture, camera, frames }) => ({
      picture,
      height: camera.height / camera.width,
      name: sideLabels[side][locale],
      marks: shown.flatMap((made, i) => {
        const frame = frames[made.decoration.id]
        if (!frame) return []
        const mark = markOf(i + 1, made, frame, camera, asked)
        // The words of each person have a width of their own.
        return [slotOf(document, made.decoration.id) ? { ...mark, across: null } : mark]
      }),
    })),
    decorations: shown.map((made, i) => ({
      number: i + 1,
      name: nameOf(made),
      lines: linesOf(made, asked),
    })),
    colors: asked.hasColors ? colorsOf(materials, locale) : [],
    price: asked.price && priceOf(asked.price, product, locale),
  }
}

/** A file's name without its ending, words as they are written. */
function nameOf({ decoration: { artwork, name } }: MadeDecoration): string {
  return (artwork?.filename ?? name).replace(/\.[a-z\d]{1,5}$/i, '')
}

function linesOf(made: MadeDecoration, { document, sides, unit, hasColors, locale }: MockupAsked): string[] {
  const words = mockupWords[locale]
  const { decoration, type, place, size, colors, coversPiece } = made
  const frames = sides.flatMap(({ frames: each }) => each[decoration.id] ?? [])
  const isPattern = frames.some(({ measured }) => measured === 'image')
  const isPersonal = slotOf(document, decoration.id) !== undefined
  const sizeOf = ({ widthInches, heightInches }: NonNullable<typeof size>, own: LengthUnit) => {
    if (isPersonal) return words.high(lengthText(heightInches, own, locale))
    const told = sizeText({ widthInches, heightInches }, own, locale)
    return isPattern ? words.eachImage(told) : told
  }
  return [
    `${type[locale]}, ${lowered(place[locale])}`,
    ...(isPersonal ? [words.personal] : []),
    ...(size && unit && !coversPiece ? [sizeOf(size, unit)] : []),
    ...(hasColors && colors.length > 0
      ? [
          `${words.colors}${locale === 'fr' ? '\u00a0' : ''}: ${colors.map(({ label }) => label[locale]).join(', ')}`,
        ]
      : []),
  ]
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Each colour once, with the parts that have it; the first part’s first. */
function colorsOf(materials: ReturnType<typeof materialsOf>, locale: Locale): MockupData['colors'] {
  const byColor = Map.groupBy(materials, ({ color }) => color.name)
  return [...byColor.values()].map(alike => {
    const { hex, label } = alike[0]!.color
    const parts = alike.map(({ part, what }) => partText(part, what, locale))
    return { hex, name: label[locale], of: [...new Set(parts)].join(', ') }
  })
}

function partText(part: Label, what: Label, locale: Locale): string {
  return (part.en === what.en ? part : what)[locale].toLocaleLowerCase(`${locale}-CA`)
}

function priceOf(
  { pricing, hasSlots }: ShownPrice,
  { soldAs }: Product,
  locale: Locale,
): NonNullable<MockupData['price']> {
  const words = mockupWords[locale]
  const { qty, minQty, currency } = pricing
  const countText = (count: number) =>
    count === 1 ? words.one[soldAs] : words.quantity[soldAs](numberText(count, locale))
  const piece = priceOfPiece(pricing)
  if (piece === null) return { amount: words.onRequest, unit: '', lines: [countText(qty)] }
  return {
    amount: moneyText(piece, currency, locale),
    unit: `${currency.toUpperCase()} ${words.perUnit[soldAs]}`,
    lines: [
      `${countText(qty)}, ${words.terms}`,
      ...(hasSlots ? [words.withoutWords] : []),
      ...(qty < minQty ? [words.least(countText(minQty))] : []),
    ],
  }
}
