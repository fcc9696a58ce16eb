import { z } from 'zod/mini'
import { decorationFields, fileFields, optionsSchema, personalSchema } from './document.ts'
import { labelSchema } from './label-schema.ts'

/** What the server answers of a design: the document with all that follows from it and the catalogue. Inches. */

const nameAndVersion = z.object({ name: z.string(), version: z.string() })

const layerStateSchema = z.object({
  name: z.string(),
  colorName: z.string(),
  fabricNames: z.array(z.string()),
  active: z.boolean(),
  required: z.boolean(),
  deprecated: z.boolean(),
})

const elementStateSchema = z.object({
  name: z.string(),
  available: z.boolean(),
  style: z.object({ name: z.string(), deprecated: z.boolean(), layers: z.array(layerStateSchema) }),
})

const decorationSizeSchema = z.object({
  id: z.string(),
  drivingSide: z.enum(['width', 'height']),
  widthInInches: z.number(),
  heightInInches: z.number(),
  /** What of that is inked, without its file's margins: the size that is told. */
  inkWidthInInches: z.number(),
  inkHeightInInches: z.number(),
})

export const decorationViewSchema = z.object({
  ...decorationFields,
  assetId: z.nullable(z.string()),
  assetVersionId: z.nullable(z.string()),
  inError: z.boolean(),
  message: z.nullable(z.string()),
  inWarning: z.boolean(),
  warningMessages: z.array(z.string()),
  /** Errors and more, the gravest first, each with where it is, what was found, what it should be, and changes that mend it. */
  checks: z.array(
    z.object({
      key: z.string(),
      /** What it is about, where that has a name: the words that are too small, the font that is missing. */
      subject: z.nullable(z.string()),
      /** On the artwork, from 0 to 1; null: all of it. */
      area: z.nullable(
        z.object({ u: z.number(), v: z.number(), widthInches: z.number(), heightInches: z.number() }),
      ),
      value: z.nullable(z.number()),
      limit: z.nullable(z.number()),
      fixes: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
    }),
  ),
  location: z.object({
    selectedLocation: z.object({ positionName: z.string(), planeAngle: z.number() }),
    availableLocations: z.array(
      z.object({
        positionName: z.string(),
        dropdownLabel: labelSchema,
        inUse: z.boolean(),
        spotTaken: z.boolean(),
        imageTooSmall: z.boolean(),
        /** The type cannot be had on the cloth, or in the colour, that the design has there. */
        clothUnfit: z.boolean(),
      }),
    ),
  }),
  assetSize: z.object({
    availableSizes: z.array(decorationSizeSchema),
    selectedSize: z.nullable(decorationSizeSchema),
    /** The widest that fits the place, whatever the file allows. */
    maxWidthInches: z.nullable(z.number()),
  }),
  imageData: z.nullable(
    z.object({
      ...fileFields,
      useColorExtractionAndMatching: z.boolean(),
      extractedColors: z.array(z.string()),
      selectedColors: z.array(
        z.object({
          transparent: z.boolean(),
          /** To leave a colour out is on its way out: a file without it is better. */
          deprecated: z.boolean(),
          chartColor: z.object({ name: z.string() }),
        }),
      ),
    }),
  ),
  /** What its type lets one choose besides, by the options' names. */
  options: optionsSchema,
  /** Words that are each person's own; heights are those of capitals and numerals. Absent where they are the same for all. */
  personal: z.optional(personalSchema),
  /** The decoration whose words it shows. */
  linkedTo: z.optional(z.guid()),
  /** Options in the specification's own form; each absent where the type has none of it. */
  tagDetails: z.optional(
    z.object({
      tagName: z.string(),
      /** Shapes that fit the place. */
      availableTagNames: z.array(z.string()),
      textureName: z.nullable(z.string()),
      backgroundColorName: z.nullable(z.string()),
    }),
  ),
  embroideryPatchDetails: z.optional(
    z.object({
      tagName: z.string(),
      availableTagNames: z.array(z.string()),
      textureName: z.string(),
      backgroundColorName: z.string(),
      stitchColorName: z.string(),
      /** The threads of its artwork; `updatePrintColor` changes them. */
      logoColorNames: z.array(z.string()),
    }),
  ),
  /** Inches; a measure that the pattern does not have is absent. */
  repeatingDetails: z.optional(
    z.object({
      patternName: z.string(),
      maxImageWidthInches: z.number(),
      maxImageHeightInches: z.number(),
      verticalSpacingInches: z.optional(z.number()),
      verticalOffsetInches: z.optional(z.number()),
      horizontalSpacingInches: z.optional(z.number()),
      horizontalOffsetInches: z.optional(z.number()),
      horizontalOddRowOffsetInches: z.optional(z.number()),
    }),
  ),
})

export const creditLineSchema = z.object({
  /** `ARTWORK`, `First color`, `Extra color`, `STYLE`, or one that is a decoration type's own. */
  type: z.string(),
  displayLabels: labelSchema,
  credits: z.int(),
  decorationId: z.optional(z.string()),
  fabric: z.optional(z.string()),
})

export const imageSchema = z.object({ side: z.string(), url: z.string() })

export const deliveryTimeSchema = z.object({
  minWeeks: z.int(),
  maxWeeks: z.int(),
  /** When the house makes and sends nothing; absent: never. */
  calendar: z.optional(
    z.object({
      closed: z.array(z.object({ from: z.iso.date(), to: z.iso.date() })),
      /** What is ordered from this hour on, Eastern time, counts as of the next day. */
      cutOffHour: z.nullable(z.int()),
    }),
  ),
})

export const designStateSchema = z.object({
  designId: z.guid(),
  /** Grows by one with each accepted update; the newer of two states is the one with the greater revision. */
  revision: z.int(),
  timestamp: z.iso.datetime(),
  design: z.object({
    family: nameAndVersion,
    product: nameAndVersion,
    deprecated: z.boolean(),
    parts: z.array(
      z.object({ name: z.string(), mainElement: z.string(), elements: z.array(elementStateSchema) }),
    ),
  }),
  decorations: z.array(decorationViewSchema),
  images: z.array(imageSchema),
  latestImage: z.string(),
  customizationPricing: z.object({ creditsUsedInDesign: z.int(), credits: z.array(creditLineSchema) }),
  deliveryTime: deliveryTimeSchema,
})

export type DesignState = z.output<typeof designStateSchema>
export type DecorationView = z.output<typeof decorationViewSchema>
export type Finding = DecorationView['checks'][number]
