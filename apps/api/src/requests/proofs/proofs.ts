import { randomUUID } from 'node:crypto'
import type { Product } from '@teamloom/catalog/definition.ts'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import { sizeLabelOf } from '@teamloom/catalog/size-label.ts'
import type { Proof } from '@teamloom/contract/proofs.ts'
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import { proofAnswers, proofs, users } from '#api/db/tables.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'
import { prepared, type Reader, type Tx } from '#api/platform/database/database.ts'
import type { LoadedRequest } from '#api/requests/load-requests.ts'
import { countsOf, loadPieceBooks } from '#api/requests/proofs/pieces.ts'
import { type ChangeAsked, type ProofContent, proofContentOf } from '#api/requests/proofs/proof-content.ts'
import { outdatedSince, proofGroundOf } from '#api/requests/proofs/proof-ground.ts'
import { hashOf } from '#api/requests/proofs/proof-look.ts'
import type { Doing } from '#api/requests/tell.ts'
import { type AskedWords, loadAsked } from '#api/review/proof-comment.ts'

export type SentProof = {
  readonly row: typeof proofs.$inferSelect
  readonly sentBy: Proof['sentBy']
  readonly content: ProofContent
  readonly answers: readonly (typeof proofAnswers.$inferSelect)[]
}

/** OR34, OR46: freezes the next proof of a request; an approval of what is as it was goes on. */
export async function makeProof(
  tx: Tx,
  loaded: LoadedRequest,
  note: string | null,
  doing: Doing,
): Promise<number> {
  const last = await findProof(tx, doing.preorderId)
  const content = await proofContentOf(tx, loaded, last)
  const number = (last?.row.number ?? 0) + 1
  const isOtherwise = last ? outdatedSince(last.content, content) : () => true
  const approvals = (last?.answers ?? []).filter(
    ({ approved, voidedAt, designId }) => approved && voidedAt === null && !isOtherwise(designId),
  )
  const proofId = randomUUID()
  await tx.insert(proofs).values({
    id: proofId,
    preorderId: doing.preorderId,
    number,
    note,
    content,
    hash: hashOf(content),
    waits: approvals.length < content.items.length,
    userId: doing.userId,
    createdAt: doing.now,
  })
  if (approvals.length > 0)
    await tx
      .insert(proofAnswers)
      .values(approvals.map(approval => ({ ...approval, id: randomUUID(), proofId, commentId: null })))
  return number
}

export async function nextProofNumber(tx: Reader, preorderId: string): Promise<number> {
  const last = await findProof(tx, preorderId)
  return (last?.row.number ?? 0) + 1
}

const lastProof = prepared('last_proof', tx =>
  tx
    .select({
      row: proofs,
      sentBy: {
        first_name: users.firstName,
        last_name: users.lastName,
        role: sql<'designer' | 'admin' | null>`(select max(role) from user_roles
          where user_id = ${users.id} and role in ('admin', 'designer'))`,
      },
    })
    .from(proofs)
    .leftJoin(users, eq(users.id, proofs.userId))
    .where(eq(proofs.preorderId, sql.placeholder('preorderId')))
    .orderBy(desc(proofs.number))
    .limit(1),
)

/** The last one that was sent. */
export async function findProof(tx: Reader, preorderId: string): Promise<SentProof | undefined> {
  const [found] = await lastProof(tx).execute({ preorderId })
  if (!found) return undefined
  const { row, sentBy } = found
  const given = await tx.select().from(proofAnswers).where(eq(proofAnswers.proofId, row.id))
  return { row, sentBy, content: row.content as ProofContent, answers: await withWords(tx, given) }
}

/** RV22: the words of a change that is asked for are its comment’s, as they are by now. */
async function withWords(tx: Reader, given: SentProof['answers']): Promise<SentProof['answers']> {
  const asked = await loadAsked(
    tx,
    given.flatMap(({ commentId }) => commentId ?? []),
  )
  return given.map(answer => {
    if (answer.approved || answer.commentId === null) return answer
    return { ...answer, ...(asked.get(answer.commentId) ?? { note: null, mark: null }) }
  })
}

/** OR36: notes whether the last proof waits for an answer: there is one to give, and what was shown is still so. */
export async function keepWaiting(tx: Tx, proof: SentProof, loaded: LoadedRequest): Promise<void> {
  const open = proof.content.items.filter(
    item => !proof.answers.some(({ designId }) => designId === item.designId),
  )
  const isOutdated =
    open.length > 0 ? outdatedSince(proof.content, await proofGroundOf(tx, loaded)) : () => true
  const waits = open.some(({ designId }) => !isOutdated(designId))
  if (waits !== proof.row.waits) await tx.update(proofs).set({ waits }).where(eq(proofs.id, proof.row.id))
}

