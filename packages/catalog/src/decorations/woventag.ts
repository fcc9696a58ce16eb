import { wovenPalette } from '../colors/woven.ts'
import { printCredits } from './credit-rule.ts'
import type { DecorationType } from './decoration-type.ts'
import type { OptionValues } from './options.ts'
import { plainPrint } from './plain-print.ts'
import { withOptions } from './production.ts'
import { type Shape, type ShapeSize, shapeSizing } from './shapes.ts'
import { wovenCloth } from './surface.ts'
import { wovenForm, wovenMarginInches, wovenOptions } from './woven-tags.ts'

const folds = {
  'loop fold': { en: 'Loop fold', fr: 'Pli en boucle' },
  straight: { en: 'Straight', fr: 'Droite' },
  mitred: { en: 'Mitred', fr: 'À onglets' },
} as const

function tag(fold: keyof typeof folds, size: string, ...sizes: readonly ShapeSize[]): Shape {
  const { en, fr } = folds[fold]
  // It breaks before its size, never within.
  const spoken = size.replace(' x ', ' × ').replaceAll(' ', '\u00a0')
  return {
    name: `${fold} ${size}`,
    label: { en: `${en}, ${spoken}\u00a0in`, fr: `${fr}, ${spoken}\u00a0po` },
    outline: 'box',
    sizes,
  }
}

/** The folds that labels are woven for, each in its sizes; common ones are 1/2 to 1 in high. */
const shapes: readonly [Shape, ...Shape[]] = [
  tag('loop fold', '1 x 1', [1, 1]),
  tag('loop fold', '1 1/4 x 1 1/4', [1.25, 1.25]),
  tag('straight', '1 1/4 x 1/2', [1.25, 0.5]),
  tag('straight', '1 1/2 x 3/4', [1.5, 0.75]),
  tag('straight', '2 x 1', [2, 1]),
  tag('mitred', '1 1/2 x 1/2', [1.5, 0.5]),
  tag('mitred', '2 x 3/4', [2, 0.75]),
]

/** How a label is folded that is in this shape. */
export function foldOf({ tagName }: OptionValues): keyof typeof folds | null {
  const name = String(tagName)
  return (Object.keys(folds) as (keyof typeof folds)[]).find(fold => name.startsWith(fold)) ?? null
}

/** A label woven in damask, its ends folded and sewn down. */
export const woventag = {
  ...plainPrint,
  type: 'woventag',
  label: { en: 'Woven tag', fr: 'Étiquette tissée' },
  note: { en: 'Damask, 4 yarns with its ground', fr: 'Damas, 4 fils avec le fond' },
  categories: ['tag'],
  parentType: 'tag',
  undefinedType: 'undefinedtag',
  rasters: 'flat',
  inks: { from: 'palette', palette: wovenPalette, most: 3 },
  options: wovenOptions(shapes),
  sizing: shapeSizing({ shapes, marginInches: wovenMarginInches, leastDpi: 200 }),
  form: wovenForm(shapes),
  credits: printCredits(8, 1, 1),
  surface: wovenCloth,
  process: 'woven',
  production: withOptions,
} as const satisfies DecorationType
