import { z } from 'zod/mini'

/** In all more than anything costs, and still exact. */
const mostCents = 1_000_000_000_000

/** An amount that staff type: whole cents, not below nothing. */
export const givenCentsField = z.int().check(z.gte(0), z.lte(mostCents))
