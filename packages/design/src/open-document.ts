import type { Product } from '@teamloom/catalog/definition.ts'
import { z } from 'zod/mini'
import { completeDocument } from './complete-document.ts'
import { isBuildable } from './deprecation.ts'
import { type DesignDocument, documentSchema, documentVersion } from './document.ts'
import { migrations } from './migrations/index.ts'
import type { StoredDocument } from './migrations/migration.ts'

const versionSchema = z.looseObject({ schema: z.int().check(z.minimum(1), z.maximum(documentVersion)) })

/**
 * A stored design as it is now: brought up to the present form, checked, and completed with what its product has got
 * since. Undefined when it is none, or has parts that the catalogue does not know.
 */
export function openDocument(stored: unknown, product: Product): DesignDocument | undefined {
  const versioned = versionSchema.safeParse(stored)
  if (!versioned.success) return undefined
  const current = documentSchema.safeParse(bringUp(versioned.data))
  if (!current.success) return undefined
  const document = completeDocument(current.data, product)
  return isBuildable(product, document) ? document : undefined
}

function bringUp(stored: StoredDocument): StoredDocument {
  return migrations
    .filter(({ to }) => to > stored.schema)
    .reduce((document, { migrate }) => migrate(document), stored)
}
