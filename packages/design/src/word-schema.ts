import { isPlainLine, withoutHidden } from '@teamloom/kit/text.ts'
import { z } from 'zod/mini'

/** More than any garment has room for. */
export const mostLetters = 30

/** Words for one place of a garment: a line that is seen, as it is typed. */
export const sampleSchema = z
  .string()
  .check(
    z.overwrite(withoutHidden),
    z.normalize('NFC'),
    z.trim(),
    z.refine(isPlainLine),
    z.minLength(1),
    z.maxLength(mostLetters),
  )
