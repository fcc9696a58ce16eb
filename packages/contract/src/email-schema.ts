import { withoutHidden } from '@teamloom/kit/text.ts'
import { z } from 'zod/mini'

/** As mail programs and telephones copy it. */
export const emailSchema = z.pipe(
  z.string().check(z.overwrite(withoutHidden), z.trim(), z.toLowerCase(), z.maxLength(254)),
  z.email(),
)
