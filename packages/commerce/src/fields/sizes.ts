import { z } from 'zod/mini'
import { mostOfSize } from '../pricing/size-quantities.ts'

/** How many are wanted of a size, by its name. */
export const sizeField = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(20)),
  qty: z.int().check(z.gte(0), z.lte(mostOfSize)),
})

/** What holds of a list of quantities: up to fifty, each size once. */
export const sizesChecks: z.core.$ZodCheck<z.output<typeof sizeField>[]>[] = [
  z.maxLength(50),
  z.refine(sizes => new Set(sizes.map(size => size.name)).size === sizes.length, 'each size once'),
]

export const sizesField = z.array(sizeField).check(...sizesChecks)
