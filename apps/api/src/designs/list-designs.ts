import { usualQuantity } from '@teamloom/commerce/pricing/planned-quantity.ts'
import { sizeNamesOf } from '@teamloom/commerce/pricing/price-item.ts'
import { offeredSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { ok } from '@teamloom/kit/result.ts'
import { selectListed, tellListed } from '#api/designs/listed-designs.ts'
import { loadNewestRequests } from '#api/designs/newest-requests.ts'
import { reads } from '#api/http/handler.ts'
import { withField, written } from '#api/http/written.ts'

export const listDesigns = reads(designCalls.list, async ({ actor, query, origin, now }, tx, { house }) => {
  const rows = await selectListed(tx, actor.id)
  const requests = await loadNewestRequests(
    tx,
    rows.map(({ id }) => id),
  )
  const about = { origin, withState: query.include === 'state', house: await house.at(tx, now) }
  const told = await tellListed(tx, rows, about)
  return ok(
    rows.flatMap(row => {
      const known = told.get(row.id)
      // Deleted meanwhile.
      if (!row.projectId || !known) return []
      const request = requests.get(row.id)
      const own = {
        id: row.id,
        name: row.name,
        description: row.description,
        project_id: row.projectId,
        latestUpdate: row.updatedAt.toISOString(),
        request: request
          ? {
              id: request.id,
              number: request.number,
              created_at: request.at.toISOString(),
              isOwn: request.userId === actor.id,
            }
          : null,
        collectable_since: row.collectableSince?.toISOString() ?? null,
        quantity: row.quantity ?? usualQuantity,
        sizes: known.product ? sizeNamesOf(offeredSizes(known.product)) : [],
      }
      return [
        written<never>(() => {
          const item = `${JSON.stringify(own).slice(0, -1)},${known.fields.slice(1)}`
          return known.state === undefined ? item : withField(item, 'state', known.state)
        }),
      ]
    }),
  )
})
