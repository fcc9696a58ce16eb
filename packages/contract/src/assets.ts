import { artDetailsSchema } from '@teamloom/design/document.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { paletteColorSchema } from './product-definition.ts'
import { lineSchema } from './words.ts'

/** A file that is uploaded has no more bytes. */
export const mostUploadBytes = 104_857_600

/** Forms send text where JSON sends a boolean. */
const booleanSchema = z.union([z.boolean(), z.enum(['true', 'false']).transform(text => text === 'true')])

/** How much is to be sent; where that is told, the file may go past the server, to an address that takes as many and `isDirect`. */
const bytesSchema = z.optional(z.coerce.number().int().min(1).max(mostUploadBytes))

/** `isDirect`: the address is not the server's, and what it answers to a `PUT` is nothing to tell `create_asset`. */
const uploadAddressSchema = z.object({
  url: z.string(),
  assetId: idSchema,
  isDirect: z.literal(true).optional(),
})

const imageSizeSchema = z.coerce.number().int().min(64).max(2048)

/** The pages of a file with several: how many, which of them is shown, and signed addresses of a small picture of each, 15 minutes. */
export const pagesSchema = z.object({ count: z.int(), shown: z.int(), pictureUrls: z.array(z.string()) })

/** How much of its file what is drawn on fills, 0 to 1, and whether that alone is kept. */
const marginsSchema = z.object({ fills: z.number(), isCropped: z.boolean() })

const assetAddressesSchema = z.object({
  fullSizeUrl: z.string(),
  assetName: z.string(),
  originalUrl: z.string().nullable(),
  /** The form in which composition draws it. */
  platesUrl: z.string(),
  /** Which page of its file it is, from 1. */
  page: z.int(),
  /** The margins, as `assets.create` tells them. */
  margins: marginsSchema.optional(),
})

export const assetCalls = {
  uploadUrl: defineCall({
    name: 'assets.uploadUrl',
    method: 'POST',
    path: '/assets/upload_url',
    access: 'session',
    changes: { team: 'team_id' },
    summary: 'Where to PUT a file: 15 minutes, 104,857,600 bytes at most',
    body: z.object({
      filename: lineSchema(1, 255),
      /** Absent: my own, for my picture (`avatar`) and what goes with a comment of mine (`comment`). */
      team_id: z.nullish(idSchema),
      public: booleanSchema.default(false),
      /** What is put becomes a new version of this one, once `create_asset` has read it. */
      asset_id: z.nullish(idSchema),
      bytes: bytesSchema,
    }),
    data: uploadAddressSchema,
    refusals: [
      'teamDoesntHaveAccess',
      'assetDoesntExist',
      'notAllowed',
      'sign_up_first',
      'too_many_requests',
      'storage_full',
      'account_storage_full',
    ],
  }),
  uploadUrlWithAdmin: defineCall({
    name: 'assets.uploadUrlWithAdmin',
    method: 'POST',
    path: '/assets/upload_url_with_admin',
    access: 'staff',
    ability: ['editOrders', 'releaseTechpacks'],
    summary: 'Where to PUT a file for any team',
    body: z.object({
      filename: lineSchema(1, 255),
      team_id: idSchema,
      public: booleanSchema.default(false),
      bytes: bytesSchema,
    }),
    data: uploadAddressSchema,
    refusals: ['team_not_found', 'storage_full', 'account_storage_full'],
  }),
  create: defineCall({
    name: 'assets.create',
    method: 'POST',
    path: '/assets/create_asset',
    access: 'session',
    changes: { asset: 'asset_id' },
    summary: 'Read an uploaded file and make it usable as artwork',
    body: z.object({
      asset_id: idSchema,
      asset_type: z.string().max(100).optional(),
      etag: z.string().max(200).optional(),
      /** Which of its pages, from 1, where a file has several; asked again, another becomes another version. */
      page: z.coerce.number().int().min(1).max(100).default(1),
      /** Takes what is drawn on alone of a file with wide margins; asked again without it, the whole is another version. */
      crop: booleanSchema.default(false),
    }),
    data: z.object({
      assetId: idSchema,
      assetVersionId: idSchema,
      assetType: z.string(),
      /** Its own, with the extension of what it is. */
      filename: z.string(),
      /** By its content: `svg`, `png`, `jpg`, `eps`; `ai` is a PDF. */
      format: z.string(),
      width: z.number(),
      height: z.number(),
      isVector: z.boolean(),
      colors: z.array(z.string()),
      /** True where the artwork has a few flat colours; a photograph or a gradient has none. */
      isFlat: z.boolean().nullable(),
      /** What is finest in it, and how much of it each colour is. */
      details: z.optional(artDetailsSchema),
      /** How many its file has and which of them this is, with signed addresses of a small picture of each, 15 minutes; absent where there is one. */
      pages: pagesSchema.optional(),
      /** Wide margins of a file: how much of it what is drawn on fills, 0 to 1, and whether that alone is kept; absent where they are narrow. */
      margins: marginsSchema.optional(),
      /** All that is kept of a drawing is a picture of it, as its outlines would not show the same; absent where it is not so. */
      isRasterized: z.boolean().optional(),
      /** Fonts that its words are meant in, for which others stand; absent where none is missing. */
      missingFonts: z.array(z.string()).optional(),
      /** Letters of its words that no font here has, for which boxes stand; absent where none is missing. */
      missingLetters: z.string().optional(),
    }),
    refusals: [
      'assetDoesntExist',
      'teamDoesntHaveAccess',
      'userNotAdmin',
      'assetTypeMissing',
      'assetTypeNotSupported',
      'noFileGiven',
      'unspecifiedFormat',
      'unsupportedFile',
      'imageTooSmall',
      'processingError',
      'too_many_requests',
      'file_too_big',
      'storage_full',
      'account_storage_full',
    ],
  }),
  read: defineCall({
    name: 'assets.read',
    method: 'GET',
    path: '/assets/asset/:type',
    access: 'session',
    summary: 'Signed addresses of an asset’s pictures, 15 minutes; the original for staff only',
    params: z.object({ type: z.string().max(100) }),
    query: z.object({
      asset_id: idSchema,
      asset_version_id: z.optional(idSchema),
      team_id: idSchema,
      size: imageSizeSchema.default(1024),
    }),
    data: assetAddressesSchema,
    refusals: ['assetDoesntExist', 'teamDoesntHaveAccess', 'assetTypeNotSupported'],
  }),
  readWithAdmin: defineCall({
    name: 'assets.readWithAdmin',
    method: 'GET',
    path: '/assets/asset_with_admin/:type',
    access: 'staff',
    ability: ['editOrders', 'releaseTechpacks'],
    summary: 'Signed addresses of any team’s asset, its original too, 15 minutes',
    params: z.object({ type: z.string().max(100) }),
    query: z.object({
      asset_id: idSchema,
      asset_version_id: z.optional(idSchema),
      /** The team, which is not looked at: whose it is does not matter. */
      team_id: z.optional(idSchema),
      size: imageSizeSchema.default(1024),
    }),
    data: assetAddressesSchema,
    refusals: ['assetDoesntExist', 'assetTypeNotSupported'],
  }),
  palette: defineCall({
    name: 'assets.palette',
    method: 'GET',
    path: '/assets/color_palette/:id',
    access: 'session',
    summary: 'The colours of a chart',
    params: z.object({ id: z.string().max(100) }),
    data: z.array(paletteColorSchema),
    refusals: ['not_found'],
  }),
} as const
