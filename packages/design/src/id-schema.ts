import { z } from 'zod'

/** A UUID, which means the same in either case. */
export const idSchema = z.guid().toLowerCase()
