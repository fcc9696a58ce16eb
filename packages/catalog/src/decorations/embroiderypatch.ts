import { artWithin } from '@teamloom/artwork/piece.ts'
import { embroideryPalette } from '../colors/embroidery.ts'
import { hexOf } from '../colors/index.ts'
import { wovenPalette } from '../colors/woven.ts'
import { embroideryLimitedDetails } from './checks/embroidery-limited-details.ts'
import { printCredits } from './credit-rule.ts'
import type { DecorationType } from './decoration-type.ts'
import { plainPrint } from './plain-print.ts'
import { withOptions } from './production.ts'
import { getShape, patchShapes, type ShapeRules, shapeField, shapeSizing } from './shapes.ts'
import { patchCloth } from './surface.ts'

const rules: ShapeRules = { shapes: patchShapes, marginInches: 1 / 8, leastDpi: 200 }
/** The width of the patch's merrowed edge. */
const rimInches = 0.11

/** An embroidered patch of twill or felt, its edge overcast, sewn on. */
export const embroiderypatch = {
  ...plainPrint,
  type: 'embroiderypatch',
  label: { en: 'Embroidered patch', fr: 'Écusson brodé' },
  note: { en: 'Twill or felt, up to 8 threads', fr: 'Sergé ou feutre, jusqu’à 8 fils' },
  categories: ['patch'],
  parentType: 'tag',
  undefinedType: 'undefinedtag',
  rasters: 'flat',
  inks: { from: 'palette', palette: embroideryPalette, most: 8 },
  options: {
    details: 'embroideryPatchDetails',
    sizedBy: 'tagName',
    fieldsWith: () => [
      shapeField(patchShapes),
      {
        name: 'textureName',
        label: { en: 'Cloth', fr: 'Tissu' },
        kind: 'choice',
        choices: [
          { name: 'twill', label: { en: 'Twill', fr: 'Sergé' } },
          { name: 'felt', label: { en: 'Felt', fr: 'Feutre' } },
        ],
      },
      {
        name: 'backgroundColorName',
        label: { en: 'Background', fr: 'Fond' },
        kind: 'color',
        palette: wovenPalette,
        colorName: 'BF01',
      },
      {
        name: 'stitchColorName',
        label: { en: 'Edge', fr: 'Bordure' },
        kind: 'color',
        palette: embroideryPalette,
        colorName: 'EMB12',
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
      groundHex: hexOf(options.backgroundColorName),
      rim: { hex: hexOf(options.stitchColorName), inches: rimInches },
      artWidthInches: art.widthInches,
      artHeightInches: art.heightInches,
    }
  },
  credits: printCredits(14, 2, 1),
  surface: patchCloth,
  process: 'patch',
  checks: [...plainPrint.checks, embroideryLimitedDetails],
  production: withOptions,
} as const satisfies DecorationType
