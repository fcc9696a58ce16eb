import type { DesignDocument } from '@teamloom/design/document.ts'
import type { StitchSettings } from '@teamloom/embroidery/sew-artwork.ts'
import type { ArtworkQuality } from './artwork-quality.ts'
import type { Difference, Fact, NotedNumber } from './facts.ts'
import type { OwnKnits } from './knitting/knit-settings.ts'
import type { HouseLabel } from './label/house-label.ts'
import type { OrderTerms } from './order-terms.ts'
import type { OrderedLine } from './people/ordered-line.ts'
import type { PrintWidths } from './print-bands.ts'
import { type SizeQuantity, toProduce } from './quantities.ts'
import type { OwnSettings } from './settings/settings-of.ts'
import type { SupplierCode } from './supplier-codes.ts'

/** What a release says of an item, and keeps for ever. */
export type ContentItem = {
  readonly id: string
  readonly name: string
  readonly version: string
  readonly facts: readonly Fact[]
  readonly family: string
  readonly product: string
  readonly document: DesignDocument | null
  readonly lookKey: string
  readonly sides: readonly string[]
  readonly creditsUsed: number
  readonly isDeprecated: boolean
  /** Its team approved a proof that still holds. Absent of a release that is older than it is. */
  readonly isApproved?: boolean
  /** Files that are redrawn before they are made, and whose redrawing is not there yet. */
  readonly redraws?: readonly string[]
  /** The quantities of every size that is made. */
  readonly quantities: readonly (SizeQuantity & {
    readonly original: number
    readonly isOverSuggested: boolean
    /** What is suggested over since the order grew. Absent of a release that is older than it is. */
    readonly overAsked?: number | null
  })[]
  readonly sizeNames: readonly string[]
  /** What is ordered for whom, in what words; absent where no piece is anybody's. */
  readonly lines?: readonly OrderedLine[]
  readonly artworks: readonly ContentArtwork[]
  /** What staff set otherwise of how its cloths are knitted; absent where nothing is. */
  readonly knits?: OwnKnits
  /** The house's own, of its colours. Absent of a release that is older than they are. */
  readonly supplierCodes?: readonly SupplierCode[]
}

export type ContentArtwork = {
  readonly decorationId: string
  readonly quality: ArtworkQuality | null
  readonly background: string
  /** Empty where it is the design's in every size. */
  readonly printWidths?: PrintWidths
  /** What staff set otherwise of how it is made. Absent of a release that is older than it is. */
  readonly settings?: OwnSettings
  /** What staff set otherwise of how a machine sews it; absent where nothing is. */
  readonly stitching?: StitchSettings
  readonly calibrationColors: readonly { readonly name: string; readonly hex: string }[]
  readonly production: ContentFile | null
  /** What is not settled of it. */
  readonly checks: readonly { readonly en: string; readonly fr: string }[]
}

export type ContentFile = {
  readonly assetVersionId: string
  readonly contentId: string
  readonly readingId: string
  readonly filename: string
  readonly format: string
  readonly isVector: boolean
  /** Pixels of what is no drawing. Absent of a release that is older than they are. */
  readonly width?: number
  readonly height?: number
  /** Who took it, and why, although it shows another picture than the design; absent where it does not. */
  readonly accepted?: { readonly by: string; readonly reason: string }
}

/** A techpack as one of its releases has it. */
export type TechpackContent = {
  readonly schema: 1
  readonly techpackId: string
  readonly projectNumber: string | null
  readonly projectName: string
  readonly customerName: string
  /** Absent of a release that is older than it is. */
  readonly customerNumber?: string | null
  /** Absent of a release that is older than it is. */
  readonly orderedAt?: string
  /** The day of the customer's event. Absent as above, null where none is known. */
  readonly eventDate?: string | null
  /** Numbers that the customer's side knows it by; absent where none is noted. */
  readonly numbers?: readonly NotedNumber[]
  /** The last day on which it is to leave the workshop. Absent as above, null where none is known. */
  readonly wantedShipDate?: string | null
  /** What is agreed of samples, delivery and freight; absent where nothing is. */
  readonly terms?: OrderTerms
  /** Lines of the address, of those that follow it its country and phone too; absent as above. */
  readonly shipTo?: readonly string[]
  /** `CA`, `US`; absent as above. */
  readonly shipToCountry?: string
  /** Absent as above, or where there is none. */
  readonly shipToPhone?: string
  readonly preorderId: string
  readonly preorderNumber: number
  /** Approvals of proofs that hold; `item` is absent of a release that is older than it is. */
  readonly approvals: readonly {
    readonly proof: number
    readonly item?: string
    readonly by: string
    readonly at: string
  }[]
  /** Whom a workshop asks, and where it sends samples, in lines, where that is set. Absent of a release that is older than it is. */
  readonly contact?: { readonly name: string; readonly email: string; readonly address?: readonly string[] }
  /** What labels say of the house. Absent of a release that is older than it is. */
  readonly house?: HouseLabel
  readonly items: readonly ContentItem[]
  /** Since the release before it. */
  readonly differences: readonly {
    readonly id: string
    readonly name: string
    /** The look of the release before it, where its pictures are others. */
    readonly lookKey: string | null
    readonly since: number
    readonly differences: readonly Difference[]
  }[]
}

export function piecesOf({ quantities }: Pick<ContentItem, 'quantities'>): number {
  return quantities.reduce((sum, quantity) => sum + toProduce(quantity), 0)
}

/** The widths of a decoration by sizes, as staff set them. */
export function printWidthsOf(
  { artworks }: Pick<ContentItem, 'artworks'>,
  { decoration }: { readonly decoration: { readonly id: string } },
): PrintWidths {
  return artworks.find(({ decorationId }) => decorationId === decoration.id)?.printWidths ?? {}
}
