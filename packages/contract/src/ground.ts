import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { assetCalls } from './assets.ts'
import { defineCall } from './call.ts'

/** Pictures that stand on a ground of one colour. */
export const groundCalls = {
  take: defineCall({
    name: 'assets.takeGround',
    method: 'POST',
    path: '/assets/ground',
    access: 'session',
    needs: 'canAddArtwork',
    changes: { team: 'team_id' },
    summary:
      'Make artwork of a picture without the ground of one colour that it stands on, cut to what is left; the picture stays',
    body: z.object({ team_id: idSchema, assetVersionId: idSchema }),
    data: assetCalls.create.data,
    refusals: [
      'teamDoesntHaveAccess',
      'assetDoesntExist',
      'groundNotFound',
      'storage_full',
      'account_storage_full',
      'processingError',
      'too_many_requests',
    ],
  }),
} as const
