import { imageSchema } from '@teamloom/design/design-state.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { defineFileCall } from './raw-call.ts'
import { drawingsSchema } from './techpack-drawings.ts'
import { techpackEdits } from './techpack-edits.ts'
import { machineCalls } from './techpack-machine.ts'
import { differenceSchema, factSchema, papers, releaseSchema, techpackSchema } from './techpack-shape.ts'
import { lineSchema, localeSchema } from './words.ts'

/** Techpacks: what a workshop makes an order from. Staff only. Inches unless a name says otherwise. */

export const techpackCalls = {
  make: defineCall({
    name: 'techpacks.make',
    method: 'POST',
    path: '/preorders/admin/techpack',
    access: 'staff',
    ability: 'releaseTechpacks',
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
    ability: 'releaseTechpacks',
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
    ability: 'releaseTechpacks',
    summary: 'The techpack of an order: the one of its request',
    body: z.object({ orderId: idSchema, includeImagesUrl: z.boolean().optional() }),
    data: techpackSchema,
    refusals: ['techpack_not_found'],
  }),
  ...techpackEdits,
  ...machineCalls,
  generate: defineCall({
    name: 'techpacks.generate',
    method: 'POST',
    path: '/techpacks/techpack/generate/pdf',
    access: 'staff',
    ability: 'releaseTechpacks',
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
    ability: 'releaseTechpacks',
    summary: 'An item’s line drawings as SVG, and where its decorations are placed in each ordered size',
    body: z.object({ techpackId: idSchema, techpackItemId: idSchema, language: localeSchema.optional() }),
    data: drawingsSchema,
    refusals: ['techpack_not_found'],
  }),
  releases: defineCall({
    name: 'techpacks.releases',
    method: 'GET',
    path: '/techpacks/techpack/:id/releases',
    access: 'staff',
    ability: 'releaseTechpacks',
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
    ability: 'releaseTechpacks',
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
    ability: 'releaseTechpacks',
    summary: 'What two releases of a techpack say otherwise, item by item',
    query: z.object({ from: idSchema, to: idSchema }),
    data: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        before: z.string().nullable(),
        after: z.string().nullable(),
        differences: z.array(differenceSchema),
        /** Pictures of the item as each of the two shows it; none where it lacks the item. */
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
