import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { backgroundSchema, itemSchema, quantityFields, techpackSchema } from './techpack-shape.ts'
import { hexSchema, lineSchema, nameSchema } from './words.ts'

/** With the revision that was seen, a change of what a colleague has changed since is a conflict. */
const revisionField = { revision: z.int().min(1).optional() }
const techpackField = { techpackId: idSchema, ...revisionField }
const itemFields = { ...techpackField, techpackItemId: idSchema }
export const artworkFields = { ...itemFields, techpackItemArtworkId: idSchema }
export const editRefusals = ['techpack_not_found', 'conflict'] as const

/** All of the techpack, and the item that was edited as it is then. */
export const editedItemSchema = techpackSchema.extend({ techpackitem: itemSchema })

const backgroundBody = z.object({ ...artworkFields, background: z.object({ color: backgroundSchema }) })

function backgroundCall<const Name extends string>(name: Name, path: string, what: string) {
  return defineCall({
    name: `techpacks.${name}`,
    method: 'PUT',
    path: `/techpacks/item/artwork/${path}/background`,
    access: 'staff',
    ability: 'releaseTechpacks',
    summary: `The ground behind ${what}; white is none for white artwork`,
    body: backgroundBody,
    data: editedItemSchema,
    refusals: editRefusals,
  })
}

/** What staff set of a techpack, an item of it or an artwork. */
export const techpackEdits = {
  setProject: defineCall({
    name: 'techpacks.setProject',
    method: 'PUT',
    path: '/techpacks/techpack/project',
    access: 'staff',
    ability: 'releaseTechpacks',
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
    ability: 'releaseTechpacks',
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
    ability: 'releaseTechpacks',
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
    ability: 'releaseTechpacks',
    summary: 'The last day on which it is to leave the workshop; null: as its event asks',
    body: z.object({ ...techpackField, wantedShipDate: z.iso.date().nullable() }),
    data: techpackSchema,
    refusals: editRefusals,
  }),
  setTerms: defineCall({
    name: 'techpacks.setTerms',
    method: 'PUT',
    path: '/techpacks/techpack/terms',
    access: 'staff',
    ability: 'releaseTechpacks',
    summary: 'What is agreed with the workshop of samples, delivery and freight; null: not yet',
    body: z.object({
      ...techpackField,
      terms: z
        .object({
          sample: lineSchema(1, 200).nullable(),
          sampleSent: z.iso.date().nullable(),
          sampleAnswered: z.iso.date().nullable(),
          delivery: lineSchema(1, 200).nullable(),
          freight: lineSchema(1, 200).nullable(),
        })
        .partial(),
    }),
    data: techpackSchema,
    refusals: editRefusals,
  }),
  setVersion: defineCall({
    name: 'techpacks.setVersion',
    method: 'PUT',
    path: '/techpacks/item/version',
    access: 'staff',
    ability: 'releaseTechpacks',
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
    ability: 'releaseTechpacks',
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
    ability: 'releaseTechpacks',
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
    ability: 'releaseTechpacks',
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
    ability: 'releaseTechpacks',
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
    ability: 'releaseTechpacks',
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
    ability: 'releaseTechpacks',
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
} as const
