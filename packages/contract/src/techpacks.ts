import { sides } from '@teamloom/bakes/side.ts'
import { imageSchema } from '@teamloom/design/design-state.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { labelSchema } from '@teamloom/design/label-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { defineFileCall } from './raw-call.ts'
import {
  backgroundSchema,
  differenceSchema,
  factSchema,
  itemSchema,
  papers,
  quantityFields,
  releaseSchema,
  techpackSchema,
} from './techpack-shape.ts'
import { hexSchema, lineSchema, localeSchema, nameSchema } from './words.ts'

/** Techpacks: what a workshop makes an order from. Staff only. Inches unless a name says otherwise. */

/** With the revision that was seen, a change of what a colleague has changed since is a conflict. */
const revisionField = { revision: z.int().min(1).optional() }
const techpackField = { techpackId: idSchema, ...revisionField }
const itemFields = { ...techpackField, techpackItemId: idSchema }
const artworkFields = { ...itemFields, techpackItemArtworkId: idSchema }
const editRefusals = ['techpack_not_found', 'conflict'] as const

/** All of the techpack, and the item that was edited as it is then. */
const editedItemSchema = techpackSchema.extend({ techpackitem: itemSchema })

const backgroundBody = z.object({ ...artworkFields, background: z.object({ color: backgroundSchema }) })

function backgroundCall<const Name extends string>(name: Name, path: string, what: string) {
  return defineCall({
    name: `techpacks.${name}`,
    method: 'PUT',
    path: `/techpacks/item/artwork/${path}/background`,
    access: 'staff',
    summary: `The ground behind ${what}; white is none for white artwork`,
    body: backgroundBody,
    data: editedItemSchema,
    refusals: editRefusals,
  })
}

const supplyNames = ['seams', 'topstitching', 'shoulderTape', 'wadding', 'brandLabel', 'sizeLabel'] as const

const placedMeasureSchema = z.object({
  /** A seam, edge or line, by its name. */
  from: z.string(),
  to: z.enum(['top', 'middle', 'edge']),
  /** The wearer’s sides; null in the middle, or where there is one way only. */
  towards: z.nullable(z.enum(['left', 'right', 'front', 'back'])),
  /** How it is laid, without its inches. */
  rule: labelSchema,
  inches: z.number(),
  /** It lies in the middle: the rule is all there is to say. */
  isCentred: z.boolean(),
})

