import type { DetailSpot } from '@teamloom/artwork/art-details.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { type Finest, finestOf } from '@teamloom/catalog/decorations/finest.ts'
import type { DecorationSize } from '@teamloom/catalog/decorations/sizing.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { Finding } from './design-state.ts'
import type { DecorationState, DesignDocument } from './document.ts'
import { findLocation } from './lookup.ts'
import { reasonAgainstType } from './place-for-type.ts'
import { chosenSize, sizesFor } from './sizes.ts'

/** What is finer than its type can make it, each with where, how fine and the ways out. Inches. */
export function detailFindings(
  document: DesignDocument,
  product: Product,
  type: DecorationType,
  decoration: DecorationState,
): Finding[] {
  const { artwork, options } = decoration
  const place = findLocation(product, decoration.positionName)
  const sizes = artwork && place ? sizesFor(type, place, decoration) : []
  const size = chosenSize(decoration, sizes)
  const details = artwork?.details
  const finest = finestOf(type)
  if (!details || !size || !finest) return []
  const widthAt = (each: DecorationSize) => {
    const form = type.form({ artwork, size: each, options })
    if (form.kind === 'piece') return form.artWidthInches
    return form.kind === 'repeat' ? form.layout.imageWidthInches : each.widthInches
  }
  const width = widthAt(size)
  const looked = (
    key: Fine,
    share: number | undefined,
    spot: DetailSpot | null = null,
    subject: string | null = null,
  ): Finding[] => {
    const limit = finest[limits[key]]
    if (share === undefined || share * width >= limit - tolerance) return []
    const ink = spot?.color === undefined ? undefined : decoration.colors[spot.color]
    if (ink?.transparent) return []
    const holding = sizes.find(
      each => each.widthInches > size.widthInches && share * widthAt(each) >= limit - tolerance,
    )
    const way = otherType(document, product, type, decoration, other => other[limits[key]] <= share * width)
    const { id: decorationId } = decoration
    return [
      {
        key,
        subject,
        area: spot && {
          u: spot.u,
          v: spot.v,
          widthInches: rounded(spot.width * width),
          heightInches: rounded(spot.height * width),
        },
        value: rounded(share * width),
        limit: rounded(limit),
        fixes: [
          ...(holding ? [{ action: 'setDecorationSize', decorationId, size: holding.id }] : []),
          ...(way ? [{ action: 'changeDecorationType', decorationId, type: way.type }] : []),
          ...(spot && isSpared(type, decoration, spot) ? [leaveOut(decoration, spot)] : []),
        ],
      },
    ]
  }
  const { line, gap, speck, capital, words } = details
  return [
    ...looked('lettersTooSmall', capital ?? words?.size, words ?? null, words?.text ?? null),
    ...looked('lineTooThin', line?.size, line),
    ...looked('gapTooNarrow', gap?.size, gap),
    ...looked('speckTooSmall', speck?.size, speck),
  ]
}

/** A colour that is so small a share of the artwork is what is too fine, and no more. */
const mostSpared = 0.05

/** Whether the artwork goes without all that is in the colour of a spot. */
function isSpared(
  { parentType, inks }: DecorationType,
  { artwork, colors }: DecorationState,
  { color }: DetailSpot,
) {
  if (parentType !== 'print' || inks.from !== 'palette' || color === undefined) return false
  const share = artwork?.details?.shares[color] ?? 1
  return colors.length > 1 && colors[color] !== undefined && share <= mostSpared
}

function leaveOut({ id: decorationId, colors }: DecorationState, { color = 0 }: DetailSpot) {
  const colorName = colors[color]?.colorName ?? ''
  return {
    action: 'updatePrintColor',
    decorationId,
    indexOfColor: color,
    color: colorName,
    transparent: true,
  }
}

const limits = {
  lettersTooSmall: 'capitalInches',
  lineTooThin: 'lineInches',
  gapTooNarrow: 'gapInches',
  speckTooSmall: 'lineInches',
} as const satisfies Record<string, keyof Finest>

type Fine = keyof typeof limits

/** Artwork is measured in pixels of its picture: what is so little below is at the limit. */
const tolerance = 0.0005

const rounded = (inches: number) => Math.round(inches * 10_000) / 10_000

/** The first other way that can be had there and makes what is so fine. */
function otherType(
  document: DesignDocument,
  product: Product,
  type: DecorationType,
  decoration: DecorationState,
  holds: (finest: Finest) => boolean,
): DecorationType | undefined {
  return product.decorationTypes.find(other => {
    const finest = finestOf(other)
    return (
      other !== type &&
      other.selectable &&
      !other.isRetired &&
      !other.adminOnly &&
      finest !== undefined &&
      holds(finest) &&
      other.categories.some(category => type.categories.includes(category)) &&
      reasonAgainstType(document, product, other, decoration) === null
    )
  })
}

/** From so many dots to the inch on, a raster is as sharp as it is printed. */
const sharpDpi = 200

/** A raster with fewer dots to the inch than are seen, where the type still takes it. */
export function sharpnessFindings(
  product: Product,
  type: DecorationType,
  decoration: DecorationState,
): Finding[] {
  const { artwork, id: decorationId } = decoration
  const place = findLocation(product, decoration.positionName)
  if (!artwork || !place || artwork.isVector) return []
  const sizes = sizesFor(type, place, decoration)
  const size = chosenSize(decoration, sizes)
  if (!size || type.form({ artwork, size, options: decoration.options }).kind !== 'art') return []
  const dpi = Math.floor(artwork.width / size.widthInches)
  if (dpi >= sharpDpi) return []
  const sharp = sizes.findLast(({ widthInches }) => artwork.width / widthInches >= sharpDpi)
  const fixes = sharp ? [{ action: 'setDecorationSize', decorationId, size: sharp.id }] : []
  return [{ key: 'lowResolution', subject: null, area: null, value: dpi, limit: sharpDpi, fixes }]
}
