import { z } from 'zod'
import { defineFileCall } from './raw-call.ts'

const nameSchema = z.string().max(400)
const shown = { method: 'GET', access: 'public', isShownByMany: true } as const

/** Pictures of designs, and the bakes from which the studio draws its own; what an address shows never changes. */
export const pictureFiles = {
  picture: defineFileCall({
    ...shown,
    name: 'pictures.picture',
    path: '/pictures/:key/:file',
    summary:
      'A side of a design as it looked, `front.webp`, in pixels across; addresses come with the design',
    params: z.object({ key: nameSchema, file: nameSchema }),
    query: z.object({ w: z.string().optional() }),
    media: ['image/webp'],
    refusals: ['not_found', 'unavailable'],
  }),
  link: defineFileCall({
    ...shown,
    name: 'pictures.link',
    path: '/pictures/link/:family/:file',
    summary:
      'What messengers show of a product’s page, `hoodie.jpg`: its front and back in the colours of the page’s address',
    params: z.object({ family: nameSchema, file: nameSchema }),
    query: z.looseObject({}),
    media: ['image/jpeg'],
    refusals: ['not_found'],
  }),
  layers: defineFileCall({
    ...shown,
    name: 'pictures.layers',
    path: '/layers/:product/layers.json',
    summary: 'What a product’s bakes are: the manifest that names its files',
    params: z.object({ product: nameSchema }),
    media: ['application/json'],
    refusals: ['not_found'],
  }),
  layer: defineFileCall({
    ...shown,
    name: 'pictures.layer',
    path: '/layers/:product/:file',
    summary: 'A file of a product’s bakes, as its manifest names it',
    params: z.object({ product: nameSchema, file: nameSchema }),
    media: ['application/octet-stream'],
    refusals: ['not_found'],
  }),
} as const
