import { randomUUID } from 'node:crypto'
import { type Proof, proofCalls } from '@teamloom/contract/proofs.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { eq, sql } from 'drizzle-orm'
import { type ProofMark, preorders, proofAnswers } from '#api/db/tables.ts'
import { inSteps, reads } from '#api/http/handler.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { keepListing } from '#api/requests/listing/keep-listing.ts'
import { findRequest, lockRequest } from '#api/requests/load-requests.ts'
import { mailProofAnswer } from '#api/requests/mails/mail-status.ts'
import { countsOfAll } from '#api/requests/proofs/pieces.ts'
import { outdatedSince, proofGroundOf } from '#api/requests/proofs/proof-ground.ts'
import { findProof, keepWaiting, presentProof, type SentProof } from '#api/requests/proofs/proofs.ts'
import { tell } from '#api/requests/tell.ts'
import { askInComment, resolveAsked } from '#api/review/proof-comment.ts'
import { tellComment } from '#api/review/tell-comment.ts'
import type { Services } from '#api/services.ts'

const readProof = reads(proofCalls.read, async ({ actor, params, origin }, tx) => {
  const loaded = await findRequest(tx, params.preorderId)
  if (!loaded || (loaded.preorder.userId !== actor.id && !actor.isStaff)) return refuse('preorder_not_found')
  const proof = await findProof(tx, params.preorderId)
  return proof ? ok(await presentProof(tx, proof, loaded, origin)) : refuse('proof_not_found')
})

/** OR36: by the request's owner alone; an answer that was given may be changed as long as nothing else has. */
const answerProof = inSteps(proofCalls.answer, async (request, database, services) => {
  const answered = await database.write(tx => answerIn(tx, request, services))
  if (!answered.ok) return answered
  const { proof, commentId } = answered.value
  if (commentId) tellComment(services.news, request.body.designId, commentId)
  return ok(proof)
})

type Asking = Parameters<Parameters<typeof inSteps<typeof proofCalls.answer>>[1]>[0]

async function answerIn(
  tx: Tx,
  { actor, body, now, origin }: Asking,
  services: Services,
): Promise<Result<Answered, Refusal<(typeof proofCalls.answer.refusals)[number]>>> {
  const { preorderId, designId, approved, note = null, mark = null } = body
  const loaded = await lockRequest(tx, preorderId)
  if (loaded?.preorder.userId !== actor.id) return refuse('preorder_not_found')
  const proof = await findProof(tx, preorderId)
  if (!proof) return refuse('proof_not_found')
  if (proof.row.number !== body.proofNumber) return refuse('proof_outdated')
  const item = proof.content.items.find(each => each.designId === designId)
  if (!item) return refuse('designIdDoesntExist')
  const earlier = proof.answers.find(answer => answer.designId === designId)
  const isOutdated = outdatedSince(proof.content, await proofGroundOf(tx, loaded))
  if (earlier?.voidedAt || isOutdated(designId)) return refuse('proof_outdated')
  const said = { note: note || null, mark }
  const commentId = await keepComment(tx, { ...said, approved, designId, earlier, proof, actor, now })
  const isComment = !approved && commentId !== null
  const answer = { approved, userId: actor.id, answeredAt: now, commentId }
  // Of a change that is asked for, the words are the comment's.
  const kept = { ...answer, ...(isComment ? { note: null, mark: null } : said) }
  await tx
    .insert(proofAnswers)
    .values({ id: randomUUID(), proofId: proof.row.id, designId, ...kept })
    .onConflictDoUpdate({ target: [proofAnswers.proofId, proofAnswers.designId], set: kept })
  if (isComment && commentId !== earlier?.commentId)
    await services.analytics.tell(tx, 'Comment Added', actor, now, { designId })
  const answered = must(await findProof(tx, preorderId), 'proof')
  await keepWaiting(tx, answered, loaded)
  const shown = await presentProof(tx, answered, loaded, origin)
  // Whoever edits it meanwhile learns of the answer.
  await tx
    .update(preorders)
    .set({ revision: sql`${preorders.revision} + 1`, updatedAt: now })
    .where(eq(preorders.id, preorderId))
  const pieces = shown.items.find(each => each.designId === designId)?.pieces ?? undefined
  const looked = pieces && { lines: pieces.lines, ticked: pieces.ticked, changed: pieces.changed }
  const about = { proofNumber: proof.row.number, designId, designName: item.designName }
  await tell(
    tx,
    { preorderId, userId: actor.id, now, jobs: services.jobs },
    approved
      ? {
          name: 'proof_approved',
          data: {
            ...about,
            ...(shown.approved ? { isWhole: true } : {}),
            ...(looked ? { pieces: looked } : {}),
          },
        }
      : { name: 'change_requested', data: { ...about, ...said } },
  )
  await keepListing(tx, preorderId)
  if (shown.approved || !approved)
    await mailProofAnswer(tx, loaded, { ...answer, ...said, ...about, pieces: countsOfAll(shown) }, services)
  return ok({ proof: shown, commentId })
}

type Answered = { readonly proof: Proof; readonly commentId: string | null }

type Kept = {
  readonly approved: boolean
  readonly note: string | null
  readonly mark: ProofMark | null
  readonly designId: string
  readonly earlier: SentProof['answers'][number] | undefined
  readonly proof: SentProof
  readonly actor: { readonly id: string }
  readonly now: Date
}

/** RV22: the comment that the change is, which an approval after it resolves; null where nothing was said. */
async function keepComment(
  tx: Tx,
  { approved, note, mark, designId, earlier, proof, actor, now }: Kept,
): Promise<string | null> {
  const commentId = earlier?.commentId ?? null
  if (approved) {
    const before = proof.content.items.find(item => item.designId === designId)?.changeAsked?.commentId
    for (const asked of [commentId, before]) if (asked) await resolveAsked(tx, asked, actor.id, now)
    return commentId
  }
  if (!note && !mark && !commentId) return null
  return askInComment(tx, { designId, proofId: proof.row.id, commentId, note, mark, authorId: actor.id, now })
}

export const proofHandlers = [readProof, answerProof]
