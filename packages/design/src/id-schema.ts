import { z } from 'zod/mini'

/** A UUID, which means the same in either case. */
export const idSchema = z.guid().check(z.toLowerCase())
