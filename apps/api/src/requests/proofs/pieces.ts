import { createHash } from 'node:crypto'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import { sizeLabel } from '@teamloom/catalog/size-label.ts'
import { calledOf } from '@teamloom/commerce/lines/held-by-people.ts'
import type { Line } from '@teamloom/commerce/lines/line.ts'
import {
  type Covered,
  changesSince,
  countTicks,
  coveredOf,
  sumOfTicks,
  type TickChange,
  type TickCounts,
} from '@teamloom/commerce/lines/line-ticks.ts'
import type { ProofPiece } from '@teamloom/contract/pieces.ts'
import type { Proof } from '@teamloom/contract/proofs.ts'
import { sidesOfPlaces } from '@teamloom/design/decorated-sides.ts'
import { type Slot, slotsOf } from '@teamloom/design/slots.ts'
import { eq, sql } from 'drizzle-orm'
import { lineTicks } from '#api/db/tables.ts'
import { prepared, type Reader } from '#api/platform/database/database.ts'
import type { ItemRow, LoadedRequest } from '#api/requests/load-requests.ts'
import { type ProofGround, proofGroundOf } from '#api/requests/proofs/proof-ground.ts'
import { hashOf } from '#api/requests/proofs/proof-look.ts'

type Tick = Pick<typeof lineTicks.$inferSelect, 'designId' | 'lineId' | 'covered' | 'userId' | 'tickedAt'>

/** By the lines' ids. */
type TicksOfDesign = ReadonlyMap<string, Tick>

const ticksOfRequest = prepared('ticks_of_request', tx =>
  tx
    .select({
      designId: lineTicks.designId,
      lineId: lineTicks.lineId,
      covered: lineTicks.covered,
      userId: lineTicks.userId,
      tickedAt: lineTicks.tickedAt,
    })
    .from(lineTicks)
    .where(eq(lineTicks.preorderId, sql.placeholder('preorderId'))),
)

/** The ticks of a request, by its designs; nothing is asked where no words are each person's own. */
async function loadTicks(
  tx: Reader,
  { preorder, items }: Pick<LoadedRequest, 'preorder' | 'items'>,
): Promise<ReadonlyMap<string, TicksOfDesign>> {
  if (!items.some(({ decorations }) => decorations)) return new Map()
  const rows = await ticksOfRequest(tx).execute({ preorderId: preorder.id })
  const byDesign = Map.groupBy(rows, ({ designId }) => designId)
  return new Map(
    [...byDesign].map(([designId, ticks]) => [designId, new Map(ticks.map(tick => [tick.lineId, tick]))]),
  )
}

/** A design with words of each person's own, as it is by now. */
export type PieceBook = {
  readonly item: ItemRow
  readonly slots: readonly Slot[]
  readonly about: Parameters<typeof coveredOf>[1]
  readonly ticks: TicksOfDesign
}

/** The piece books of a request's designs that have slots, by the designs' ids. */
export async function loadPieceBooks(
  tx: Reader,
  loaded: LoadedRequest,
  ground: Pick<ProofGround, 'items'>,
): Promise<ReadonlyMap<string, PieceBook>> {
  const ticks = await loadTicks(tx, loaded)
  return new Map(
    loaded.items.flatMap(item => {
      const { designId, decorations } = item
      const slots = decorations ? slotsOf({ decorations }) : []
      const proposed = ground.items.find(each => each.designId === designId)?.proposed
      if (slots.length === 0 || !proposed) return []
      const { lookKey, made } = proposed
      const about = { look: hashOf({ lookKey, made }), slotIds: slots.map(({ id }) => id) }
      return [[designId, { item, slots, about, ticks: ticks.get(designId) ?? new Map() }]]
    }),
  )
}

/** How many of those who are missing are named. */
const mostNamed = 12

/** NN19: how far a design's pieces are looked at; null where nobody has one. */
export function countsOf(book: PieceBook | undefined): Proof['items'][number]['pieces'] {
  if (!book) return null
  const { counts, missing } = countTicks(book.item.lines, book.ticks, book.about, mostNamed)
  return counts.lines === 0 ? null : { ...counts, missing: [...missing] }
}

/** How far the pieces in all designs of a proof together are looked at; undefined where nobody has a piece. */
export function countsOfAll({
  items,
}: {
  readonly items: readonly Pick<Proof['items'][number], 'pieces'>[]
}): TickCounts | undefined {
  const counts = items.flatMap(({ pieces }) => pieces ?? [])
  return counts.length === 0 ? undefined : sumOfTicks(counts)
}

/** NN19: how far the pieces of a request as it is now are looked at; undefined where nobody has one. */
export async function countsOfRequest(tx: Reader, loaded: LoadedRequest): Promise<TickCounts | undefined> {
  const books = await loadPieceBooks(tx, loaded, await proofGroundOf(tx, loaded))
  return countsOfAll({ items: [...books.values()].map(book => ({ pieces: countsOf(book) })) })
}

/** A hash of all that a tick holds. */
function hashOfCovered({ look, size, words }: Covered, slotIds: readonly string[]): string {
  const said = JSON.stringify([look, size, ...slotIds.map(id => words[id] ?? '')])
  return createHash('sha256').update(said).digest('base64url').slice(0, 22)
}

type Seen = { readonly covered: Covered; readonly hash: string }

export function seenOf(line: Line, { about }: Pick<PieceBook, 'about'>): Seen {
  const covered = coveredOf(line, about)
  return { covered, hash: hashOfCovered(covered, about.slotIds) }
}

/** The sides with words of people, first the back. */
export function sidesOf({ item, slots }: Pick<PieceBook, 'item' | 'slots'>) {
  const product = findProduct(item.family, item.product)
  if (!product) return []
  const shownAt = item.decorations?.filter(({ id }) =>
    slots.some(slot => slot.id === id || slot.linkedIds.includes(id)),
  )
  const sides = sidesOfPlaces(shownAt?.map(({ positionName }) => positionName) ?? [], product)
  return [...sides.filter(side => side === 'back'), ...sides.filter(side => side !== 'back')]
}

/** A line as whoever looks at it reads it. */
export function presentPiece(line: Line, book: PieceBook): ProofPiece {
  const { item, slots, ticks } = book
  const { covered, hash } = seenOf(line, book)
  const tick = ticks.get(line.id)
  const changes = tick ? changesSince(tick.covered, covered) : []
  return {
    lineId: line.id,
    who: calledOf({ ...line, words: covered.words }),
    size: sizeLabel(item, line.size),
    qty: line.qty,
    words: slots.flatMap(({ id, kind }) => {
      const text = covered.words[id]
      return text === undefined ? [] : [{ kind, text }]
    }),
    hash,
    state: tick ? (changes.length === 0 ? 'ticked' : 'changed') : 'open',
    tick: tick ? { by: tick.userId === null ? 'person' : 'customer', at: tick.tickedAt.toISOString() } : null,
    changes: changes.map(change => presentChange(change, book)),
  }
}

function presentChange(change: TickChange, { item, slots }: PieceBook): ProofPiece['changes'][number] {
  switch (change.what) {
    case 'design':
      return change
    case 'size':
      return { what: 'size', old: sizeLabel(item, change.old), new: sizeLabel(item, change.new) }
    case 'words': {
      const kind = slots.find(({ id }) => id === change.slotId)?.kind ?? null
      return { what: 'words', kind, old: change.old, new: change.new }
    }
  }
}
