import { idSchema } from '@teamloom/design/id-schema.ts'
import { sewnChecks } from '@teamloom/embroidery/check-sewn.ts'
import { backings, clothNames, underlays } from '@teamloom/embroidery/cloths/cloth.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { defineFileCall } from './raw-call.ts'
import { artworkFields, editedItemSchema, editRefusals } from './techpack-edits.ts'

/** Why a file is not there: of a picture no thread is known, an artwork may show nothing or be lost. */
export const machineProblems = [
  'photograph',
  'noStitch',
  'tooIntricate',
  'artworkMissing',
  'notMade',
] as const

const figuresSchema = z.object({
  stitches: z.int(),
  /** Upper thread. */
  metres: z.number(),
  trims: z.int(),
  widthMillimetres: z.number(),
  heightMillimetres: z.number(),
  longestMillimetres: z.number(),
  /** On a machine of 750 stitches a minute. */
  minutes: z.number(),
  /** In the order in which they are sewn. */
  threads: z.array(z.object({ code: z.string(), hex: z.string(), stitches: z.int(), metres: z.number() })),
  cloth: z.enum(clothNames),
  backing: z.enum(backings),
  topping: z.enum(['soluble']).nullable(),
  /** Per cent of the cloth's own. */
  density: z.int(),
  underlay: z.enum(underlays),
})

const machineFileSchema = z.object({
  id: idSchema,
  itemId: idSchema,
  decorationId: idSchema,
  kind: z.enum(['embroidery', 'film', 'gang', 'pattern']),
  /** With its extension. */
  name: z.string(),
  state: z.enum(['making', 'ready', 'failed']),
  problem: z.enum(machineProblems).nullable(),
  /** For a quarter of an hour; null until it is ready. */
  url: z.string().nullable(),
  /** Null until they are known. */
  figures: figuresSchema.nullable(),
  checks: z.array(z.object({ key: z.enum(sewnChecks), isInOrder: z.boolean(), values: z.array(z.number()) })),
})
export type MachineFile = z.infer<typeof machineFileSchema>

export const machineCalls = {
  machine: defineCall({
    name: 'techpacks.machine',
    method: 'GET',
    path: '/techpacks/techpack/:id/machine',
    access: 'staff',
    ability: 'releaseTechpacks',
    summary: 'The files that machines run, one by one; asking starts what is missing',
    params: z.object({ id: idSchema }),
    data: z.array(machineFileSchema),
    refusals: ['techpack_not_found'],
  }),
  setMachine: defineCall({
    name: 'techpacks.setMachine',
    method: 'PUT',
    path: '/techpacks/item/artwork/machine',
    access: 'staff',
    ability: 'releaseTechpacks',
    summary: 'How a decoration is sewn where that is not as its cloth has it; null gives that back',
    body: z.object({
      ...artworkFields,
      settings: z.object({
        /** The cloth that it is sewn as. */
        cloth: z.enum(clothNames).nullable().optional(),
        /** Per cent of the cloth's own. */
        density: z.int().min(80).max(120).nullable().optional(),
        underlay: z.enum(underlays).nullable().optional(),
      }),
    }),
    data: editedItemSchema,
    refusals: [...editRefusals, 'unknownOption'],
  }),
} as const

export const machineFileCall = defineFileCall({
  name: 'techpacks.machineFile',
  method: 'GET',
  path: '/techpacks/machine/:fileId',
  access: 'public',
  summary: 'A file that a machine runs, at the signed address that its row has',
  params: z.object({ fileId: z.string().max(400) }),
  /** Read as it was signed. */
  query: z.object({ expires: z.unknown().optional(), signature: z.unknown().optional() }),
  media: ['application/octet-stream'],
  refusals: ['uploadUrlInvalid', 'techpack_not_found'],
})
