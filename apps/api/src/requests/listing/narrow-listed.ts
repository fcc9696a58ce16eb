import type { PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import type { StaffListFilter } from '@teamloom/contract/staff-list.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#api/platform/database/database.ts'
import { ownPaymentDays } from '#api/requests/own-payment-days.ts'

/** Conditions on `preorder_listings`. */
export type Narrowed = {
  /** On what its counts tell too. */
  readonly told: SQL
  /** On when it was placed, which its indexes hold with the others. */
  readonly placed: SQL
  readonly searched: Searched | null
}

/** On its words; or on what few can have. */
export type Searched = {
  readonly condition: SQL
  readonly isRare: boolean
  /** Most have it. */
  readonly isWide?: boolean
}

export type Filter = Omit<StaffListFilter, 'sort'> & {
  readonly ordersOnly: boolean
  readonly lateOn: LateOn
}

/** PA11: on which day it is looked at what is late, and the days to pay of what keeps none of its own. */
export type LateOn = { readonly today: string; readonly paymentDays: number }

const aUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export async function narrow(tx: Reader, filter: Filter): Promise<Narrowed> {
  const { from, to, province, statuses = [], ordersOnly } = filter
  const told = allOf([ordersOnly && sql`is_order`, province && sql`province = ${province.toUpperCase()}`])
  const placed = allOf([
    from && sql`created_at >= ${from}::timestamptz`,
    to && sql`created_at < ${to}::timestamptz`,
  ])
  return ofStatuses({ told, placed, searched: await searchedOf(tx, filter) }, statuses)
}

export function ofStatuses(narrowed: Narrowed, statuses: readonly PreorderStatus[]): Narrowed {
  if (statuses.length === 0) return narrowed
  return { ...narrowed, told: sql`${narrowed.told} and status in ${[...statuses]}` }
}

/** All of it as one condition. */
export const whereOf = ({ told, placed, searched }: Narrowed) => allOf([told, placed, searched?.condition])

export async function filterOf(tx: Reader, filter: Filter): Promise<SQL> {
  return whereOf(await narrow(tx, filter))
}

const allOf = (conditions: readonly (SQL | string | false | undefined)[]) =>
  sql.join([sql`true`, ...conditions.filter(each => typeof each === 'object')], sql` and `)

/** Who is in charge of it stands among its words. */
async function searchedOf(tx: Reader, filter: Filter): Promise<Searched | null> {
  const named = await namedBy(tx, filter)
  if (!filter.money) return named
  const condition = moneyOf(filter.money, filter.lateOn)
  return {
    condition: allOf([named?.condition, condition]),
    isRare: named?.isRare ?? false,
    isWide: filter.money === 'paid' && !named,
  }
}

/** OR51 */
function moneyOf(money: NonNullable<Filter['money']>, { today, paymentDays }: LateOn): SQL {
  switch (money) {
    case 'due':
      return sql`due > 0`
    case 'overdue':
      return sql`due > 0 and due_since < ${today}::date
        and due_since + coalesce(${ownPaymentDays(sql`preorder_id`)}, ${paymentDays}::int) < ${today}::date`
    case 'paid':
      return sql`due = 0 and paid > 0`
    case 'owed':
      return sql`due < 0`
  }
}

async function namedBy(tx: Reader, { search, staffId }: Filter): Promise<Searched | null> {
  const lexemes = staffId ? [`'=${staffId}'`] : []
  if (search && aUuid.test(search))
    return { condition: allOf([byId(search), staffId && having(lexemes)]), isRare: true }
  if (search) {
    const words = await wordsOf(tx, search)
    // A search without any word in it finds nothing.
    if (words.length === 0) return { condition: sql`false`, isRare: true }
    // No quote and no backslash is left in a word.
    lexemes.push(...words.map(word => `'${word}':*`))
  }
  return lexemes.length > 0 ? { condition: having(lexemes), isRare: false } : null
}

const having = (lexemes: readonly string[]) => sql`words @@ ${lexemes.join(' & ')}::tsquery`

async function wordsOf(tx: Reader, text: string): Promise<readonly string[]> {
  const rows = await tx.rows<{ words: string[] }>(sql`select name_words(${text}) as words`)
  return rows[0]?.words ?? []
}

function byId(id: string): SQL {
  return sql`preorder_id in (
    select ${id}::uuid union select preorder_id from orders where id = ${id}::uuid
    union select preorder_id from preorder_items where design_id = ${id}::uuid or original_design_id = ${id}::uuid)`
}
