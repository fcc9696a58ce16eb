import { usualQuantity } from '@teamloom/commerce/pricing/planned-quantity.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { decoratedSides } from '@teamloom/design/decorated-sides.ts'
import { isDesignDeprecated } from '@teamloom/design/deprecation.ts'
import { ok } from '@teamloom/kit/result.ts'
import { openDesign, selectTeamDesigns } from '#api/designs/load-design.ts'
import { loadNewestRequests } from '#api/designs/newest-requests.ts'
import { presentState } from '#api/designs/present-state.ts'
import { reads } from '#api/http/handler.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'

export const listDesigns = reads(designCalls.list, async ({ actor, query, origin }, tx) => {
  const rows = await selectTeamDesigns(tx, actor.id)
  const requests = await loadNewestRequests(
    tx,
    rows.map(({ id }) => id),
  )
  return ok(
    rows.flatMap(row => {
      if (!row.projectId) return []
      const opened = openDesign(row)
      const request = requests.get(row.id)
      return [
        {
          id: row.id,
          name: row.name,
          description: row.description,
          project_id: row.projectId,
          family: { name: row.family, version: opened?.product.family.version ?? '1.0' },
          product: { name: row.product, version: opened?.product.product.version ?? '1.0' },
          latestUpdate: row.updatedAt.toISOString(),
          images: opened ? pictureUrls(origin, row.lookKey, opened.product.sides) : [],
          decoratedSides: opened ? decoratedSides(opened.document, opened.product) : [],
          errorKey: opened ? null : 'InvalidPartsToBuild',
          deprecated: opened ? isDesignDeprecated(opened.product, opened.document) : false,
          request: request
            ? {
                id: request.id,
                number: request.number,
                created_at: request.at.toISOString(),
                isOwn: request.userId === actor.id,
              }
            : null,
          collectable_since: row.collectableSince?.toISOString() ?? null,
          sizes: opened?.product.sizes.filter(size => size.display.displayable).map(size => size.name) ?? [],
          quantity: row.quantity ?? usualQuantity,
          ...(query.include === 'state' && opened ? { state: presentState(row, opened, origin) } : {}),
        },
      ]
    }),
  )
})
