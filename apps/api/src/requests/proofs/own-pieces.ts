import type { Line } from '@teamloom/commerce/lines/line.ts'
import { piecesOfPeople } from '@teamloom/commerce/lines/line-ticks.ts'
import { type OwnPieces, pieceCalls } from '@teamloom/contract/pieces.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, desc, eq, exists, ne, sql } from 'drizzle-orm'
import { type Found, findPerson, isOwn } from '#api/collection/find-person.ts'
import { collectionEntries, preorderItems, preorders, proofs } from '#api/db/tables.ts'
import { reads, writes } from '#api/http/handler.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { findRequest, type LoadedRequest, lockRequest } from '#api/requests/load-requests.ts'
import { loadPieceBooks, type PieceBook, presentPiece, sidesOf } from '#api/requests/proofs/pieces.ts'
import { proofGroundOf } from '#api/requests/proofs/proof-ground.ts'
import { keepTicks, linesSeen } from '#api/requests/proofs/tick-pieces.ts'

type MadeLine = { readonly itemId: string; readonly lineId: string }

/** Which lines were made of a person’s answer, in requests of which a proof was sent, the newest first. */
async function linesMadeOf(tx: Reader, found: Found) {
  // What was just sent was not mailed to them, and is in no proof.
  if (found.sendingId !== undefined) return []
  const rows = await tx
    .select({
      lineId: collectionEntries.id,
      itemId: preorderItems.id,
      designId: preorderItems.designId,
      preorderId: preorders.id,
    })
    .from(collectionEntries)
    .innerJoin(
      preorderItems,
      and(
        eq(preorderItems.originalDesignId, collectionEntries.designId),
        sql`${preorderItems.lines} @> jsonb_build_array(jsonb_build_object('id', ${collectionEntries.id}::text))`,
      ),
    )
    .innerJoin(preorders, eq(preorders.id, preorderItems.preorderId))
    .where(
      and(
        isOwn(found),
        ne(preorders.status, 'cancelled'),
        exists(tx.select({ id: proofs.id }).from(proofs).where(eq(proofs.preorderId, preorders.id))),
      ),
    )
    .orderBy(desc(preorders.createdAt), collectionEntries.createdAt, collectionEntries.id)
  const newest = new Map(rows.toReversed().map(({ lineId, preorderId }) => [lineId, preorderId]))
  return rows.filter(({ lineId, preorderId }) => newest.get(lineId) === preorderId)
}

async function findMade(tx: Reader, found: Found, asked: MadeLine) {
  const made = await linesMadeOf(tx, found)
  return made.find(({ itemId, lineId }) => itemId === asked.itemId && lineId === asked.lineId)
}

/** A line that was given to somebody else since is no longer that of the answer that it was made of. */
function isTheirs({ person }: Line, { person: { email } }: Found): boolean {
  return (person?.email ?? '').toLowerCase() === email.toLowerCase()
}

type OwnLine = { readonly book: PieceBook; readonly line: Line }

async function ownLines(
  tx: Reader,
  found: Found,
  loaded: LoadedRequest,
  made: readonly MadeLine[],
): Promise<OwnLine[]> {
  const books = await loadPieceBooks(tx, loaded, await proofGroundOf(tx, loaded))
  return [...books.values()].flatMap(book => {
    const ids = new Set(made.flatMap(({ itemId, lineId }) => (itemId === book.item.id ? lineId : [])))
    return piecesOfPeople(book.item.lines)
      .filter(line => ids.has(line.id) && isTheirs(line, found))
      .map(line => ({ book, line }))
  })
}

const nothing: OwnPieces = { orderedBy: null, pieces: [] }

async function present(tx: Reader, found: Found): Promise<OwnPieces> {
  const byRequest = Map.groupBy(await linesMadeOf(tx, found), ({ preorderId }) => preorderId)
  let told = nothing
  for (const [preorderId, lines] of byRequest) {
    const loaded = await findRequest(tx, preorderId)
    if (!loaded) continue
    const own = await ownLines(tx, found, loaded, lines)
    if (own.length === 0) continue
    const { firstName, lastName } = loaded.user
    told = {
      orderedBy: told.orderedBy ?? { firstName, lastName },
      pieces: [
        ...told.pieces,
        ...own.map(({ book, line }) => {
          const { who: _, ...piece } = presentPiece(line, book)
          const { id: itemId, designName } = book.item
          return { ...piece, itemId, designName, sides: sidesOf(book) }
        }),
      ],
    }
  }
  return told
}

const readOwn = reads(pieceCalls.own, async ({ params }, tx, { config }) => {
  const found = await findPerson(tx, params.secret, config, false)
  return found ? ok(await present(tx, found)) : refuse('not_found')
})

/** NN19: a person ticks the pieces that are made of their own answer, and no others. */
const tickOwn = writes(pieceCalls.tickOwn, async ({ params, body, now }, tx, { config }) => {
  const found = await findPerson(tx, params.secret, config, false)
  const made = found && (await findMade(tx, found, body))
  const loaded = made && (await lockRequest(tx, made.preorderId))
  if (!found || !loaded) return refuse('not_found')
  const [line] = await ownLines(tx, found, loaded, [made])
  if (!line) return refuse('not_found')
  const seen = linesSeen(line.book, { ticked: body.ticked, pieces: [body] })
  if (!seen.ok) return seen
  await keepTicks(tx, line.book, seen.value, body.ticked ? { userId: null, now } : null)
  return ok(await present(tx, found))
})

/** What a picture of one’s own piece is drawn of; undefined where it is not theirs. */
export async function findOwnLine(tx: Reader, found: Found, asked: MadeLine): Promise<OwnLine | undefined> {
  const made = await findMade(tx, found, asked)
  const loaded = made && (await findRequest(tx, made.preorderId))
  if (!loaded) return undefined
  const [line] = await ownLines(tx, found, loaded, [made])
  return line
}

export const ownPieceHandlers = [readOwn, tickOwn]
