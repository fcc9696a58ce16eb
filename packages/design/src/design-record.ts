import { z } from 'zod/mini'
import { type DesignState, imageSchema } from './design-state.ts'
import { type DesignDocument, documentSchema } from './document.ts'

/** A design as whoever edits it has it: its document, and what only the server knows of it. */
export type DesignRecord = Pick<DesignState, 'designId' | 'revision' | 'timestamp' | 'images'> & {
  readonly document: DesignDocument
}

export const designRecordSchema = z.object({
  designId: z.guid(),
  revision: z.int(),
  timestamp: z.iso.datetime(),
  images: z.array(imageSchema),
  document: documentSchema,
}) as z.ZodMiniType<DesignRecord, DesignRecord>