const fileComparisonSchema = z.object({
  decorationId: idSchema,
  verdict: z.enum(['alike', 'differs', 'another']),
  /** What both outlines cover of what either covers, 0 to 100. */
  overlapPercent: z.int(),
  /** How far its proportions are off, in hundredths. */
  offPercent: z.int(),
  /** In what it is not as the design. */
  notes: z.array(labelSchema),
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
  setCustomerNumber: defineCall({
    name: 'techpacks.setCustomerNumber',
    method: 'PUT',
    path: '/techpacks/techpack/customernumber',
    access: 'staff',
    summary: 'The customer’s number in the house’s or the workshop’s books; null takes it away',
    body: z.object({ ...techpackField, customerNumber: lineSchema(1, 100).nullable() }),
    data: techpackSchema,
    refusals: editRefusals,
  }),
  setShipDate: defineCall({
    name: 'techpacks.setShipDate',
    method: 'PUT',
    path: '/techpacks/techpack/shipdate',
    access: 'staff',
    summary: 'The last day on which it is to leave the workshop; null: as its event asks',
    body: z.object({ ...techpackField, wantedShipDate: z.iso.date().nullable() }),
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
    data: editedItemSchema,
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
    data: editedItemSchema,
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
    data: editedItemSchema,
    refusals: editRefusals,
  }),
  setPrintWidths: defineCall({
    name: 'techpacks.setPrintWidths',
    method: 'PUT',
    path: '/techpacks/item/artwork/widths',
    access: 'staff',
    summary: 'How wide a print is in sizes that do not have the design’s own; null gives it back',
    body: z.object({
      ...artworkFields,
      widths: z
        .array(
          z.object({
            sizeName: z.string().max(40),
            widthInches: z.number().min(0.25).max(40).multipleOf(0.125).nullable(),
          }),
        )
        .min(1)
        .max(50),
    }),
    data: editedItemSchema,
    refusals: [...editRefusals, 'unknownSize'],
  }),
  setSettings: defineCall({
    name: 'techpacks.setSettings',
    method: 'PUT',
    path: '/techpacks/item/artwork/settings',
    access: 'staff',
    summary: 'How a decoration is made where that is not the default; null gives the default back',
    body: z.object({
      ...artworkFields,
      settings: z
        .array(z.object({ key: z.string().max(40), value: lineSchema(1, 200).nullable() }))
        .min(1)
        .max(24),
    }),
    data: editedItemSchema,
    refusals: [...editRefusals, 'unknownOption'],
  }),
  setKnits: defineCall({
    name: 'techpacks.setKnits',
    method: 'PUT',
    path: '/techpacks/item/knits',
    access: 'staff',
    summary:
      'How a knitted cloth of an item is made where that is not the default; null gives the default back',
    body: z.object({
      ...itemFields,
      fabric: z.string().max(40),
      settings: z
        .array(
          z.object({
            key: z.string().max(40),
            /** Figures of gauges, ends and weight, words of the machine and the yarn. */
            value: z.union([z.number(), lineSchema(1, 200)]).nullable(),
          }),
        )
        .min(1)
        .max(24),
    }),
    data: editedItemSchema,
    refusals: [...editRefusals, 'unknownOption'],
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
      /** Why it is taken although it shows another picture than the design. */
      acceptReason: lineSchema(1, 200).optional(),
      includeImagesUrl: z.boolean().optional(),
    }),
    data: editedItemSchema,
    refusals: [...editRefusals, 'assetDoesntExist', 'assetTypeNotSupported', 'productionFileDiffers'],
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
      /** Why it is released again; kept with a release that says something new. */
      reason: lineSchema(1, 300).optional(),
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
      /** Parts that are measured flat by themselves, as SVG. */
      details: z.array(z.object({ name: z.string(), label: labelSchema, svg: z.string() })),
      /** Points of measure in every size of the product, by the letters of the drawings. */
      points: z.array(
        z.object({
          letter: z.string(),
          name: z.string(),
          label: labelSchema,
          /** How the tape is laid. */
          how: labelSchema,
          tolerance: z.number(),
          /** A side, or a detail's name. */
          view: z.string(),
          sizes: z.array(z.object({ sizeName: z.string(), inches: z.number() })),
        }),
      ),
      /** By side: an SVG that is laid over its picture, with the widths and distances of its prints. */
      overPictures: z.partialRecord(z.enum(sides), z.string()),
      /** Thread and labels, numbered after the materials; for one piece of each size. */
      supplies: z.array(
        z.object({
          number: z.int(),
          name: z.enum(supplyNames),
          what: labelSchema,
          style: labelSchema,
          facts: labelSchema,
          color: labelSchema,
          unit: z.enum(['m2', 'm', 'pieces']),
          sizes: z.array(z.object({ sizeName: z.string(), amount: z.number() })),
        }),
      ),
      /** What is counted of each decoration, in the language that was asked for; none of one without artwork. */
      figures: z.array(
        z.object({
          decorationId: idSchema,
          rows: z.array(z.object({ label: z.string(), value: z.string() })),
        }),
      ),
      /** TP32: files to produce from beside what the design prints; none of one that could not be compared. */
      comparisons: z.array(fileComparisonSchema),
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
              /** Of the print in that size. */
              widthInches: z.number(),
              heightInches: z.number(),
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

export const archiveCall = defineFileCall({
  name: 'techpacks.archive',
  method: 'GET',
  path: '/techpacks/archive/:releaseId/:file',
  access: 'public',
  summary:
    'A release’s archive, at the signed address that calls answer; 202 with how far it is until it is there',
  params: z.object({ releaseId: z.string().max(400), file: z.string().max(400) }),
  /** Read as it was signed. */
  query: z.object({ expires: z.unknown().optional(), signature: z.unknown().optional() }),
  media: ['application/zip'],
  refusals: ['uploadUrlInvalid', 'techpack_not_found'],
})
