import { artWithin } from '@teamloom/artwork/piece.ts'
import { must } from '@teamloom/kit/assert.ts'
import { leatherTagLimitedDetails } from './checks/leather-tag-limited-details.ts'
import { printCredits } from './credit-rule.ts'
import type { DecorationType } from './decoration-type.ts'
import type { OptionValues } from './options.ts'
import { plainPrint } from './plain-print.ts'
import { withOptions } from './production.ts'
import { getShape, patchShapes, type ShapeRules, shapeField, shapeSizing } from './shapes.ts'
import { leather } from './surface.ts'

/** Artwork keeps inside the seam, 3 mm from the edge, and clear of it. */
const rules: ShapeRules = { shapes: patchShapes, marginInches: 0.24, leastDpi: 200 }

/** The skin, and what is pressed into it. */
const textures = [
  { name: 'LeatherBrown', label: { en: 'Brown', fr: 'Brun' }, hex: '#8A5A35', pressed: '#5A3820' },
  { name: 'LeatherBeige', label: { en: 'Beige', fr: 'Beige' }, hex: '#C9A477', pressed: '#8F6C45' },
  { name: 'LeatherBlack', label: { en: 'Black', fr: 'Noir' }, hex: '#2B2726', pressed: '#121010' },
] as const

const textureOf = ({ textureName }: OptionValues) =>
  must(
    textures.find(({ name }) => name === textureName),
    `texture ${textureName}`,
  )

/** Leather with artwork pressed into it, sewn on inside its edge. */
export const leathertag = {
  ...plainPrint,
  type: 'leathertag',
  label: { en: 'Leather patch', fr: 'Écusson de cuir' },
  note: { en: 'Pressed into leather, one tone', fr: 'Pressé dans le cuir, un seul ton' },
  categories: ['patch'],
  parentType: 'tag',
  undefinedType: 'undefinedtag',
  rasters: 'flat',
  inks: { from: 'pressed', hexOf: options => textureOf(options).pressed },
  options: {
    details: 'tagDetails',
    sizedBy: 'tagName',
    fieldsWith: () => [
      shapeField(patchShapes),
      {
        name: 'textureName',
        label: { en: 'Leather', fr: 'Cuir' },
        kind: 'choice',
        choices: textures,
      },
    ],
  },
  sizing: shapeSizing(rules),
  form: ({ artwork, size, options }) => {
    const { outline } = getShape(patchShapes, options)
    const art = artWithin(outline, size, rules.marginInches, artwork.width / artwork.height)
    return {
      kind: 'piece',
      outline,
      groundHex: textureOf(options).hex,
      rim: null,
      artWidthInches: art.widthInches,
      artHeightInches: art.heightInches,
    }
  },
  credits: printCredits(14, 2, 0),
  surface: leather,
  process: 'leather',
  checks: [...plainPrint.checks, leatherTagLimitedDetails],
  production: withOptions,
} as const satisfies DecorationType
