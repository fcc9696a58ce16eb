import { sides } from '@teamloom/bakes/side.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineFileCall } from './raw-call.ts'

/** `w`: pixels across. */
const sideQuery = z.object({
  side: z.enum(sides).default('back'),
  w: z.enum(['300', '600']).default('600'),
})

/** Pictures of what is somebody's own: who may see the list sees them, and nobody keeps them. */
export const lineFiles = {
  picture: defineFileCall({
    method: 'GET',
    access: 'session',
    isShownByMany: true,
    name: 'cart.linePicture',
    path: '/cart/item/:id/lines/:lineId/picture',
    summary: 'A line of a cart item’s list as it is that person’s: a side of the garment, in pixels across',
    params: z.object({ id: idSchema, lineId: z.string().min(1).max(36) }),
    query: sideQuery,
    media: ['image/webp'],
    refusals: ['not_found', 'InvalidPartsToBuild', 'too_many_requests', 'unavailable'],
  }),
  orderedPicture: defineFileCall({
    method: 'GET',
    access: 'session',
    isShownByMany: true,
    name: 'preorders.linePicture',
    path: '/preorders/item/:id/lines/:lineId/picture',
    summary:
      'A line of a list that was ordered, as it is that person’s: of an item of one’s own request, of any for staff; a side of the garment, in pixels across',
    params: z.object({ id: idSchema, lineId: z.string().min(1).max(36) }),
    query: sideQuery,
    media: ['image/webp'],
    refusals: ['not_found', 'InvalidPartsToBuild', 'too_many_requests', 'unavailable'],
  }),
} as const
