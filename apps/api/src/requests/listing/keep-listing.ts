import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#api/platform/database/database.ts'
import { moneyOfRequest } from '#api/requests/listing/listed-money.ts'

/** A postal code, whole and as an envelope has it; a phone number, whole and by its three parts. */
const codeWords = (address: SQL) => sql`concat_ws(' ', ${address} #>> '{address,postal_code}',
  replace(${address} #>> '{address,postal_code}', ' ', ''), substr(${address} ->> 'phone', 3),
  regexp_replace(${address} ->> 'phone', '^\\+1(\\d{3})(\\d{3})', '\\1 \\2 '))`

/** What a request comes to; cents, null: to be determined, or of what is no order. */
export type ListedSums = {
  readonly pieces: number
  readonly total: number | null
  readonly totalWithTaxes: number | null
}

/** What staff find a request by, as it is now; with who is in charge of it. `sums`: where they may have changed. */
export function keepListing(tx: Tx, preorderId: string, sums?: ListedSums): Promise<unknown> {
  return keepListings(tx, sql`preorder.id = ${preorderId}`, sums)
}

/**
 * Keeps what staff find all the requests by that a customer has placed, whose name or address `change` makes another.
 * The requests are held before it: a save of one of them holds it first, and its customer and team after.
 */
export function keepListingsOf<T>(tx: Tx, userId: string, change: () => Promise<T>): Promise<T> {
  return keepAll(tx, sql`preorder.user_id = ${userId}`, change)
}

/** Keeps what staff find all the requests by that have a team's designs, whose name `change` makes another. */
export function keepListingsOfTeam<T>(tx: Tx, teamId: string, change: () => Promise<T>): Promise<T> {
  const isTheirs = sql`preorder.id in (select preorder_id from preorder_items where team_id = ${teamId})`
  return keepAll(tx, isTheirs, change)
}

async function keepAll<T>(tx: Tx, which: SQL, change: () => Promise<T>): Promise<T> {
  await tx.execute(sql`select from preorders preorder where ${which} order by id for update`)
  const changed = await change()
  await keepListings(tx, which)
  return changed
}

function keepListings(tx: Tx, which: SQL, sums?: ListedSums): Promise<unknown> {
  // Held by their names: one that is being renamed meanwhile is waited for.
  return tx.execute(sql`
    with named as (
      select item.preorder_id, team.name from preorder_items item join teams team on team.id = item.team_id
      where item.preorder_id in (select preorder.id from preorders preorder where ${which})
      order by team.id for share of team)
    insert into preorder_listings (preorder_id, status, province, customer, organization, words, is_order, created_at, updated_at,
      paid, due, due_since, event_on, pieces, total, total_with_taxes)
    select preorder.id, preorder.status, coalesce(shipping_address #>> '{address,state}', ''),
      lower(customer.last_name || ' ' || customer.first_name), lower(coalesce(shipping_address ->> 'organization', '')),
      array_to_tsvector(name_words(concat_ws(' ', preorder.number, placed.number, customer.first_name, customer.last_name, customer.email,
        shipping_address ->> 'organization', billing_address ->> 'organization', invoice_number, project_number, external_quote, promo_code,
        (select string_agg(noted.value, ' ') from jsonb_each_text(preorder.numbers) noted),
        shipping_address #>> '{address,city}', billing_address #>> '{address,city}',
        ${codeWords(sql`shipping_address`)}, ${codeWords(sql`billing_address`)},
        'R' || preorder.number, (select string_agg(reference, ' ') from ledger_entries where preorder_id = preorder.id),
        (select string_agg(design_name, ' ') from preorder_items where preorder_id = preorder.id),
        (select string_agg(distinct named.name, ' ') from named where named.preorder_id = preorder.id)))
        || array_remove(array['=' || preorder.in_charge_id], null)),
      placed.id is not null, preorder.created_at, preorder.updated_at,
      money.paid, money.due, case when money.due > 0 then (money.asked_at at time zone 'America/Toronto')::date end,
      (select min(team.event_date) from preorder_items item join teams team on team.id = item.team_id
        where item.preorder_id = preorder.id),
      ${sums?.pieces ?? 0}::int, ${sums?.total ?? null}::bigint, ${sums?.totalWithTaxes ?? null}::bigint
    from preorders preorder join users customer on customer.id = preorder.user_id
      left join orders placed on placed.preorder_id = preorder.id
      cross join lateral ${moneyOfRequest} money
    where ${which}
    on conflict (preorder_id) do update set status = excluded.status, province = excluded.province,
      customer = excluded.customer, organization = excluded.organization, words = excluded.words,
      is_order = excluded.is_order, updated_at = excluded.updated_at,
      paid = excluded.paid, due = excluded.due, due_since = excluded.due_since, event_on = excluded.event_on
      ${sums ? sql`, pieces = excluded.pieces, total = excluded.total, total_with_taxes = excluded.total_with_taxes` : sql``}`)
}
