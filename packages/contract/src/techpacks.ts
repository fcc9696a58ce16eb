import { decorationViewSchema, imageSchema } from '@teamloom/design/design-state.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { labelSchema } from '@teamloom/design/label-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { purchasedItemSchema } from './preorders.ts'
import { itemPricingSchema } from './pricing.ts'
import { currencySchema, hexSchema, lineSchema, localeSchema, nameSchema, timeSchema } from './words.ts'

/** Techpacks: what a workshop makes an order from. Staff only. Inches unless a name says otherwise. */

const factSchema = z.object({ key: z.string(), label: labelSchema, value: labelSchema })

const differenceSchema = z.object({
  key: z.string(),
  label: labelSchema,
  /** Null: it was not said before, or is not said any more. */
  before: labelSchema.nullable(),
  after: labelSchema.nullable(),
})

const chartColorSchema = z.object({
  name: z.string(),
  /** As its chart writes it. */
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
  facts: labelSchema.nullable(),
  color: chartColorSchema,
  isRetired: z.boolean(),
})

const measureSchema = z.object({
  name: z.string(),
  label: labelSchema,
  tolerance: z.number(),
  inches: z.array(z.object({ sizeName: z.string(), inches: z.number() })),
})

const quantitySchema = z.object({
  size_name: z.string(),
  displayLabel: labelSchema,
  order_quantity: z.int(),
  over_quantity: z.int(),
  qc_quantity: z.int(),
  marketing_quantity: z.int(),
  /** As it was ordered. */
  original_quantity: z.int(),
  /** Nobody has entered it yet. */
  over_is_suggested: z.boolean(),
  display_order: z.int(),
})

export const backgroundColors = ['#DADADA', '#555555', '#FFFFFF'] as const
export const artworkQualities = ['great', 'acceptable', 'poor'] as const
export const quantityFields = ['ORDER', 'OVER', 'MARKETING', 'QC'] as const
export const papers = ['a4', 'letter'] as const
export const releaseStates = ['waiting', 'working', 'ready', 'failed'] as const

const backgroundSchema = z.enum(backgroundColors)

const productionFileSchema = z.object({
  assetId: idSchema,
  assetVersionId: idSchema,
  filename: z.string(),
  format: z.string(),
  isVector: z.boolean(),
  width: z.number(),
  height: z.number(),
  created_at: timeSchema,
  user: z.object({ first_name: z.string(), last_name: z.string() }),
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
  /** Of what is produced from, at the printed size. */
  quality: z.enum(artworkQualities).nullable(),
  calibrationColors: z.array(z.object({ name: z.string(), hex: z.string() })),
  colors: z.array(chartColorSchema),
  logoSize: z.object({ widthInInches: z.number(), heightInInches: z.number() }).nullable(),
  placement: z.object({
    positionName: z.string(),
    label: labelSchema,
    side: z.string().nullable(),
    planeAngle: z.number(),
  }),
  rows: z.array(z.object({ label: labelSchema, value: labelSchema })),
})

const itemSchema = z.object({
  id: idSchema,
  version: z.string(),
  /** What is offered where something changed since the last release. */
  nextVersion: z.string().nullable(),
  changes: z
    .object({ since: z.int(), version: z.string(), differences: z.array(differenceSchema) })
    .nullable(),
  creditsUsed: z.int(),
  purchased_item: purchasedItemSchema,
  images: z.array(imageSchema),
  /** Null where the product is no longer known. */
  specifications: z
    .object({
      product: labelSchema,
      version: z.string(),
      materials: z.array(materialSchema),
      measurements: z.array(measureSchema),
    })
    .nullable(),
  definitions: z.object({ tagOptions: z.array(z.object({ name: z.string(), label: labelSchema })) }),
  /** A style or colour of it is offered no longer. */
  isDeprecated: z.boolean(),
  techpackitemquantities: z.array(quantitySchema),
  techpackitemartworks: z.array(artworkSchema),
})

const releaseSchema = z.object({
  id: idSchema,
  number: z.int(),
  created_at: timeSchema,
  user: z.object({ first_name: z.string(), last_name: z.string() }),
  hash: z.string(),
  language: localeSchema,
  paper: z.enum(papers),
  state: z.enum(releaseStates),
  progress: z.int(),
})

export const techpackSchema = z.object({
  id: idSchema,
  revision: z.int(),
  project_number: z.string().nullable(),
  project_name: z.string(),
  customer_number: z.string().nullable(),
  customer_name: z.string(),
  order_id: idSchema.nullable(),
  preorder_id: idSchema,
  preorder_number: z.int(),
  order_type: z.enum(['preorder', 'order']),
  /** The last release's number; 0 while there is none. */
  version: z.int(),
  created_at: timeSchema,
  currency: currencySchema,
  prices: z.array(z.object({ techpackItemId: idSchema, pricing: itemPricingSchema })),
  techpackitems: z.array(itemSchema),
  releases: z.array(releaseSchema),
})

