import { artWithin } from '@teamloom/artwork/piece.ts'
import { hexOf } from '../colors/index.ts'
import { wovenPalette } from '../colors/woven.ts'
import type { FormOf } from './form-of.ts'
import type { Options } from './options.ts'
import { getShape, type Shape, shapeField } from './shapes.ts'

/** How far from its edges artwork keeps, inches. */
export const wovenMarginInches = 1 / 8

/** What woven tags leave to choose: shape and ground. */
export function wovenOptions(shapes: readonly [Shape, ...Shape[]]): Options {
  return {
    details: 'tagDetails',
    sizedBy: 'tagName',
    fieldsWith: () => [
      shapeField(shapes),
      {
        name: 'backgroundColorName',
        label: { en: 'Background', fr: 'Fond' },
        kind: 'color',
        palette: wovenPalette,
        colorName: 'BF09',
      },
    ],
  }
}

export function wovenForm(shapes: readonly Shape[]): FormOf {
  return ({ artwork, size, options }) => {
    const { outline } = getShape(shapes, options)
    const art = artWithin(outline, size, wovenMarginInches, artwork.width / artwork.height)
    return {
      kind: 'piece',
      outline,
      groundHex: hexOf(options.backgroundColorName),
      rim: null,
      artWidthInches: art.widthInches,
      artHeightInches: art.heightInches,
    }
  }
}
