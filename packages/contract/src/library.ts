import { artDetailsSchema } from '@teamloom/design/document.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { pagesSchema } from './assets.ts'
import { defineCall } from './call.ts'
import { paletteColorSchema } from './product-definition.ts'
import { emptySchema, lineSchema, nameSchema, timeSchema } from './words.ts'

/** A design as one is told of it in passing; without a name it is untitled. */
const namedDesignSchema = z.object({ id: idSchema, name: z.string().nullable() })

export const libraryItemSchema = z.object({
  assetId: idSchema,
  /** The latest. */
  assetVersionId: idSchema,
  /** What its team calls it, else its file. */
  name: z.string(),
  filename: z.string(),
  assetType: z.string(),
  format: z.string(),
  isVector: z.boolean(),
  width: z.number(),
  height: z.number(),
  colors: z.array(z.string()),
  isFlat: z.boolean().nullable(),
  /** What is finest in it, and how much of it each colour is. */
  details: z.optional(artDetailsSchema),
  /** How many its file has, and which of them this is; absent where there is one. */
  pages: pagesSchema.optional(),
  /** Wide margins of a file: how much of it what is drawn on fills, 0 to 1, and whether that alone is kept; absent where they are narrow. */
  margins: z.object({ fills: z.number(), isCropped: z.boolean() }).optional(),
  /** All that is kept of a drawing is a picture of it, as its outlines would not show the same; absent where it is not so. */
  isRasterized: z.boolean().optional(),
  /** Fonts that its words are meant in, for which others stand; absent where none is missing. */
  missingFonts: z.array(z.string()).optional(),
  /** Letters of its words that no font here has, for which boxes stand; absent where none is missing. */
  missingLetters: z.string().optional(),
  /** Signed, 15 minutes. */
  pictureUrl: z.string(),
  /** The team's that show any of its versions. */
  designs: z.array(namedDesignSchema),
  /** How many designs show an older version. */
  outdatedDesigns: z.int(),
  /** Another team's, received with a design: used, but neither renamed nor removed. */
  isReceived: z.boolean(),
  /** Made of words, which can be edited again. */
  isText: z.boolean(),
  createdAt: timeSchema,
})

export type LibraryItem = z.output<typeof libraryItemSchema>

/** A team's artwork. */
export const libraryCalls = {
  list: defineCall({
    name: 'assets.list',
    method: 'GET',
    path: '/assets/',
    access: 'session',
    summary: 'A team’s artwork, newest first; with `search`, that whose name or file has it somewhere',
    query: z.object({
      team_id: idSchema,
      search: lineSchema(0, 200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      /** `next` of the page before. */
      after: z.optional(idSchema),
    }),
    data: z.object({
      items: z.array(libraryItemSchema),
      next: z.nullable(idSchema),
      /** All that `search` finds, whatever page. */
      total: z.int(),
    }),
    refusals: ['teamDoesntHaveAccess'],
  }),
  rename: defineCall({
    name: 'assets.rename',
    method: 'PUT',
    path: '/assets/asset/name',
    access: 'session',
    needs: 'canAddArtwork',
    changes: { asset: 'assetId' },
    summary: 'Call an artwork of a team of mine otherwise; its file keeps its name',
    body: z.object({ assetId: idSchema, name: nameSchema }),
    data: emptySchema,
    refusals: ['assetDoesntExist', 'teamDoesntHaveAccess'],
  }),
  remove: defineCall({
    name: 'assets.remove',
    method: 'DELETE',
    path: '/assets/asset/:id',
    access: 'session',
    needs: 'canDeleteArtwork',
    changes: { asset: 'id' },
    summary: 'Take an artwork out of the library, which no design shows; what was ordered keeps it',
    params: z.object({ id: idSchema }),
    data: emptySchema,
    refusals: ['assetDoesntExist', 'teamDoesntHaveAccess', 'assetInUse'],
  }),
  replace: defineCall({
    name: 'assets.replace',
    method: 'POST',
    path: '/assets/replace',
    access: 'session',
    needs: 'canAddArtwork',
    summary:
      'Put a version in the place of another in every design of mine that shows it, each a change of that design; ' +
      'answers the designs changed. Where the new one does not fit, the old one stays',
    body: z.object({ assetVersionId: idSchema, newAssetVersionId: idSchema }),
    data: z.array(namedDesignSchema),
    refusals: ['assetDoesntExist'],
  }),
  colorCodes: defineCall({
    name: 'assets.colorCodes',
    method: 'GET',
    path: '/assets/color_codes/:decorationType',
    access: 'session',
    summary: 'The colours that a decoration type’s artwork can be made in; none where it keeps its own',
    params: z.object({ decorationType: z.string().max(100) }),
    data: z.array(paletteColorSchema),
    refusals: ['assetTypeNotSupported'],
  }),
} as const
