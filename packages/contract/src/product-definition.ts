import { motifNames } from '@teamloom/bakes/motif.ts'
import { decorationCategories } from '@teamloom/catalog/decorations/category.ts'
import { deliveryTimeSchema } from '@teamloom/design/design-state.ts'
import { labelSchema } from '@teamloom/design/label-schema.ts'
import { z } from 'zod'
import { centsSchema, soldAsSchema } from './words.ts'

const nameAndVersion = z.object({ name: z.string(), version: z.string(), label: labelSchema })

export const paletteColorSchema = z.object({
  name: z.string(),
  hex: z.string(),
  label: labelSchema,
  shortLabel: labelSchema,
  techpackColorName: z.string(),
  chartName: z.string(),
  disabled: z.boolean(),
  deprecated: z.boolean(),
  /** The day on which a colour that is not offered now is again, where that is known. */
  backOn: z.iso.date().optional(),
  heather: z.object({ hex: z.string(), amount: z.number() }).optional(),
  print: z.object({ hex: z.string(), pattern: z.enum(motifNames) }).optional(),
  textureUrl: z.string().nullable(),
})

const layerSchema = z.object({
  name: z.string(),
  label: labelSchema,
  fabricNames: z.array(z.string()),
  colorName: z.string(),
  required: z.boolean(),
  active: z.boolean(),
  excludeFromInheritance: z.boolean(),
  deprecated: z.boolean(),
  display: z.object({ displayable: z.boolean() }),
  group: z.string().nullable(),
  displayMethod: z.enum(['colorPalette', 'colorPicker']),
  menuIconUrl: z.string().nullable(),
})

const styleSchema = z.object({
  name: z.string(),
  label: labelSchema,
  note: z.nullable(labelSchema),
  disabled: z.boolean(),
  deprecated: z.boolean(),
  credits: z.int(),
  layers: z.array(layerSchema),
  /** What it makes unavailable. */
  disables: z.array(z.object({ partName: z.string(), elementName: z.string() })),
})

const partSchema = z.object({
  name: z.string(),
  label: labelSchema,
  mainElement: z.string(),
  elements: z.array(z.object({ name: z.string(), label: labelSchema, styles: z.array(styleSchema) })),
})

export const includedSizesSchema = z.object({
  minQty: z.int(),
  maxQty: z.int().nullable(),
  fromSizeName: z.string(),
  toSizeName: z.string(),
  extraSizePrice: centsSchema,
})

const personalRangesSchema = z.array(z.object({ qty: z.int(), price: centsSchema, linked: centsSchema }))

const priceTableSchema = z.object({
  /** `qty` is the smallest quantity from which a range's price holds; cents per piece. */
  pricingRange: z.array(z.object({ qty: z.int(), price: centsSchema, shipping: centsSchema })),
  priceOfExtraCredit: centsSchema,
  includedSizesPerRange: z.array(includedSizesSchema),
  /**
   * Prices of words that are each person's own, by their kind: cents on each piece that has some, and on each linked
   * copy, by the quantity of all pieces. Absent of an order from before words had a price.
   */
  personal: z
    .object({ name: personalRangesSchema, number: personalRangesSchema, line: personalRangesSchema })
    .optional(),
})

export const pricingSchema = z.object({
  minQty: z.int(),
  minQtyPerSize: z.int(),
  maxQty: z.int(),
  freeCredits: z.int(),
  pricingCurrency: z.object({ cad: priceTableSchema, usd: priceTableSchema }),
})

export const sizeDefinitionSchema = z.object({
  name: z.string(),
  displayLabel: labelSchema,
  shape: z.string().nullable(),
  widthInInches: z.number(),
  heightInInches: z.number(),
  display: z.object({ displayable: z.boolean() }),
  measurements: z.array(z.object({ name: z.string(), label: labelSchema, inches: z.number() })),
})

const optionSchema = z.object({
  name: z.string(),
  label: labelSchema,
  kind: z.enum(['choice', 'color', 'inches']),
  choices: z.array(z.object({ name: z.string(), label: labelSchema })).optional(),
  paletteId: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  increment: z.number().optional(),
  /** What a new decoration begins with. */
  default: z.union([z.string(), z.number()]),
})

export const decorationTypeSchema = z.object({
  type: z.string(),
  name: z.string(),
  label: labelSchema,
  note: labelSchema,
  /** The first of `categories`; null for a kind of file that lies on no garment. */
  category: z.enum(decorationCategories).nullable(),
  categories: z.array(z.enum(decorationCategories)),
  parent_type: z.enum(['print', 'tag']),
  fileTypes: z.array(z.object({ name: z.string(), extensions: z.array(z.string()) })),
  /** Which images that are no drawings it takes: all, or those of flat colours alone, no more than `maxColorsToExtact` where that is not 0. */
  rasters: z.enum(['any', 'flat']),
  adminOnly: z.boolean(),
  selectable: z.boolean(),
  designTemplates: z.array(z.object({ name: z.string(), url: z.string() })),
  useColorExtraction: z.boolean(),
  /** The specification's spelling. */
  maxColorsToExtact: z.int(),
  paletteId: z.string().nullable(),
  /** What can be chosen besides, as for a new decoration. */
  options: z.array(optionSchema),
})

export const decorationOptionsSchema = z.object({
  decorationTypes: z.array(decorationTypeSchema),
  categories: z.array(z.string()),
  patterns: z.array(
    z.object({
      name: z.string(),
      label: labelSchema,
      /** Inches, by their names in `repeatingDetails`. */
      fields: z.record(
        z.string(),
        z.object({
          label: labelSchema,
          min: z.number(),
          max: z.number(),
          increment: z.number(),
          default: z.number(),
        }),
      ),
    }),
  ),
  tagTextures: z.array(z.string()),
  patchShapes: z.array(z.string()),
})

export type DecorationOptions = z.output<typeof decorationOptionsSchema>

export const productDefinitionSchema = z.object({
  family: nameAndVersion,
  product: nameAndVersion,
  summary: labelSchema,
  cloth: labelSchema,
  sides: z.array(z.string()),
  parts: z.array(partSchema),
  mainPart: z.string(),
  fabrics: z.array(z.object({ name: z.string(), label: labelSchema, colors: z.array(paletteColorSchema) })),
  inherit: z.boolean(),
  sizes: z.array(sizeDefinitionSchema),
  decorationTypes: z.array(decorationTypeSchema),
  /** What it does not take, and why. */
  unavailableDecorationTypes: z.array(z.object({ type: z.string(), reason: labelSchema })),
  /** Decoration types that the caller may choose. */
  availableDecorationTypes: z.array(z.string()),
  pricing: pricingSchema,
  deliveryTime: deliveryTimeSchema,
  /** What a quantity counts, and a price is of. */
  soldAs: soldAsSchema,
})

export type ProductDefinition = z.output<typeof productDefinitionSchema>
