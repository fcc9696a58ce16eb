import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineFileCall } from './raw-call.ts'

const nameSchema = z.string().max(200)
const inchesSchema = z.number().min(0.25).max(60)

const artworkFields = {
  assetId: idSchema,
  /** The latest, where it is left out. */
  assetVersionId: z.optional(idSchema),
}
/** Pixels of the longest side. */
const sizeSchema = z.coerce.number().int().min(64).max(2048).default(512)

const thingRefusals = [
  'assetDoesntExist',
  'assetTypeNotSupported',
  'unknownTagName',
  'unknownTexture',
  'unknownPattern',
  'unknownColor',
  'invalidPattern',
  'noSizeAvailable',
] as const

/** Patches, tags and patterns alone: what is left out takes the type's defaults. */
export const thingCalls = {
  pattern: defineFileCall({
    name: 'generate.repeatingPattern',
    method: 'POST',
    path: '/generate/repeatingpattern',
    access: 'session-or-service',
    summary: 'A stretch of a repeating pattern, as a PNG that is clear outside',
    body: z.object({
      ...artworkFields,
      decorationType: nameSchema.default('hoodliningrepeatingscreenprint'),
      repeatingDetails: z.record(z.string().max(100), z.union([nameSchema, z.number()])).default({}),
      widthInches: inchesSchema.default(6),
      heightInches: inchesSchema.default(6),
      size: sizeSchema,
    }),
    media: ['image/png'],
    refusals: thingRefusals,
  }),
  tag: defineFileCall({
    name: 'generate.tag',
    method: 'POST',
    path: '/generate/tag',
    access: 'session-or-service',
    summary: 'A tag alone, as a PNG that is clear around it',
    body: z.object({
      ...artworkFields,
      decorationType: nameSchema.default('leathertag'),
      tagName: nameSchema.optional(),
      textureName: nameSchema.optional(),
      backgroundColorName: nameSchema.optional(),
      size: sizeSchema,
    }),
    media: ['image/png'],
    refusals: thingRefusals,
  }),
  patch: defineFileCall({
    name: 'generate.embroideryPatch',
    method: 'POST',
    path: '/generate/embroiderypatch',
    access: 'session-or-service',
    summary: 'An embroidered patch alone, as a PNG that is clear around it',
    body: z.object({
      ...artworkFields,
      embroideryPatchDetails: z
        .object({
          tagName: nameSchema.optional(),
          textureName: nameSchema.optional(),
          backgroundColorName: nameSchema.optional(),
          stitchColorName: nameSchema.optional(),
          /** Threads in the order of the artwork’s colours; the nearest for the rest. */
          logoColorNames: z.array(nameSchema).max(20).optional(),
        })
        .default({}),
      size: sizeSchema,
    }),
    media: ['image/png'],
    refusals: thingRefusals,
  }),
  tagImage: defineFileCall({
    name: 'assets.tagImage',
    method: 'GET',
    path: '/assets/tag_image',
    access: 'session-or-service',
    summary: 'The same tag by address, as pictures are asked for',
    query: z.object({
      asset_id: idSchema,
      asset_version_id: z.optional(idSchema),
      decoration_type: nameSchema.default('leathertag'),
      tag_name: nameSchema.optional(),
      texture_name: nameSchema.optional(),
      background_color_name: nameSchema.optional(),
      size: sizeSchema,
    }),
    media: ['image/png'],
    refusals: thingRefusals,
  }),
} as const

const publicSizeSchema = z.coerce.number().int().min(64).max(2048).default(1024)
const publicImage = {
  method: 'GET',
  access: 'public',
  summary: 'A picture that was uploaded public, made anew as a bitmap, never the file that was put',
  media: ['image/webp'],
  refusals: ['assetDoesntExist', 'assetNotPublic'],
} as const

export const publicImageCalls = {
  byQuery: defineFileCall({
    ...publicImage,
    name: 'assets.publicImage',
    path: '/assets/public_image',
    query: z.object({ asset_id: idSchema, size: publicSizeSchema }),
  }),
  byPath: defineFileCall({
    ...publicImage,
    name: 'assets.publicImageOf',
    path: '/assets/public_image/:id',
    params: z.object({ id: idSchema }),
    query: z.object({ size: publicSizeSchema }),
  }),
} as const

const placeSchema = z.string().max(100)

export const templateCall = defineFileCall({
  name: 'generator.template',
  method: 'GET',
  path: '/generator/template/:family/:product/:type/:file',
  access: 'public',
  summary:
    'A place at true size for whoever draws artwork, with its printable area, safe margin and centre lines; `file` is ' +
    'the place’s `positionName` with `.svg` or `.pdf`, as `designTemplates` name it',
  params: z.object({ family: placeSchema, product: placeSchema, type: placeSchema, file: placeSchema }),
  media: ['image/svg+xml', 'application/pdf'],
  refusals: ['not_found'],
})
