import type { FoundCustomer } from '@teamloom/contract/quotes.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#api/platform/database/database.ts'

/** How many customers are shown: whoever is not among them is found by more words. */
const mostFound = 20

/** OR56: by the beginnings of words in a name or email, or by what a request of theirs is found by. */
export async function findCustomers(tx: Reader, search: string, staffId: string): Promise<FoundCustomer[]> {
  const rows = await tx.rows<{ words: string[] }>(sql`select name_words(${search}) as words`)
  const words = rows[0]?.words ?? []
  if (words.length === 0) return []
  // `name_words` leaves no quote and no backslash in a word.
  const wanted = words.map(word => `'${word}':*`).join(' & ')
  const named = sql`array_to_tsvector(name_words(first_name || ' ' || last_name || ' ' || email)) @@ ${wanted}::tsquery`
  return loadCustomers(
    tx,
    sql`id in (
      (select id from users where ${named} limit 200)
      union (select preorder.user_id from (
        select preorder_id from preorder_listings where words @@ ${wanted}::tsquery limit 200) listed
        join preorders preorder on preorder.id = listed.preorder_id))`,
    staffId,
  )
}

export async function findCustomer(tx: Reader, userId: string, staffId: string) {
  const [found] = await loadCustomers(tx, sql`id = ${userId}`, staffId)
  return found
}

/** Customers whose accounts are not deleted, by name. */
async function loadCustomers(tx: Reader, where: SQL, staffId: string): Promise<FoundCustomer[]> {
  const rows = await tx.rows<FoundCustomer>(sql`
    select customer.id, customer.first_name, customer.last_name, customer.email, coalesce((
      select json_agg(json_build_object('id', team.id, 'name', team.name, 'isMember', exists (
          select from team_members own where own.team_id = team.id and own.user_id = ${staffId})) order by team.name)
        from team_members membership join teams team on team.id = membership.team_id
        where membership.user_id = customer.id and team.deleted_at is null), '[]') as teams
    from (select * from users where deleted_at is null and ${where}
      order by lower(last_name), lower(first_name), id limit ${mostFound}) customer
    order by lower(customer.last_name), lower(customer.first_name), customer.id`)
  return rows
}