/** A proof as its customer and staff see it, beside what the request is now. */
export async function presentProof(
  tx: Reader,
  { row, sentBy, content, answers }: SentProof,
  loaded: LoadedRequest,
  origin: string,
): Promise<Proof> {
  const ground = await proofGroundOf(tx, loaded)
  const isOutdated = outdatedSince(content, ground)
  const books = await loadPieceBooks(tx, loaded, ground)
  type Shown = ProofContent['items'][number]['proposed']
  const look = (shown: Shown, sides: readonly string[], product: Product | undefined) => ({
    images: pictureUrls(origin, shown.lookKey, sides as Parameters<typeof pictureUrls>[2]),
    sizes: shown.sizes.map(size => ({ ...size, label: sizeLabelOf(product, size.name) })),
    pricePerPiece: shown.pricePerPiece,
    personal: (shown.personal ?? []).map(part => ({ ...part })),
    total: shown.total,
    decorations: shown.decorations.map(facts => ({ ...facts, colors: [...facts.colors] })),
  })
  const askedAgain = await loadVoided(tx, row)
  const askedBefore = await loadAsked(
    tx,
    content.items.flatMap(({ changeAsked }) => changeAsked?.commentId ?? []),
  )
  const items = content.items.map(shown => {
    const { designId, designName, projectName, asked, proposed, sides, differences, alike = [] } = shown
    const { family = '', product: name = '', changeAsked } = shown
    const answer = answers.find(({ designId: id }) => id === designId)
    const product = findProduct(family, name)
    return {
      designId,
      designName,
      projectName,
      product: {
        name,
        label: product?.product.label ?? { en: name, fr: name },
        soldAs: product?.soldAs ?? 'piece',
      },
      asked: asked && look(asked, sides, product),
      proposed: look(proposed, sides, product),
      differences: [...differences],
      alike: alike.map(each => ({ ...each })),
      askedAgain: askedAgain.get(designId) ?? null,
      changeAsked: changeAsked ? presentAsked(changeAsked, askedBefore) : null,
      pieces: countsOf(books.get(designId)),
      state: stateOf(answer, isOutdated(designId)),
      answer: answer
        ? {
            approved: answer.approved,
            note: answer.note,
            mark: answer.mark,
            commentId: answer.approved ? null : answer.commentId,
            answeredAt: answer.answeredAt.toISOString(),
            carried: answer.answeredAt < row.createdAt,
            voidReason: answer.voidReason,
          }
        : null,
    }
  })
  return {
    preorderId: row.preorderId,
    preorderNumber: loaded.preorder.number,
    userId: loaded.preorder.userId,
    proofNumber: row.number,
    sentAt: row.createdAt.toISOString(),
    sentBy,
    note: row.note,
    quote: quoteStateOf(loaded),
    items,
    removed: (content.removed ?? []).map(each => ({ ...each })),
    currency: content.currency,
    discounts: [...content.discounts],
    charges: (content.charges ?? []).map(charge => ({ ...charge })),
    asked: content.asked ? { ...content.asked, discounts: [...content.asked.discounts] } : null,
    subtotal: content.subtotal,
    shipping: content.shipping,
    total: content.total,
    approved:
      items.every(({ state }) => state === 'approved') && loaded.items.length === content.items.length,
  }
}

/** OR47, RV22: in the words that its comment has by now; those of before there were comments are its own. */
function presentAsked(
  { commentId = null, done, ...asked }: ChangeAsked,
  comments: ReadonlyMap<string, AskedWords>,
) {
  const words = commentId ? (comments.get(commentId) ?? { note: null, mark: null }) : {}
  return { ...asked, ...words, commentId, done: done && done.map(each => ({ ...each })) }
}

/** OR31: why approvals of earlier proofs hold no more, by design: where the last answer before this one was such. */
async function loadVoided(
  tx: Reader,
  { preorderId, number }: Pick<SentProof['row'], 'preorderId' | 'number'>,
): Promise<ReadonlyMap<string, string | null>> {
  if (number === 1) return new Map()
  const earlier = await tx
    .select({ designId: proofAnswers.designId, voidReason: proofAnswers.voidReason })
    .from(proofAnswers)
    .innerJoin(proofs, eq(proofs.id, proofAnswers.proofId))
    .where(and(eq(proofs.preorderId, preorderId), lt(proofs.number, number)))
    .orderBy(asc(proofs.number))
  return new Map(earlier.map(({ designId, voidReason }) => [designId, voidReason]))
}

function stateOf(
  answer: SentProof['answers'][number] | undefined,
  outdated: boolean,
): Proof['items'][number]['state'] {
  if (answer?.voidedAt) return 'voided'
  if (answer) return answer.approved ? 'approved' : 'change_requested'
  return outdated ? 'outdated' : 'open'
}

/** OR58: declined, or to be answered, or past that. */
function quoteStateOf({ preorder }: LoadedRequest): Proof['quote'] {
  if (preorder.quotedById === null) return null
  if (preorder.status === 'inreviewbycustomer') return 'open'
  return preorder.status === 'cancelled' ? 'declined' : 'settled'
}
