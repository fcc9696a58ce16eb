import { wovenPalette } from '../colors/woven.ts'
import { printCredits } from './credit-rule.ts'
import type { DecorationType } from './decoration-type.ts'
import { plainPrint } from './plain-print.ts'
import { withOptions } from './production.ts'
import { type Shape, type ShapeSize, shapeSizing } from './shapes.ts'
import { clippedCloth } from './surface.ts'
import { wovenForm, wovenMarginInches, wovenOptions } from './woven-tags.ts'

function width(size: string, ...sizes: readonly ShapeSize[]): Shape {
  const spoken = size.replaceAll(' ', '\u00a0')
  return {
    name: size,
    label: { en: `${spoken}\u00a0in wide`, fr: `${spoken}\u00a0po de large` },
    outline: 'box',
    sizes,
  }
}

/** Inches that hang over an edge in front: as far for every width, so that the fold lies on the edge. */
export const edgeInches = 0.75

/** By their width; what is seen is the half in front of the edge. */
const shapes: readonly [Shape, ...Shape[]] = [
  width('1', [1, edgeInches]),
  width('1 1/4', [1.25, edgeInches]),
  width('3/4', [0.75, edgeInches]),
]

/** A woven label folded over an edge; staff choose where. */
export const clippingtag = {
  ...plainPrint,
  type: 'clippingtag',
  label: { en: 'Clipping tag', fr: 'Étiquette à cheval' },
  note: { en: 'Woven, folded over an edge', fr: 'Tissée, pliée sur un bord' },
  categories: ['tag'],
  edges: 'only',
  parentType: 'tag',
  undefinedType: 'undefinedtag',
  adminOnly: true,
  rasters: 'flat',
  inks: { from: 'palette', palette: wovenPalette, most: 2 },
  options: wovenOptions(shapes),
  sizing: shapeSizing({ shapes, marginInches: wovenMarginInches, leastDpi: 200 }),
  form: wovenForm(shapes),
  credits: printCredits(8, 1, 1),
  surface: clippedCloth,
  process: 'clipped',
  production: withOptions,
} as const satisfies DecorationType
