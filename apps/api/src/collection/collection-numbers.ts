import { freeNumbers } from '@teamloom/commerce/collection/number-range.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq } from 'drizzle-orm'
import { findCollection, isCollectable, isOpenNow } from '#api/collection/find-collection.ts'
import { loadKeptNumbers } from '#api/collection/kept-numbers.ts'
import { collectionNumbers, designs, projects } from '#api/db/tables.ts'
import { restingColumns } from '#api/designs/kept-of-designs.ts'
import { loadOutlines } from '#api/designs/outlines.ts'
import { reads } from '#api/http/handler.ts'

/** SC34, SC36: whose a number is nobody learns here. */
export const readNumbers = reads(collectionCalls.numbers, async ({ query, now }, tx) => {
  const row = await findCollection(tx, eq(projects.shareableToken, query.token))
  if (!row || !(await isOpenNow(tx, row, now))) return refuse('not_found')
  const rows = await tx
    .select(restingColumns)
    .from(designs)
    .where(and(eq(designs.id, query.designId), eq(designs.projectId, row.projectId), isCollectable))
  const outlines = await loadOutlines(tx, rows)
  const outline = outlines(query.designId)
  if (!outline) return refuse('not_found')
  const numbers = outline.slots.filter(({ kind }) => kind === 'number')
  const slot = query.slotId ? numbers.find(({ id }) => id === query.slotId) : numbers[0]
  if (!slot) return refuse('unknownDecoration')
  const claims = await tx
    .selectDistinct({ number: collectionNumbers.number })
    .from(collectionNumbers)
    .where(
      and(
        eq(collectionNumbers.projectId, row.projectId),
        eq(collectionNumbers.designId, query.designId),
        eq(collectionNumbers.slotId, slot.id),
      ),
    )
    .orderBy(collectionNumbers.number)
  const kept = await loadKeptNumbers(tx, { designId: query.designId, slotId: slot.id })
  const taken = [...new Set([...claims.map(({ number }) => number), ...kept])].toSorted()
  return ok({ free: freeNumbers(row.numbers, taken), reserved: [...row.numbers.reserved], taken, kept })
})
