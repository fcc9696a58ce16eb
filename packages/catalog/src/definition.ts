import type { Side } from '@teamloom/bakes/side.ts'
import type { Label } from '@teamloom/kit/label.ts'
import type { Cents, Currency } from '@teamloom/kit/money.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import type { DecorationCategory } from './decorations/category.ts'
import type { DecorationType } from './decorations/decoration-type.ts'
import type { OfferedFabricName } from './fabrics/index.ts'
import type { PersonalPrices } from './personal-prices.ts'

/** What the house says of a colour where a product has it: not offered any more, or not now and from which day on again. */
export type ColorLimit = { readonly isRetired?: true; readonly isOut?: true; readonly backOn?: string | null }

/** A place for colour within a style. */
export type LayerDefinition = {
  readonly name: string
  readonly label: Label
  readonly fabricNames: readonly [OfferedFabricName, ...OfferedFabricName[]]
  /** The colour of a new design. */
  readonly colorName: string
  /** False: it can be switched off. */
  readonly required: boolean
  /** Whether a new design has the layer; it always has a required one. */
  readonly active: boolean
  /** Keeps its own colour when a style changes, instead of the main element's. */
  readonly excludeFromInheritance: boolean
  /** Seen at an opening, from inside: where a second colour shows well. */
  readonly isLining: boolean
  readonly deprecated: boolean
  readonly display: { readonly displayable: boolean }
  readonly group: string | null
  readonly displayMethod: 'colorPalette' | 'colorPicker'
  readonly menuIconUrl: string | null
  /** Colours that the house limits, by their names; absent: none. */
  readonly limits?: Readonly<Record<string, ColorLimit>>
}

export type ElementRef = { readonly partName: string; readonly elementName: string }

/** A layer of an element's style, the first when it is not named. */
export type LayerRef = ElementRef & { readonly layerName?: string }

export type StyleDefinition = {
  readonly name: string
  readonly label: Label
  /** In short, why it differs: for the tile's second line. */
  readonly note: Label | null
  readonly disabled: boolean
  readonly deprecated: boolean
  readonly credits: number
  readonly layers: readonly LayerDefinition[]
  /** What it makes impossible. */
  readonly disables: readonly ElementRef[]
  /** The garment's own cloth is another than its layers say: all that is of `from` is of `to`. */
  readonly instead?: { readonly from: OfferedFabricName; readonly to: OfferedFabricName }
}

export type ElementDefinition = {
  readonly name: string
  readonly label: Label
  /** The first is a new design's. */
  readonly styles: readonly [StyleDefinition, ...StyleDefinition[]]
}

export type PartDefinition = {
  readonly name: string
  readonly label: Label
  readonly mainElement: string
  readonly elements: readonly ElementDefinition[]
}

/** A piece whose ends meet at the back, inches from its middle. */
export type Ring = { readonly ends: number }

/** A place where a decoration may go: a rectangle of cloth on one panel. */
export type LocationDefinition = {
  readonly positionName: string
  readonly label: Label
  readonly side: Side
  readonly panel: string
  readonly face: 'outside' | 'inside'
  readonly category: DecorationCategory
  /**
   * How prints lie there. flat: upright and in their own shape, as on a chest; piece: so on a small piece, and straight
   * with it; round: along a limb; band: level about a head; slanted: seen at an angle, and so shortened; cloth: as the cloth
   * runs, all over, knitted in, inside, or seen edge on.
   */
  readonly lies: 'flat' | 'piece' | 'round' | 'band' | 'slanted' | 'cloth'
  /** Which end of it is an edge of its piece: what lies there is folded over that. */
  readonly edge?: 'lower' | 'upper'
  /** The place lies by the lower end of its piece, and is as far from that in every size. */
  readonly hangs?: true
  /** Inches on the panel as seen from outside, u to the right, v down; of what hangs in the size that is draped. */
  readonly centerU: number
  readonly centerV: number
  readonly maxWidthInches: number
  readonly maxHeightInches: number
  /** Clockwise, of the print's upright on the panel. */
  readonly planeAngle: number
  /** The largest that an embroidery machine's frame reaches there, where it is less than the place. */
  readonly hoop?: { readonly maxWidthInches: number; readonly maxHeightInches: number }
  /** The layer that most of its cloth is of: the first of these that a design has. */
  readonly cloth: readonly [LayerRef, ...LayerRef[]]
  /** What lies there lies on another panel as well, the other half of a hood's lining: both are one cloth. */
  readonly twin?: {
    readonly panel: string
    readonly centerU: number
    readonly centerV: number
    readonly seam: Curve
  }
  /** On socks, a place of each: what lies here lies at both of them. */
  readonly pair?: readonly [LocationDefinition, LocationDefinition]
  /** Where its cloth is sewn to its twin's, or to itself: a pattern begins there and follows it on both sides. */
  readonly seam?: Curve | Ring
  /** Styles without which the place does not exist: a print on a pocket needs the pocket. */
  readonly needs: readonly (ElementRef & { readonly styleNames: readonly string[] })[]
}

