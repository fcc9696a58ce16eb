import { randomUUID } from 'node:crypto'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Picked } from '@teamloom/commerce/collection/merge-selection.ts'
import { nameKey } from '@teamloom/commerce/collection/name-key.ts'
import { isCollectionOpen } from '@teamloom/commerce/collection/open-collection.ts'
import type { House } from '@teamloom/commerce/house/house.ts'
import { spokenWords } from '@teamloom/commerce/lines/words-key.ts'
import { offeredSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import type { Words } from '@teamloom/design/slots.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { and, asc, eq, exists, inArray, isNull, ne, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  type collectionEntries,
  collectionPeople,
  collections,
  designs,
  projects,
  teams,
} from '#api/db/tables.ts'
import { type RestingRow, restingColumns } from '#api/designs/kept-of-designs.ts'
import type { Tx } from '#api/platform/database/database.ts'

export type PickedDesign = RestingRow & {
  readonly name: string | null
  readonly projectId: string
  readonly token: string
}

/**
 * SC12: the designs of a selection, each collectable in an open collection and in its size, which stay so until the
 * transaction ends. `projectId`: the one that they must be of.
 */
export async function holdPicked(
  tx: Tx,
  selection: readonly Picked[],
  {
    now,
    house,
    projectId,
  }: { readonly now: Date; readonly house: House; readonly projectId?: string | undefined },
): Promise<Result<Map<string, PickedDesign>, Refusal<'collectionClosed' | 'unknownSize'>>> {
  const ids = [...new Set(selection.map(({ id }) => id))]
  const rows = await tx
    .select({
      ...restingColumns,
      name: designs.name,
      collectableSince: designs.collectableSince,
      projectId: projects.id,
      token: projects.shareableToken,
      isOpen: collections.isOpen,
      closesAt: collections.closesAt,
    })
    .from(designs)
    .innerJoin(projects, eq(projects.id, designs.projectId))
    .innerJoin(teams, eq(teams.id, projects.teamId))
    .leftJoin(collections, eq(collections.projectId, projects.id))
    .where(
      and(
        inArray(designs.id, ids),
        isNull(designs.deletedAt),
        isNull(projects.deletedAt),
        isNull(teams.deletedAt),
      ),
    )
    .orderBy(asc(designs.id))
    .for('share', { of: designs })
  const byId = new Map(rows.map(row => [row.id, row]))
  for (const { id, size } of selection) {
    const row = byId.get(id)
    const isCollectable =
      row?.collectableSince &&
      (projectId === undefined || row.projectId === projectId) &&
      isCollectionOpen({ isOpen: row.isOpen ?? true, closesAt: row.closesAt }, 1, now)
    const product = row && findProduct(row.family, row.product)
    if (!isCollectable || !product) return refuse('collectionClosed', { designId: id })
    if (!offeredSizes(house.offered(product)).some(({ name }) => name === size))
      return refuse('unknownSize', { size })
  }
  return ok(byId)
}

type Details = { readonly firstName: string; readonly lastName: string; readonly email: string }

/** SC26: the person of an address and name, whom no other transaction changes until this one ends. */
export async function holdPerson(
  tx: Tx,
  projectId: string,
  details: Details,
  language: Locale,
  now: Date,
): Promise<string> {
  const { email } = details
  const [person] = await tx
    .insert(collectionPeople)
    .values({ id: randomUUID(), projectId, email, nameKey: nameKey(details), language, createdAt: now })
    .onConflictDoUpdate({
      target: [collectionPeople.projectId, collectionPeople.email, collectionPeople.nameKey],
      set: { language },
    })
    .returning({ id: collectionPeople.id })
  return person!.id
}

/** Gives a person another name; false when somebody of their address has it already. */
export async function renamePerson(
  tx: Tx,
  id: string,
  names: { readonly firstName: string; readonly lastName: string },
): Promise<boolean> {
  const key = nameKey(names)
  const other = alias(collectionPeople, 'other')
  const isTaken = exists(
    tx
      .select({ one: sql`1` })
      .from(other)
      .where(
        and(
          eq(other.projectId, collectionPeople.projectId),
          eq(other.email, collectionPeople.email),
          eq(other.nameKey, key),
          ne(other.id, collectionPeople.id),
        ),
      ),
  )
  const changed = await tx
    .update(collectionPeople)
    .set({ nameKey: key })
    .where(and(eq(collectionPeople.id, id), not(isTaken)))
    .returning({ id: collectionPeople.id })
  return changed.length > 0
}

export function newEntry(
  about: {
    readonly projectId: string
    readonly personId: string | null
    readonly sendingId: string | null
    readonly details: { readonly firstName: string; readonly lastName: string }
    readonly numbersOf: (designId: string, words: Words | undefined) => Words | null
  },
  { id, size, quantity, words }: Picked,
  now: Date,
): typeof collectionEntries.$inferInsert {
  return {
    id: randomUUID(),
    projectId: about.projectId,
    designId: id,
    personId: about.personId,
    sendingId: about.sendingId,
    firstName: about.details.firstName,
    lastName: about.details.lastName,
    size,
    quantity,
    words: spokenWords(words) ?? null,
    numbers: about.numbersOf(id, words),
    createdAt: now,
  }
}