export type Techpack = z.output<typeof techpackSchema>
export type TechpackItem = Techpack['techpackitems'][number]
export type TechpackArtwork = TechpackItem['techpackitemartworks'][number]
export type TechpackRelease = Techpack['releases'][number]

/** With the revision that was seen, a change of what a colleague has changed since is a conflict. */
const revisionField = { revision: z.int().min(1).optional() }
const techpackField = { techpackId: idSchema, ...revisionField }
const itemFields = { ...techpackField, techpackItemId: idSchema }
const artworkFields = { ...itemFields, techpackItemArtworkId: idSchema }
const editRefusals = ['techpack_not_found', 'conflict'] as const

const backgroundBody = z.object({ ...artworkFields, background: z.object({ color: backgroundSchema }) })

function backgroundCall<const Name extends string>(name: Name, path: string, what: string) {
  return defineCall({
    name: `techpacks.${name}`,
    method: 'PUT',
    path: `/techpacks/item/artwork/${path}/background`,
    access: 'staff',
    summary: `The ground behind ${what}; white is none for white artwork`,
    body: backgroundBody,
    data: techpackSchema,
    refusals: editRefusals,
  })
}

const placedMeasureSchema = z.object({
  from: labelSchema,
  to: labelSchema,
  /** How it is laid, without its inches; all there is to say where these are 0. */
  rule: labelSchema,
  inches: z.number(),
})