export type SizeMeasurement = { readonly name: string; readonly label: Label; readonly inches: number }

export type SizeDefinition = {
  readonly name: string
  readonly displayLabel: Label
  readonly shape: string | null
  readonly widthInInches: number
  readonly heightInInches: number
  readonly display: { readonly displayable: boolean }
  /** The size that is cut alike, where this one is offered no more. */
  readonly successor?: string
  /** The house offers it no more; what was ordered in it is still told. */
  readonly isRetired?: true
  readonly measurements: readonly SizeMeasurement[]
}

/** From `qty` pieces, each costs `price` and its delivery `shipping`. */
export type PriceRange = { readonly qty: number; readonly price: Cents; readonly shipping: Cents }

/** Sizes outside `fromSizeName`..`toSizeName` cost `extraSizePrice` more each, for orders of `minQty`..`maxQty`. */
export type IncludedSizes = {
  readonly minQty: number
  readonly maxQty: number | null
  readonly fromSizeName: string
  readonly toSizeName: string
  readonly extraSizePrice: Cents
}

export type PriceTable = {
  readonly pricingRange: readonly [PriceRange, ...PriceRange[]]
  readonly priceOfExtraCredit: Cents
  readonly includedSizesPerRange: readonly IncludedSizes[]
  /** Prices of words that are each person's own; absent of what was ordered before words had a price. */
  readonly personal?: PersonalPrices
}

export type Pricing = {
  readonly minQty: number
  readonly minQtyPerSize: number
  readonly maxQty: number
  readonly freeCredits: number
  readonly pricingCurrency: Readonly<Record<Currency, PriceTable>>
}

/** When the house makes and sends nothing: days from one to another, both `2026-12-24`. */
export type DeliveryCalendar = {
  readonly closed: readonly { readonly from: string; readonly to: string }[]
  /** What is ordered from this hour on, Eastern time, counts as of the next day; null: the day counts whole. */
  readonly cutOffHour: number | null
}

export type DeliveryTime = {
  readonly minWeeks: number
  readonly maxWeeks: number
  /** Absent: the house is never closed. */
  readonly calendar?: DeliveryCalendar | undefined
}

export type NameAndVersion = { readonly name: string; readonly version: string }

export type UnavailableType = { readonly type: string; readonly reason: Label }

export const soldAs = ['piece', 'pair'] as const

/** What a quantity counts, and a price is of. */
export type SoldAs = (typeof soldAs)[number]

/** Everything that a product can be. A definition only grows within its version. */
export type Product = {
  readonly family: NameAndVersion & { readonly label: Label }
  readonly product: NameAndVersion & { readonly label: Label }
  /** A line for the product picker. */
  readonly summary: Label
  readonly soldAs: SoldAs
  /** The main cloth as customers name it: `Fleece 400 g`. */
  readonly cloth: Label
  readonly sides: readonly Side[]
  readonly parts: readonly PartDefinition[]
  /** The part that the garment is known by; others can take its colour. */
  readonly mainPart: string
  /** New styles take their colours from the part's main element. */
  readonly inherit: boolean
  readonly sizes: readonly SizeDefinition[]
  readonly decorationTypes: readonly DecorationType[]
  /** Names of those that artwork begins as here, first of all; absent where its own kind decides. */
  readonly firstTypes?: readonly string[]
  /** The ways to put artwork on cloth that it does not take, and why. */
  readonly unavailableDecorationTypes: readonly UnavailableType[]
  readonly locations: readonly LocationDefinition[]
  readonly pricing: Pricing
  readonly deliveryTime: DeliveryTime
  /** The house offers it no more: no new design is of it. */
  readonly isRetired?: true
}
