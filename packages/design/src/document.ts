import type { ArtDetails } from '@teamloom/artwork/art-details.ts'
import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { personalKinds } from '@teamloom/catalog/decorations/per-piece.ts'
import { z } from 'zod/mini'

const nameAndVersion = z.object({ name: z.string(), version: z.string() })

export const layerSchema = z.object({ name: z.string(), colorName: z.string(), active: z.boolean() })

/** What is said of a decoration alike by the document and by the state that is answered. */
export const decorationFields = {
  id: z.guid(),
  type: z.string(),
  name: z.string(),
  active: z.boolean(),
  latestUpdate: z.iso.datetime(),
} as const

/** What is said alike of its artwork's file. */
export const fileFields = {
  assetType: z.string(),
  filename: z.string(),
  format: z.string(),
  isVector: z.boolean(),
  width: z.number(),
  height: z.number(),
  /** Whether the artwork has a few flat colours; null where that was not looked for. */
  isFlat: z.nullable(z.boolean()),
  /** All that is kept of a drawing is a picture of it; absent where it is not so. */
  isRasterized: z.optional(z.boolean()),
} as const

const pointSchema = z.object({ u: z.number(), v: z.number() })
const spotSchema = z.extend(pointSchema, {
  width: z.number(),
  height: z.number(),
  size: z.number(),
  color: z.optional(z.int()),
})

const boxSchema = z.object({
  left: z.number(),
  top: z.number(),
  right: z.number(),
  bottom: z.number(),
})

/** In shares of the artwork's width. */
export const artDetailsSchema = z.object({
  shares: z.readonly(z.array(z.number())),
  middles: z.optional(z.readonly(z.array(z.nullable(pointSchema)))),
  inked: z.optional(boxSchema),
  inkedIn: z.optional(z.readonly(z.array(z.nullable(boxSchema)))),
  ground: z.optional(z.int()),
  line: z.nullable(spotSchema),
  gap: z.nullable(spotSchema),
  speck: z.nullable(spotSchema),
  capital: z.optional(z.number()),
  words: z.optional(z.extend(spotSchema, { text: z.string() })),
}) satisfies z.ZodMiniType<ArtDetails>

export const artworkSchema = z.object({
  assetId: z.guid(),
  assetVersionId: z.guid(),
  ...fileFields,
  colors: z.array(z.string()),
  details: z.optional(artDetailsSchema),
  missingFonts: z.optional(z.readonly(z.array(z.string()))),
  missingLetters: z.optional(z.string()),
}) satisfies z.ZodMiniType<Artwork>

const printColorSchema = z.object({ colorName: z.string(), transparent: z.boolean() })

/** What its type lets one choose besides, by the options' names. */
export const optionsSchema = z.record(z.string(), z.union([z.string(), z.number()]))

/** Inches of capitals and numerals, on adults' and on youths' sizes. */
export const bandHeightsSchema = z.object({ adult: z.number(), youth: z.number() })

const settingSchema = z.object({ letterInches: z.number(), letterSpacing: z.number(), narrow: z.number() })

/** Words that are each person's own: what they are, those that are shown, how high they are. Never anybody's. */
export const personalSchema = z.object({
  kind: z.enum(personalKinds),
  sample: z.string(),
  heights: bandHeightsSchema,
  mayBeEmpty: z.boolean(),
  /** How words of the others were set, for a piece that joins them. */
  set: z.optional(z.object({ adult: settingSchema, youth: settingSchema })),
})

export const decorationSchema = z.object({
  ...decorationFields,
  positionName: z.string(),
  artwork: z.nullable(artworkSchema),
  /** An id of the sizes that fit the place; null while there is no artwork. */
  sizeId: z.nullable(z.string()),
  /** One for each of the artwork's colours that is printed, when its type prints in a palette. */
  colors: z.array(printColorSchema),
  options: optionsSchema,
  /** Its words are each person's own. */
  personal: z.optional(personalSchema),
  /** The decoration whose words it shows, in its own size. */
  linkedTo: z.optional(z.guid()),
})

export const styleSchema = z.object({ name: z.string(), layers: z.array(layerSchema) })

/** Raised with every change of what is stored; a file in `migrations` brings older designs along. */
export const documentVersion = 12

/** A design as it is stored. What can be derived from it and the catalogue is not in it. */
export const documentSchema = z.object({
  schema: z.literal(documentVersion),
  family: nameAndVersion,
  product: nameAndVersion,
  parts: z.array(
    z.object({
      name: z.string(),
      elements: z.array(z.object({ name: z.string(), style: styleSchema })),
    }),
  ),
  decorations: z.array(decorationSchema),
  /** The revision in which each layer, style or decoration last changed, by its key. */
  touched: z.record(z.string(), z.int()),
})

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value

export type DesignDocument = DeepReadonly<z.output<typeof documentSchema>>
export type PartState = DesignDocument['parts'][number]
export type ElementState = PartState['elements'][number]
export type StyleState = ElementState['style']
export type LayerState = StyleState['layers'][number]
export type DecorationState = DesignDocument['decorations'][number]
export type Personal = NonNullable<DecorationState['personal']>
export type PrintColor = DecorationState['colors'][number]

export function elementKey(partName: string, elementName: string): string {
  return `${partName}/${elementName}`
}

export function layerKey(partName: string, elementName: string, layerName: string): string {
  return `${partName}/${elementName}/${layerName}`
}

export function decorationKey(decorationId: string): string {
  return `decoration/${decorationId}`
}
