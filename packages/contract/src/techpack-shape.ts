import { decorationViewSchema, imageSchema } from '@teamloom/design/design-state.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { labelSchema } from '@teamloom/design/label-schema.ts'
import { z } from 'zod'
import { purchasedItemSchema } from './preorders.ts'
import { itemPricingSchema } from './pricing.ts'
import { currencySchema, localeSchema, timeSchema } from './words.ts'

/** What a workshop makes an order from. Staff only. Inches unless a name says otherwise. */

export const factSchema = z.object({ key: z.string(), label: labelSchema, value: labelSchema })

export const differenceSchema = z.object({
  key: z.string(),
  label: labelSchema,
  /** Null: it was not said before, or is not said any more. */
  before: z.nullable(labelSchema),
  after: z.nullable(labelSchema),
})

const chartColorSchema = z.object({
  name: z.string(),
  /** The code that the chart writes. */
  code: z.string(),
  chart: z.string(),
  label: labelSchema,
  hex: z.string(),
})

const materialSchema = z.object({
  number: z.int(),
  slot: z.string(),
  part: labelSchema,
  what: labelSchema,
  style: labelSchema,
  fabric: labelSchema,
  facts: z.nullable(labelSchema),
  color: chartColorSchema,
  isRetired: z.boolean(),
})

const quantitySchema = z.object({
  size_name: z.string(),
  displayLabel: labelSchema,
  order_quantity: z.int(),
  over_quantity: z.int(),
  qc_quantity: z.int(),
  marketing_quantity: z.int(),
  /** The quantity that was ordered. */
  original_quantity: z.int(),
  /** Nobody has entered it yet. */
  over_is_suggested: z.boolean(),
  /** What is suggested since the order grew; null: what was accepted still does. */
  over_asked: z.int().nullable(),
  display_order: z.int(),
})

export const backgroundColors = ['#DADADA', '#555555', '#FFFFFF'] as const
export const artworkQualities = ['great', 'acceptable', 'poor'] as const
export const quantityFields = ['ORDER', 'OVER', 'MARKETING', 'QC'] as const
export const papers = ['a4', 'letter'] as const
export const releaseStates = ['waiting', 'working', 'ready', 'failed'] as const

export const backgroundSchema = z.enum(backgroundColors)

const personNameSchema = z.object({ first_name: z.string(), last_name: z.string() })

const productionFileSchema = z.object({
  assetId: idSchema,
  assetVersionId: idSchema,
  filename: z.string(),
  format: z.string(),
  isVector: z.boolean(),
  width: z.number(),
  height: z.number(),
  created_at: timeSchema,
  user: personNameSchema,
  /** Why it is produced from although it shows another picture than the design; null: it does not. */
  accepted_reason: z.string().nullable(),
})

const artworkSchema = z.object({
  id: idSchema,
  decoration: decorationViewSchema,
  type: labelSchema,
  /** The newest file to produce from. */
  production_decoration: productionFileSchema.nullable(),
  /** All of them, newest first. */
  production_versions: z.array(productionFileSchema),
  original_background_color: backgroundSchema,
  preview_background_color: backgroundSchema,
  production_background_color: backgroundSchema,
  /** White is none for white artwork. */
  backgroundColors: z.array(backgroundSchema),
  /** Null where there is no file, or it was not asked for. */
  sourceUrl: z.string().nullable(),
  previewUrl: z.string().nullable(),
  productionUrl: z.string().nullable(),
  /** How good the file that is produced from is at the printed size. */
  quality: z.enum(artworkQualities).nullable(),
  calibrationColors: z.array(z.object({ name: z.string(), hex: z.string() })),
  colors: z.array(chartColorSchema),
  /** Inches in sizes that do not have the design's own width. */
  printWidths: z.record(z.string(), z.number()),
  /** How it is made, in the order in which it is told; `value` is what staff set otherwise, null while the default holds. */
  settings: z.array(
    z.object({
      key: z.string(),
      label: labelSchema,
      default: labelSchema,
      value: z.string().nullable(),
    }),
  ),
  logoSize: z.object({ widthInInches: z.number(), heightInInches: z.number() }).nullable(),
  placement: z.object({
    positionName: z.string(),
    label: labelSchema,
    side: z.string().nullable(),
    planeAngle: z.number(),
  }),
  rows: z.array(z.object({ label: labelSchema, value: labelSchema })),
  /** What is not settled of it. */
  checks: z.array(labelSchema),
})

