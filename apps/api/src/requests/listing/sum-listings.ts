import { sql } from 'drizzle-orm'
import type { Database } from '#api/platform/database/database.ts'
import { sumsOf } from '#api/requests/listing/listed-sums.ts'
import { loadRequestsById } from '#api/requests/load-requests.ts'
import type { TaxRules } from '#api/requests/present-order.ts'

/** How many are summed in a transaction. */
const atOnce = 50

/** Every night: what requests come to that were listed before it was kept; of those to be determined it stays so. */
export async function sumListings({ read, write }: Database, rules: TaxRules): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await read.rows<{ id: string }>(sql`
      select preorder_id as id from preorder_listings where total is null and preorder_id > ${last}
      order by preorder_id limit ${atOnce}`)
    const ids = rows.map(({ id }) => id)
    await write(async tx => {
      await tx.execute(
        sql`select from preorders where id = any(${sql.param(ids)}::uuid[]) order by id for update`,
      )
      for (const loaded of await loadRequestsById(tx, ids)) {
        const { pieces, total, totalWithTaxes } = sumsOf(loaded, rules)
        await tx.execute(sql`
          update preorder_listings set pieces = ${pieces}, total = ${total}, total_with_taxes = ${totalWithTaxes}
          where preorder_id = ${loaded.preorder.id}`)
      }
    })
    if (ids.length < atOnce) return
    last = ids.at(-1) ?? last
  }
}
