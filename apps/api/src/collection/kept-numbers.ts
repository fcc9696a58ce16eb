import type { Line, Person } from '@teamloom/commerce/lines/line.ts'
import { nameOf } from '@teamloom/commerce/lines/person-key.ts'
import type { ClaimedNumber } from '@teamloom/contract/cart.ts'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import {
  cartItems,
  collectionEntries,
  collectionNumbers,
  collectionPeople,
  designs,
  preorderItems,
  preorders,
} from '#api/db/tables.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'

export type Claim = { readonly number: string; readonly slotId: string; readonly designId: string }

/** A shirt that has come is worn: who collects anew has its numbers to give away. */
const settled = ['cancelled', 'delivered']

/**
 * Lists of designs, in carts and as they are asked for or on order: what is in a cart is in those alone to whom it is open.
 * `isAsked`: of the column with a design's id.
 */
const lists = (isAsked: (designId: SQL) => SQL): SQL => sql`(
  select ${cartItems.designId} as design_id, ${cartItems.lines} as lines from ${cartItems}
  where ${isAsked(sql`${cartItems.designId}`)}
  union all
  select ${preorderItems.originalDesignId}, ${preorderItems.lines} from ${preorderItems}
    join ${preorders} on ${preorders.id} = ${preorderItems.preorderId}
  where ${isAsked(sql`${preorderItems.originalDesignId}`)}
    and ${preorders.status} <> all(${sql.param(settled)}::text[]))`

/** What was typed of a design, line by line. An answer's own line has its claims. */
const typedLines = (
  designId: SQL,
): SQL => sql`(select line from ${lists(each => sql`${each} = ${designId}`)} as list
    cross join lateral jsonb_array_elements(list.lines) as line
  where line ? 'person' and line ? 'words')`

/** SC36: the numbers of a slot that lists keep for somebody. */
export async function loadKeptNumbers(
  tx: Reader,
  { designId, slotId }: { readonly designId: string; readonly slotId: string },
): Promise<string[]> {
  const number = sql<string>`line -> 'words' ->> ${slotId}::text`
  const rows = await tx
    .selectDistinct({ number: number.as('number') })
    .from(sql`${typedLines(sql`${designId}::uuid`)} as typed`)
    .where(sql`line -> 'words' ? ${slotId}::text`)
  return rows.map(({ number }) => number)
}

/** SC36: the numbers that lists keep for somebody, of several designs, by the ids of design and slot. */
export async function loadKeptOfDesigns(
  tx: Reader,
  designIds: readonly string[],
): Promise<(designId: string, slotId: string) => readonly string[]> {
  const ids = sql.param([...designIds])
  const rows = await tx
    .selectDistinct({
      designId: sql<string>`list.design_id`.as('design'),
      slotId: sql<string>`word.key`.as('slot'),
      number: sql<string>`word.value`.as('number'),
    })
    .from(sql`${lists(each => sql`${each} = any(${ids}::uuid[])`)} as list`)
    .crossJoinLateral(sql`jsonb_array_elements(list.lines) as line`)
    .crossJoinLateral(sql`jsonb_each_text(line -> 'words') as word`)
    .where(sql`line ? 'person' and word.value ~ '^[0-9]+$'`)
  const kept = Map.groupBy(rows, ({ designId, slotId }) => `${designId} ${slotId}`)
  return (designId, slotId) => (kept.get(`${designId} ${slotId}`) ?? []).map(({ number }) => number)
}

/**
 * SC36: the first number of these claims that a list keeps for somebody else. `wanted`: what is claimed, as rows with
 * holders; what its holder has already is theirs.
 */
export async function findKeptForOthers(tx: Tx, wanted: SQL): Promise<Claim | undefined> {
  type Row = Claim & Person & { readonly keptFor: Person | null }
  const { rows } = await tx.execute<Row>(sql`
    select wanted.number, wanted.slot_id as "slotId", wanted.design_id as "designId",
      entry.first_name, entry.last_name, person.email, line -> 'person' as "keptFor"
    from (${wanted}) as wanted
      join ${collectionEntries} entry on entry.id = wanted.id
      left join ${collectionPeople} person on person.id = entry.person_id
      cross join lateral ${typedLines(sql`wanted.design_id`)} as typed
    where line -> 'words' ->> wanted.slot_id::text = wanted.number
      and not exists (select 1 from collection_numbers claim
        where (claim.design_id, claim.slot_id, claim.number, claim.project_id, claim.holder)
          = (wanted.design_id, wanted.slot_id, wanted.number, wanted.project_id, wanted.holder))
      and not exists (select 1 from ${collectionEntries} own
        where own.id::text = line ->> 'id' and coalesce(own.person_id, own.id) = wanted.holder)
    order by wanted.design_id, wanted.slot_id, wanted.number`)
  const other = rows.find(({ keptFor, ...claimant }) => !keptFor || !isSamePerson(keptFor, claimant))
  return other && { number: other.number, slotId: other.slotId, designId: other.designId }
}

/** SC36: numbers of a list that answers which are not in it have claimed, each with who has answered, oldest first. */
export async function loadClaimed(
  tx: Reader,
  designId: string,
  lines: readonly Line[],
): Promise<ClaimedNumber[]> {
  const typed = lines.filter(({ person, words }) => person !== undefined && words)
  const numbers = [...new Set(typed.flatMap(({ words = {} }) => Object.values(words)))]
  if (numbers.length === 0) return []
  const { entryId, slotId, number } = collectionNumbers
  const { firstName: first_name, lastName: last_name } = collectionEntries
  const isOfDesign = and(
    eq(designs.id, collectionNumbers.designId),
    eq(designs.projectId, collectionNumbers.projectId),
  )
  const rows = await tx
    .select({ entryId, slotId, number, first_name, last_name, email: collectionPeople.email })
    .from(collectionNumbers)
    .innerJoin(designs, isOfDesign)
    .innerJoin(collectionEntries, eq(collectionEntries.id, entryId))
    .leftJoin(collectionPeople, eq(collectionPeople.id, collectionEntries.personId))
    .where(and(eq(designs.id, designId), sql`${number} = any(${sql.param(numbers)}::text[])`))
    .orderBy(asc(collectionEntries.createdAt), asc(collectionEntries.id))
  const listed = new Set(lines.map(({ id }) => id))
  return rows
    .filter(
      ({ entryId, slotId, number, ...claimant }) =>
        !listed.has(entryId) &&
        typed.some(
          ({ person, words }) => words?.[slotId] === number && !(person && isSamePerson(person, claimant)),
        ),
    )
    .map(({ slotId, number, first_name, last_name }) => ({ slotId, number, first_name, last_name }))
}

/** By their name, and by their address where both have one: a list that was taken over may have none. */
function isSamePerson(one: Person, other: Person): boolean {
  const isSameName = nameOf(one) !== '' && nameOf(one) === nameOf(other)
  const [ownEmail, otherEmail] = [one.email?.toLowerCase(), other.email?.toLowerCase()]
  return isSameName && (!ownEmail || !otherEmail || ownEmail === otherEmail)
}
