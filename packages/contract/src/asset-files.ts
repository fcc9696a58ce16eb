import { z } from 'zod'
import { mostUploadBytes } from './assets.ts'
import { defineBytesCall, defineFileCall } from './raw-call.ts'

const nameSchema = z.string().max(400)

/** What a signed address says of itself: until when it is good, and what proves it. */
const signedQuery = z.object({
  expires: z.string().optional().catch(undefined),
  signature: z.string().optional().catch(undefined),
})

const shown = { method: 'GET', access: 'public', isShownByMany: true } as const

/** Files of artwork, and pictures and fonts that are shown by their address. */
export const assetFiles = {
  upload: defineBytesCall({
    name: 'assets.upload',
    method: 'PUT',
    path: '/uploads/:assetId',
    access: 'public',
    summary: 'A file’s bytes, to the signed address that `upload_url` answers, with any content type or none',
    params: z.object({ assetId: nameSchema }),
    query: signedQuery,
    maxBodyBytes: mostUploadBytes + 1,
    data: z.object({ etag: z.string() }),
    refusals: ['uploadUrlInvalid', 'file_too_big', 'storage_full', 'account_storage_full'],
  }),
  artwork: defineFileCall({
    ...shown,
    name: 'assets.artworkFile',
    path: '/artwork/:versionId/:form',
    summary:
      'A form of an artwork, at the signed address that calls answer: `original`, `plates`, `pixels`, `preview-512.webp`, `page-2.webp`',
    params: z.object({ versionId: nameSchema, form: nameSchema }),
    query: signedQuery,
    media: ['application/octet-stream', 'image/webp'],
    refusals: ['uploadUrlInvalid', 'assetDoesntExist', 'not_found'],
  }),
  font: defineFileCall({
    ...shown,
    name: 'assets.font',
    path: '/fonts/:file',
    summary: 'A font of words, for whoever shows them before they are drawn',
    params: z.object({ file: nameSchema }),
    media: ['font/woff2'],
    refusals: ['not_found'],
  }),
  avatar: defineFileCall({
    ...shown,
    name: 'assets.avatarFile',
    path: '/avatars/:file',
    summary: 'Somebody’s picture, as long as it is theirs, at the address that calls answer',
    params: z.object({ file: nameSchema }),
    media: ['image/webp'],
    refusals: ['not_found'],
  }),
  projectPicture: defineFileCall({
    ...shown,
    name: 'projects.pictureFile',
    path: '/projectpictures/:file',
    summary: 'A project’s cover or logo, as long as it shows it, at the address that calls answer',
    params: z.object({ file: nameSchema }),
    media: ['image/webp'],
    refusals: ['not_found'],
  }),
} as const
