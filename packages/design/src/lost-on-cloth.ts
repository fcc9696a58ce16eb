import { colorDifference } from '@teamloom/artwork/color-difference.ts'
import { findColor } from '@teamloom/catalog/colors/index.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { clothAt } from './cloth-at.ts'
import type { DecorationState, DesignDocument } from './document.ts'
import { findLocation, findType } from './lookup.ts'

/** CIEDE2000 below which a print does not stand out. */
export const leastDifference = 12

export type LostColor = {
  readonly index: number
  readonly difference: number
  readonly clothColorName: string
}

/**
 * The print colour that most of an artwork is in, where it is too near to the cloth below: the first, as the artwork's
 * colours come most used first. Undefined where all stands out, or where it lies on a thing of its own.
 */
export function lostOnCloth(
  document: DesignDocument,
  product: Product,
  { type, colors, positionName }: Pick<DecorationState, 'type' | 'colors' | 'positionName'>,
): LostColor | undefined {
  // A patch or tag has a ground of its own.
  if (findType(product, type)?.parentType !== 'print') return undefined
  const location = findLocation(product, positionName)
  const cloth = location && clothAt(document, product, location)
  const ink = colors[0] && !colors[0].transparent ? findColor(colors[0].colorName) : undefined
  if (!cloth || !ink) return undefined
  const difference = colorDifference(ink.hex, cloth.color.hex)
  return difference < leastDifference ? { index: 0, difference, clothColorName: cloth.color.name } : undefined
}
