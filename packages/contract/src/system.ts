import { z } from 'zod'
import { defineCall } from './call.ts'

export const systemCalls = {
  health: defineCall({
    name: 'system.health',
    method: 'GET',
    path: '/health',
    access: 'public',
    summary: 'Whether the service can answer; else `facts` say what is away',
    data: z.object({
      database: z.literal('ok'),
      files: z.literal('ok'),
      jobs: z.literal('ok'),
      /** What reads files of these kinds here, or `none`. */
      readers: z.object({ eps: z.string(), ai: z.string() }),
    }),
    refusals: ['unavailable'],
  }),
  live: defineCall({
    name: 'system.live',
    method: 'GET',
    path: '/live',
    access: 'public',
    summary: 'That the process answers: nothing else is asked',
    data: z.object({ live: z.literal(true) }),
    refusals: [],
  }),
  ready: defineCall({
    name: 'system.ready',
    method: 'GET',
    path: '/ready',
    access: 'public',
    summary: 'Whether a balancer should send calls here: not while the process ends, or its database is away',
    data: z.object({ ready: z.literal(true) }),
    refusals: ['unavailable'],
  }),
  provider: defineCall({
    name: 'system.provider',
    method: 'GET',
    path: '/provider',
    access: 'public',
    summary: 'Whom to write to, and what invoices name',
    data: z.object({
      name: z.string(),
      /** Its lines, with `;` between them; empty where none is configured. */
      address: z.string(),
      supportEmail: z.string(),
      salesEmail: z.string(),
      designerUrl: z.string(),
      helpUrl: z.string(),
      termsUrl: z.string(),
      privacyUrl: z.string(),
      gstNumber: z.string(),
      qstNumber: z.string(),
      /** `#2836cf`, for what asks to be acted on; empty: Teamloom's own. */
      accent: z.string(),
      showsStars: z.boolean(),
      /** Addresses of the house's logos, on white, on dark ground and in a browser's tab; null: its name is written. */
      logos: z.object({
        light: z.string().nullable(),
        dark: z.string().nullable(),
        icon: z.string().nullable(),
      }),
      blockDeprecated: z.boolean(),
      /** Provinces besides Québec whose own tax is charged. */
      collectPst: z.array(z.string()),
      /** What staff ask for at first of a request's sum, in per cents; null: they say it each time. */
      depositPercent: z.int().nullable(),
    }),
    refusals: [],
  }),
} as const
