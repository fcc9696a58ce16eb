import { colorDifference } from '@teamloom/artwork/color-difference.ts'
import { byteOfLinear, linearOfHex } from '@teamloom/artwork/linear-light.ts'
import { hexOfRgb } from '@teamloom/artwork/pixels.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import type { OptionValues } from '@teamloom/catalog/decorations/options.ts'
import type { ArtworkShape } from '@teamloom/catalog/decorations/sizing.ts'
import { traitsOf } from '@teamloom/catalog/decorations/traits.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { clothAt } from './cloth-at.ts'
import type { DecorationState, DesignDocument } from './document.ts'
import { findLocation, findType } from './lookup.ts'
import { inksOf, leastDifference, toneOf } from './print-colors.ts'

type LaidArt = Pick<DecorationState, 'type' | 'colors' | 'positionName' | 'artwork' | 'options'>

export type LostColor = {
  readonly index: number
  readonly difference: number
  readonly clothColorName: string
}

/** Artwork of which more than so much is lost is told. */
const mostLost = 1 / 3

/**
 * The colour of a print, by its place among the artwork's, that is lost on the cloth below, where what is too near to it
 * is more than a third of all that is printed: of several the one that most is in. Undefined where enough stands out,
 * or where it lies on a ground of its own. `least`: the CIEDE2000 from which a colour stands out.
 */
export function lostOnCloth(
  document: DesignDocument,
  product: Product,
  decoration: LaidArt,
  least = leastDifference,
): LostColor | undefined {
  const { colors, positionName, artwork, options } = decoration
  const type = findType(product, decoration.type)
  if (!artwork || type?.parentType !== 'print' || type.inks.from === 'pressed') return undefined
  if (hasGround(type, artwork, options)) return undefined
  const location = findLocation(product, positionName)
  const cloth = location && clothAt(document, product, location)
  if (!cloth) return undefined
  const clothHex = cloth.color.hex
  const inks =
    type.inks.from === 'tone' ? [toneOf(type.inks, decoration) ?? null] : inksOf(type.inks, decoration)
  const shares = inks?.length === 1 ? [1] : sharesOf(artwork)
  const printed = (inks ?? artwork.colors).map((hex, index) => ({
    index: Math.min(index, Math.max(0, colors.length - 1, inks ? 0 : index)),
    share: hex === null ? 0 : (shares[index] ?? 0),
    difference:
      hex === null ? Number.POSITIVE_INFINITY : colorDifference(seenOn(type, hex, clothHex), clothHex),
  }))
  const near = printed.filter(({ difference }) => difference < least)
  const sum = (parts: typeof printed) => parts.reduce((all, { share }) => all + share, 0)
  const [main] = near.toSorted((a, b) => b.share - a.share)
  if (!main || sum(near) <= mostLost * sum(printed)) return undefined
  const { index, difference } = main
  return { index, difference, clothColorName: cloth.color.name }
}

/**
 * Which of its colours a picture stands on, where that is printed and stands out from the cloth: a box that is seen
 * around it.
 */
export function shownGround(
  document: DesignDocument,
  product: Product,
  decoration: LaidArt,
): { readonly index: number; readonly hex: string } | undefined {
  const { colors, positionName, artwork, options } = decoration
  const index = artwork?.details?.ground
  const type = findType(product, decoration.type)
  if (!artwork || index === undefined || type?.parentType !== 'print' || type.inks.from === 'pressed')
    return undefined
  if (hasGround(type, artwork, options) || colors[index]?.transparent) return undefined
  const location = findLocation(product, positionName)
  const cloth = location && clothAt(document, product, location)
  const inks = type.inks.from === 'tone' ? null : inksOf(type.inks, decoration)
  const hex = (inks ?? artwork.colors)[index]
  if (!cloth || !hex) return undefined
  const seen = seenOn(type, hex, cloth.color.hex)
  return colorDifference(seen, cloth.color.hex) < leastDifference ? undefined : { index, hex }
}

/** Dye takes its share of the light that its cloth throws back. */
function seenOn({ surface }: DecorationType, hex: string, clothHex: string): string {
  if (!surface || !traitsOf(surface.technique).isDyed) return hex
  const [ink, cloth] = [linearOfHex(hex), linearOfHex(clothHex)]
  const seen = (channel: 0 | 1 | 2) => byteOfLinear(ink[channel] * cloth[channel])
  return hexOfRgb([seen(0), seen(1), seen(2)])
}

/** Whether it lies on white cloth that is sewn in, whatever its size. */
function hasGround(type: DecorationType, artwork: ArtworkShape, options: OptionValues): boolean {
  const size = { id: '', drivingSide: 'width', widthInches: 1, heightInches: 1 } as const
  const form = type.form({ artwork, size, options })
  return form.kind === 'art' && form.groundHex !== undefined
}

/** How much of the artwork each colour is; of files of before, a guess by their order, most used first. */
function sharesOf({ details, colors }: NonNullable<DecorationState['artwork']>): readonly number[] {
  return details?.shares ?? colors.map((_, index) => 1 / (index + 1))
}