export const itemSchema = z.object({
  id: idSchema,
  version: z.string(),
  /** What is offered where something changed since the last release. */
  nextVersion: z.string().nullable(),
  changes: z
    .object({ since: z.int(), version: z.string(), differences: z.array(differenceSchema) })
    .nullable(),
  /** Why it is not for production, which is stamped on its pages; none: it is. */
  hindrances: z.array(labelSchema),
  creditsUsed: z.int(),
  purchased_item: purchasedItemSchema,
  images: z.array(imageSchema),
  /** Null where the product is no longer known. */
  specifications: z
    .object({
      product: labelSchema,
      version: z.string(),
      materials: z.array(materialSchema),
    })
    .nullable(),
  definitions: z.object({ tagOptions: z.array(z.object({ name: z.string(), label: labelSchema })) }),
  /** A style or colour of it is offered no longer. */
  isDeprecated: z.boolean(),
  techpackitemquantities: z.array(quantitySchema),
  techpackitemartworks: z.array(artworkSchema),
  /** How each of its knitted cloths is made; `value` is what staff set otherwise, null while the default holds. */
  knits: z.array(
    z.object({
      fabric: z.string(),
      label: labelSchema,
      settings: z.array(
        z.object({
          key: z.string(),
          label: labelSchema,
          default: labelSchema,
          value: z.nullable(z.union([z.number(), z.string()])),
        }),
      ),
    }),
  ),
})

export const releaseSchema = z.object({
  id: idSchema,
  number: z.int(),
  created_at: timeSchema,
  user: personNameSchema,
  /** Why there is another one after those before it; null where nobody said. */
  reason: z.string().nullable(),
  hash: z.string(),
  language: localeSchema,
  paper: z.enum(papers),
  state: z.enum(releaseStates),
  progress: z.int(),
  /** What should be in it and is not. */
  missing: z.array(labelSchema),
})

export const techpackSchema = z.object({
  id: idSchema,
  revision: z.int(),
  project_number: z.string().nullable(),
  project_name: z.string(),
  customer_number: z.string().nullable(),
  customer_name: z.string(),
  order_id: z.nullable(idSchema),
  preorder_id: idSchema,
  preorder_number: z.int(),
  order_type: z.enum(['preorder', 'order']),
  /** The last day on which it is to leave the workshop; null: not known. */
  wanted_ship_date: z.iso.date().nullable(),
  /** Nobody set it: it is what comes to the event. */
  ship_date_is_suggested: z.boolean(),
  /** What is agreed with the workshop of samples, delivery and freight; null: not yet. */
  terms: z.array(
    z.object({
      key: z.enum(['sample', 'sampleSent', 'sampleAnswered', 'delivery', 'freight']),
      kind: z.enum(['day', 'words']),
      label: labelSchema,
      /** What the document says meanwhile. */
      unset: labelSchema,
      value: z.string().nullable(),
    }),
  ),
  /** The last release's number; 0 while there is none. */
  version: z.int(),
  /** The release that says what is said now; null: the next one would say it first. */
  current_release: z.int().nullable(),
  /** Who changed each field last, those of an item or artwork after their ids: `<item>/quantity/M/QC`. */
  changed_by: z.array(
    z.object({ field: z.string(), revision: z.int(), user_id: idSchema, user: personNameSchema }),
  ),
  created_at: timeSchema,
  currency: currencySchema,
  prices: z.array(z.object({ techpackItemId: idSchema, pricing: itemPricingSchema })),
  techpackitems: z.array(itemSchema),
  /** Approvals of proofs that still hold, oldest first. */
  approvals: z.array(z.object({ proof: z.int(), item: z.string(), by: z.string(), at: timeSchema })),
  releases: z.array(releaseSchema),
})

export type Techpack = z.output<typeof techpackSchema>
export type TechpackItem = Techpack['techpackitems'][number]
export type TechpackArtwork = TechpackItem['techpackitemartworks'][number]
export type TechpackRelease = Techpack['releases'][number]
