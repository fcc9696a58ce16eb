import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { lineSchema } from './words.ts'

/** What the design's slots show, by their ids; an empty text is none. */
export const wordsSchema = z.record(idSchema, lineSchema(0, 200))

export const wordRefusals = ['too_long', 'word_required', 'missingLetter', 'number_taken'] as const

/** What stands in the address of a collection's public page, or in a link that was mailed. */
export const tokenSchema = z.string().min(1).max(200)

export const secretParams = z.object({ secret: tokenSchema })

export const projectBody = z.object({ projectId: idSchema })

export const noCollection = ['project_not_found'] as const