export const techpackCalls = {
  make: defineCall({
    name: 'techpacks.make',
    method: 'POST',
    path: '/preorders/admin/techpack',
    access: 'staff',
    summary: 'The techpack of an order request; made when there is none',
    body: z.object({ preorderId: idSchema }),
    data: techpackSchema,
    refusals: ['preorder_not_found'],
  }),
  ofPreorder: defineCall({
    name: 'techpacks.ofPreorder',
    method: 'POST',
    path: '/preorders/techpack',
    access: 'staff',
    summary: 'The techpack of an order request, also after it has become an order',
    body: z.object({ preorderId: idSchema, includeImagesUrl: z.boolean().optional() }),
    data: techpackSchema,
    refusals: ['techpack_not_found'],
  }),
  ofOrder: defineCall({
    name: 'techpacks.ofOrder',
    method: 'POST',
    path: '/orders/techpack',
    access: 'staff',
    summary: 'The techpack of an order: the one of its request',
    body: z.object({ orderId: idSchema, includeImagesUrl: z.boolean().optional() }),
    data: techpackSchema,
    refusals: ['techpack_not_found'],
  }),
  setProject: defineCall({
    name: 'techpacks.setProject',
    method: 'PUT',
    path: '/techpacks/techpack/project',
    access: 'staff',
    summary: 'The project’s name',
    body: z.object({ ...techpackField, projectName: nameSchema }),
    data: techpackSchema,
    refusals: editRefusals,
  }),
  setCustomer: defineCall({
    name: 'techpacks.setCustomer',
    method: 'PUT',
    path: '/techpacks/techpack/customer',
    access: 'staff',
    summary: 'The customer’s name',
    body: z.object({ ...techpackField, customerName: nameSchema }),
    data: techpackSchema,
    refusals: editRefusals,
  }),
  setVersion: defineCall({
    name: 'techpacks.setVersion',
    method: 'PUT',
    path: '/techpacks/item/version',
    access: 'staff',
    summary: 'An item’s version',
    body: z.object({ ...itemFields, version: lineSchema(1, 40) }),
    data: techpackSchema,
    refusals: editRefusals,
  }),
  setSizes: defineCall({
    name: 'techpacks.setSizes',
    method: 'POST',
    path: '/techpacks/item/sizes',
    access: 'staff',
    summary: 'Quantities of an item: ordered, over, for marketing, for quality checks',
    body: z.object({
      ...itemFields,
      sizes: z
        .array(
          z.object({
            field: z.enum(quantityFields),
            sizeName: z.string().max(40),
            qty: z.int().min(0).max(1_000_000),
          }),
        )
        .min(1)
        .max(200),
    }),
    data: techpackSchema,
    refusals: [...editRefusals, 'unknownSize'],
  }),
  setCalibration: defineCall({
    name: 'techpacks.setCalibration',
    method: 'PUT',
    path: '/techpacks/item/artwork/production/calibration',
    access: 'staff',
    summary: 'Up to four colours that the print is held against',
    body: z.object({
      ...artworkFields,
      calibrationColors: z.array(z.object({ name: lineSchema(0, 60), hex: hexSchema })).max(4),
    }),
    data: techpackSchema,
    refusals: editRefusals,
  }),
  setOriginalBackground: backgroundCall('setOriginalBackground', 'original', 'the source'),
  setPreviewBackground: backgroundCall('setPreviewBackground', 'preview', 'the preview'),
  setProductionBackground: backgroundCall('setProductionBackground', 'production', 'the production file'),
  setProductionAsset: defineCall({
    name: 'techpacks.setProductionAsset',
    method: 'PUT',
    path: '/techpacks/item/artwork/production/asset',
    access: 'staff',
    summary: 'The file to produce from; those before stay in its history',
    body: z.object({
      ...artworkFields,
      assetId: idSchema,
      assetVersionId: idSchema,
      assetType: z.string().max(60),
      includeImagesUrl: z.boolean().optional(),
    }),
    data: techpackSchema,
    refusals: [...editRefusals, 'assetDoesntExist', 'assetTypeNotSupported'],
  }),
  generate: defineCall({
    name: 'techpacks.generate',
    method: 'POST',
    path: '/techpacks/techpack/generate/pdf',
    access: 'staff',
    summary:
      'A release of a techpack: its PDF with everything beside it, as a zip; the link answers 202 with the progress until it is there',
    body: z.object({
      techpackId: idSchema,
      language: localeSchema.optional(),
      paper: z.enum(papers).optional(),
    }),
    data: z.object({
      /** For a quarter of an hour. */
      signedUrl: z.string(),
      releaseId: idSchema,
      number: z.int(),
      filename: z.string(),
    }),
    refusals: ['techpack_not_found'],
  }),
  drawings: defineCall({
    name: 'techpacks.drawings',
    method: 'POST',
    path: '/techpacks/item/drawings',
    access: 'staff',
    summary: 'An item’s line drawings as SVG, and where its decorations are placed in each ordered size',
    body: z.object({ techpackId: idSchema, techpackItemId: idSchema, language: localeSchema.optional() }),
    data: z.object({
      /** Of the drawings; null where the product has no pattern. */
      sizeName: z.string().nullable(),
      flats: z.array(
        z.object({
          side: z.string(),
          /** In colours, with the numbers of the materials. */
          svg: z.string(),
          /** In line, with points of measure. */
          plainSvg: z.string(),
          /** In line, with the decorations by their numbers. */
          placingSvg: z.string(),
        }),
      ),
      consumption: z.array(
        z.object({
          slot: z.string(),
          unit: z.enum(['m2', 'm', 'pieces']),
          sizes: z.array(z.object({ sizeName: z.string(), amount: z.number() })),
        }),
      ),
      placements: z.array(
        z.object({
          decorationId: idSchema,
          piece: labelSchema,
          sizes: z.array(
            z.object({
              sizeName: z.string(),
              down: placedMeasureSchema,
              across: placedMeasureSchema,
              fits: z.boolean(),
            }),
          ),
        }),
      ),
    }),
    refusals: ['techpack_not_found'],
  }),
  releases: defineCall({
    name: 'techpacks.releases',
    method: 'GET',
    path: '/techpacks/techpack/:id/releases',
    access: 'staff',
    summary: 'The releases of a techpack, newest first',
    params: z.object({ id: idSchema }),
    data: z.array(releaseSchema),
    refusals: ['techpack_not_found'],
  }),
  release: defineCall({
    name: 'techpacks.release',
    method: 'GET',
    path: '/techpacks/release/:id',
    access: 'staff',
    summary: 'A release with what it says of each item, and where its archive is',
    params: z.object({ id: idSchema }),
    data: releaseSchema.extend({
      /** For a quarter of an hour. */
      signedUrl: z.string(),
      filename: z.string(),
      items: z.array(
        z.object({ id: idSchema, name: z.string(), version: z.string(), facts: z.array(factSchema) }),
      ),
    }),
    refusals: ['techpack_not_found'],
  }),
  compare: defineCall({
    name: 'techpacks.compare',
    method: 'GET',
    path: '/techpacks/compare',
    access: 'staff',
    summary: 'What two releases of a techpack say otherwise, item by item',
    query: z.object({ from: idSchema, to: idSchema }),
    data: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        before: z.string().nullable(),
        after: z.string().nullable(),
        differences: z.array(differenceSchema),
        /** As each of the two shows it; none where it lacks the item. */
        images: z.object({ before: z.array(imageSchema), after: z.array(imageSchema) }),
      }),
    ),
    refusals: ['techpack_not_found'],
  }),
} as const
