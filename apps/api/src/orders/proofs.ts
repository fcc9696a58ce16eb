import { randomUUID } from 'node:crypto'
import type { Proof } from '@teamloom/contract/proofs.ts'
import { desc, eq } from 'drizzle-orm'
import { proofAnswers, proofs } from '#api/db/tables.ts'
import type { LoadedRequest } from '#api/orders/load-requests.ts'
import { hashOf, isOutdated, type ProofContent, proofContentOf } from '#api/orders/proof-content.ts'
import type { Doing } from '#api/orders/tell.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'
import type { Tx } from '#api/platform/database/database.ts'

export type SentProof = {
  readonly row: typeof proofs.$inferSelect
  readonly content: ProofContent
  readonly answers: readonly (typeof proofAnswers.$inferSelect)[]
}

/** OR34: freezes the next proof of a request. */
export async function makeProof(
  tx: Tx,
  loaded: LoadedRequest,
  note: string | null,
  doing: Doing,
): Promise<number> {
  const content = await proofContentOf(tx, loaded)
  const number = await nextProofNumber(tx, doing.preorderId)
  await tx.insert(proofs).values({
    id: randomUUID(),
    preorderId: doing.preorderId,
    number,
    note,
    content,
    hash: hashOf(content),
    userId: doing.userId,
    createdAt: doing.now,
  })
  return number
}

export async function nextProofNumber(tx: Tx, preorderId: string): Promise<number> {
  const last = await findProof(tx, preorderId)
  return (last?.row.number ?? 0) + 1
}

/** The last one that was sent. */
export async function findProof(tx: Tx, preorderId: string): Promise<SentProof | undefined> {
  const [row] = await tx
    .select()
    .from(proofs)
    .where(eq(proofs.preorderId, preorderId))
    .orderBy(desc(proofs.number))
    .limit(1)
  if (!row) return undefined
  const answers = await tx.select().from(proofAnswers).where(eq(proofAnswers.proofId, row.id))
  return { row, content: row.content as ProofContent, answers }
}

/** As its customer and staff see it, beside what the request is now. */
export async function presentProof(
  tx: Tx,
  { row, content, answers }: SentProof,
  loaded: LoadedRequest,
  origin: string,
): Promise<Proof> {
  const now = await proofContentOf(tx, loaded)
  const look = (shown: ProofContent['items'][number]['proposed'], sides: readonly string[]) => ({
    images: pictureUrls(origin, shown.lookKey, sides as Parameters<typeof pictureUrls>[2]),
    sizes: shown.sizes,
    pricePerPiece: shown.pricePerPiece,
    total: shown.total,
    decorations: shown.decorations.map(facts => ({ ...facts, colors: [...facts.colors] })),
  })
  const items = content.items.map(({ asked, proposed, sides, differences, ...item }) => {
    const answer = answers.find(({ designId }) => designId === item.designId)
    return {
      ...item,
      asked: asked && look(asked, sides),
      proposed: look(proposed, sides),
      differences: [...differences],
      state: stateOf(answer, isOutdated(content, now, item.designId)),
      answer: answer
        ? {
            approved: answer.approved,
            note: answer.note,
            mark: answer.mark,
            answeredAt: answer.answeredAt.toISOString(),
            voidReason: answer.voidReason,
          }
        : null,
    }
  })
  return {
    preorderId: row.preorderId,
    proofNumber: row.number,
    sentAt: row.createdAt.toISOString(),
    note: row.note,
    items,
    currency: content.currency,
    discounts: [...content.discounts],
    subtotal: content.subtotal,
    shipping: content.shipping,
    total: content.total,
    approved: items.every(({ state }) => state === 'approved') && now.items.length === content.items.length,
  }
}

function stateOf(
  answer: SentProof['answers'][number] | undefined,
  outdated: boolean,
): Proof['items'][number]['state'] {
  if (answer?.voidedAt) return 'voided'
  if (answer) return answer.approved ? 'approved' : 'change_requested'
  return outdated ? 'outdated' : 'open'
}
