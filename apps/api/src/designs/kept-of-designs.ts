import { type SQL } from 'drizzle-orm'
import type { LRUCache } from 'lru-cache'
import { designs } from '#api/db/tables.ts'
import { type OpenedDesign, openDesign } from '#api/designs/load-design.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { isOneOf } from '#api/platform/database/one-of.ts'
import { inPages, inSlices } from '#api/platform/slices.ts'

export const restingColumns = {
  id: designs.id,
  family: designs.family,
  product: designs.product,
  revision: designs.revision,
  lookKey: designs.lookKey,
  updatedAt: designs.updatedAt,
}

export type RestingRow = Pick<typeof designs.$inferSelect, keyof typeof restingColumns>

/** Designs without their documents. */
export async function selectResting(tx: Reader, where: SQL): Promise<RestingRow[]> {
  const ids = await tx.select({ id: designs.id }).from(designs).where(where)
  return inPages(ids, page => tx.select(restingColumns).from(designs).where(isOneOf(designs.id, page)))
}

/**
 * Something of each design's document, by its id, made once: a revision of a design never changes. Documents are read of
 * those alone of which it is not kept; one that is deleted meanwhile is left out. `nameOf`: what else it depends on;
 * `inPage`: of how many documents are read at once.
 */
export function keptOfDesigns<Made extends object, About>({
  kept,
  nameOf,
  make,
  inPage,
}: {
  readonly kept: LRUCache<string, Made>
  readonly nameOf: (about: About) => string
  readonly make: (row: RestingRow, opened: OpenedDesign | undefined, about: About) => Made
  readonly inPage: number
}): (tx: Reader, rows: readonly RestingRow[], about: About) => Promise<ReadonlyMap<string, Made>> {
  // A database restored from a copy counts its revisions again.
  const keyOf = ({ id, revision, updatedAt, lookKey }: RestingRow, about: About) =>
    `${nameOf(about)} ${id} ${revision} ${updatedAt.getTime()} ${lookKey}`
  return async (tx, rows, about) => {
    const found = new Map<string, Made>()
    const missing = rows.filter(row => {
      const known = kept.get(keyOf(row, about))
      if (known) found.set(row.id, known)
      return !known
    })
    await inPages(
      missing,
      async page => {
        const read = await tx
          .select({ ...restingColumns, document: designs.document })
          .from(designs)
          .where(isOneOf(designs.id, page))
        return inSlices(read, row => {
          const made = make(row, openDesign(row), about)
          found.set(row.id, made)
          kept.set(keyOf(row, about), made)
        })
      },
      inPage,
    )
    return found
  }
}
