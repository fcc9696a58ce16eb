import { logoSides } from '@teamloom/commerce/house/logo.ts'
import { z } from 'zod'
import { defineFileCall } from './raw-call.ts'

export const brandFiles = {
  logo: defineFileCall({
    name: 'brand.logo',
    method: 'GET',
    path: '/brand/logo/:side',
    access: 'public',
    summary: 'The house’s logo, on white (`light`), on dark ground, or for the tab of a browser (`icon`)',
    params: z.object({ side: z.enum(logoSides) }),
    query: z.object({ v: z.string().max(64).optional() }),
    media: ['image/svg+xml', 'image/png'],
    isShownByMany: true,
    refusals: ['not_found'],
  }),
} as const
