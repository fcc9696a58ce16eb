import { products } from '@teamloom/catalog/products/index.ts'
import { inForceAt, type SettingChange } from '@teamloom/commerce/house/setting-change.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '#api/platform/database/database.ts'

/** A stock that is counted: `fleece/1014`, and since when. */
export type Counted = { readonly subject: string; readonly since: Date }

/** The stocks that somebody counts at the moment. */
export function countedStocks(changes: readonly SettingChange[], at: Date): Counted[] {
  return [...inForceAt(changes, at).values()].flatMap(({ key, value, from }) =>
    key.startsWith('stock/') && value !== null && value !== undefined
      ? [{ subject: key.slice('stock/'.length), since: from }]
      : [],
  )
}

/** What fabric each layer of each product is of, by the names that designs have. */
const layers = products.flatMap(({ product, parts }) =>
  parts.flatMap(part =>
    part.elements.flatMap(element =>
      element.styles.flatMap(style =>
        style.layers.map(layer => ({
          product: product.name,
          part: part.name,
          element: element.name,
          style: style.name,
          layer: layer.name,
          fabric: layer.fabricNames[0],
        })),
      ),
    ),
  ),
)

/**
 * ST30: of each stock the pieces that orders wait for, or took since it was counted, each piece once however much of it is of
 * that cloth. When an order that is sent left is told by when it changed last.
 */
export async function reservedPieces(
  tx: Reader,
  counted: readonly Counted[],
): Promise<ReadonlyMap<string, number>> {
  if (counted.length === 0) return new Map()
  const fabrics = new Set(counted.map(({ subject }) => subject.slice(0, subject.indexOf('/'))))
  const ofThese = JSON.stringify(layers.filter(({ fabric }) => fabrics.has(fabric)))
  const stocks = JSON.stringify(
    counted.map(({ subject, since }) => ({ subject, since: since.toISOString() })),
  )
  const rows = await tx.rows<{ subject: string; pieces: number }>(sql`
    with known as (select * from jsonb_to_recordset(${ofThese}::jsonb)
        as known(product text, part text, element text, style text, layer text, fabric text)),
      counted as (select * from jsonb_to_recordset(${stocks}::jsonb) as counted(subject text, since timestamptz)),
      ordered as (
        select item.id, designs.product, designs.document, preorder.status, preorder.updated_at,
          (select coalesce(sum((of_size ->> 'qty')::int), 0) from jsonb_array_elements(item.sizes) of_size) as qty
        from preorders preorder
          join preorder_items item on item.preorder_id = preorder.id
          join designs on designs.id = item.design_id
        where preorder.status in ('purchased', 'inproduction')
          or (preorder.status in ('shipped', 'delivered') and preorder.updated_at >= (select min(since) from counted))),
      cloths as (
        select distinct ordered.id, ordered.qty, ordered.status, ordered.updated_at,
          known.fabric || '/' || (of_layer ->> 'colorName') as subject
        from ordered
          cross join lateral jsonb_array_elements(ordered.document -> 'parts') of_part
          cross join lateral jsonb_array_elements(of_part -> 'elements') of_element
          cross join lateral jsonb_array_elements(of_element -> 'style' -> 'layers') of_layer
          join known on known.product = ordered.product and known.part = of_part ->> 'name'
            and known.element = of_element ->> 'name' and known.style = of_element -> 'style' ->> 'name'
            and known.layer = of_layer ->> 'name'
        where (of_layer ->> 'active')::boolean)
    select counted.subject, sum(cloths.qty)::int as pieces
    from counted join cloths on cloths.subject = counted.subject
    where cloths.status in ('purchased', 'inproduction') or cloths.updated_at >= counted.since
    group by counted.subject`)
  return new Map(rows.map(({ subject, pieces }) => [subject, pieces]))
}
