import { sides } from '@teamloom/bakes/side.ts'
import { mostPlanned } from '@teamloom/commerce/pricing/planned-quantity.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { defineFileCall } from './raw-call.ts'
import { localeSchema } from './words.ts'

export const mockupFormats = ['png', 'pdf'] as const
export const mockupUnits = ['in', 'cm', 'none'] as const

/** Pixels across of a mock-up to keep, and the least of one to look at. */
export const [mockupWidth, leastMockupWidth] = [2400, 600]

export const mockupBodySchema = z.object({
  designId: idSchema,
  sides: z
    .array(z.enum(sides))
    .min(1)
    .max(sides.length)
    .refine(asked => new Set(asked).size === asked.length, 'names a side twice'),
  format: z.enum(mockupFormats),
  /** The pieces whose price it tells; without it, none. */
  price: z.int().min(1).max(mostPlanned).optional(),
  language: localeSchema,
  /** In what lengths are told. */
  units: z.enum(mockupUnits).default('in'),
  /** Colours by name. */
  colors: z.boolean().default(true),
  /** The date and the version. */
  dated: z.boolean().default(true),
  /** Pixels across of a PNG. */
  width: z.int().min(leastMockupWidth).max(mockupWidth).default(mockupWidth),
})

export const mockupCalls = {
  sign: defineCall({
    name: 'generator.mockup',
    method: 'POST',
    path: '/generator/mockup',
    access: 'session',
    summary: 'A picture of a design to show: where it is for a quarter of an hour, as the design is now',
    body: mockupBodySchema,
    data: z.object({ url: z.string(), filename: z.string() }),
    refusals: ['designIdDoesntExist', 'InvalidPartsToBuild', 'not_found'],
  }),
} as const

export const mockupFiles = {
  mockup: defineFileCall({
    method: 'GET',
    access: 'public',
    name: 'generator.mockupFile',
    path: '/generator/mockup/:asked/:file',
    summary: 'A picture of a design to show, at the signed address that `POST /generator/mockup` answers',
    params: z.object({ asked: z.string().max(400), file: z.string().max(120) }),
    query: z.object({
      expires: z.string().optional().catch(undefined),
      signature: z.string().optional().catch(undefined),
    }),
    media: ['image/png', 'application/pdf'],
    refusals: [
      'uploadUrlInvalid',
      'designIdDoesntExist',
      'InvalidPartsToBuild',
      'too_many_requests',
      'unavailable',
    ],
  }),
} as const
