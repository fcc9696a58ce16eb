import type { Line } from '@teamloom/commerce/lines/line.ts'
import { piecesOfPeople, tickStateOf } from '@teamloom/commerce/lines/line-ticks.ts'
import { pieceCalls } from '@teamloom/contract/pieces.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { lineTicks } from '#api/db/tables.ts'
import { reads, writes } from '#api/http/handler.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import { inSlices } from '#api/platform/slices.ts'
import { findRequest, type LoadedRequest, lockRequest } from '#api/requests/load-requests.ts'
import { loadPieceBooks, type PieceBook, presentPiece, seenOf, sidesOf } from '#api/requests/proofs/pieces.ts'
import { proofGroundOf } from '#api/requests/proofs/proof-ground.ts'
import { findProof } from '#api/requests/proofs/proofs.ts'

/** A design of a request of which a proof was sent, as it is by now. */
async function findBook(tx: Reader, loaded: LoadedRequest, designId: string) {
  const { id } = loaded.preorder
  if (!(await findProof(tx, id))) return refuse('proof_not_found')
  const book = (await loadPieceBooks(tx, loaded, await proofGroundOf(tx, loaded))).get(designId)
  return book ? ok(book) : refuse('designIdDoesntExist')
}

const readSheet = reads(pieceCalls.sheet, async ({ actor, params }, tx) => {
  const loaded = await findRequest(tx, params.preorderId)
  if (!loaded || (loaded.preorder.userId !== actor.id && !actor.isStaff)) return refuse('preorder_not_found')
  const found = await findBook(tx, loaded, params.designId)
  if (!found.ok) return found
  const book = found.value
  return ok({
    itemId: book.item.id,
    revision: loaded.preorder.revision,
    sides: sidesOf(book),
    pieces: await inSlices(piecesOfPeople(book.item.lines), line => presentPiece(line, book)),
  })
})

/** NN19: by the request's owner alone; another’s tick that holds stays as it is. */
const tickPieces = writes(pieceCalls.tick, async ({ actor, body, now }, tx) => {
  const { preorderId, designId } = body
  const loaded = await lockRequest(tx, preorderId)
  if (loaded?.preorder.userId !== actor.id) return refuse('preorder_not_found')
  const found = await findBook(tx, loaded, designId)
  if (!found.ok) return found
  const lines = linesSeen(found.value, body)
  if (!lines.ok) return lines
  const open = body.ticked ? lines.value.filter(line => !isTicked(line, found.value)) : lines.value
  await keepTicks(tx, found.value, open, body.ticked ? { userId: actor.id, now } : null)
  const after = await loadPieceBooks(tx, loaded, await proofGroundOf(tx, loaded))
  const book = must(after.get(designId), 'design')
  return ok({ pieces: lines.value.map(line => presentPiece(line, book)) })
})

type Seen = {
  readonly ticked: boolean
  readonly pieces: readonly { readonly lineId: string; readonly hash: string }[]
}

/** The lines that are named, each once; refused where one is gone, or was seen otherwise than it is by now. */
export function linesSeen(book: PieceBook, { ticked, pieces }: Seen) {
  const lines = new Map(piecesOfPeople(book.item.lines).map(line => [line.id, line]))
  const seen = new Map<string, Line>()
  for (const { lineId, hash } of pieces) {
    const line = lines.get(lineId)
    if (!line) return refuse('not_found')
    if (ticked && seenOf(line, book).hash !== hash) return refuse('proof_outdated')
    seen.set(lineId, line)
  }
  return ok([...seen.values()])
}

function isTicked(line: Line, book: PieceBook): boolean {
  return tickStateOf(book.ticks.get(line.id)?.covered, line, book.about) === 'ticked'
}

/** How many rows are written in one go. */
const rowsInPage = 250

/** Ticks of lines as they are, in place of those that there were; `by` null takes them back. */
export async function keepTicks(
  tx: Tx,
  book: PieceBook,
  lines: readonly Line[],
  by: { readonly userId: string | null; readonly now: Date } | null,
): Promise<void> {
  const { preorderId, designId } = book.item
  for (let first = 0; first < lines.length; first += rowsInPage) {
    const page = lines.slice(first, first + rowsInPage)
    if (!by) {
      await tx.delete(lineTicks).where(
        and(
          eq(lineTicks.preorderId, preorderId),
          eq(lineTicks.designId, designId),
          inArray(
            lineTicks.lineId,
            page.map(({ id }) => id),
          ),
        ),
      )
      continue
    }
    const { userId, now: tickedAt } = by
    await tx
      .insert(lineTicks)
      .values(
        page.map(line => {
          const { covered } = seenOf(line, book)
          return { preorderId, designId, lineId: line.id, covered, userId, tickedAt }
        }),
      )
      .onConflictDoUpdate({
        target: [lineTicks.preorderId, lineTicks.designId, lineTicks.lineId],
        set: {
          covered: sql`excluded.covered`,
          userId: sql`excluded.user_id`,
          tickedAt: sql`excluded.ticked_at`,
        },
      })
  }
}

export const tickHandlers = [readSheet, tickPieces]
