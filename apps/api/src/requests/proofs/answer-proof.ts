import { randomUUID } from 'node:crypto'
import { proofCalls } from '@teamloom/contract/proofs.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq, sql } from 'drizzle-orm'
import { preorders, proofAnswers } from '#api/db/tables.ts'
import { reads, writes } from '#api/http/handler.ts'
import { keepListing } from '#api/requests/listing/keep-listing.ts'
import { findRequest, lockRequest } from '#api/requests/load-requests.ts'
import { mailProofAnswer } from '#api/requests/mails/mail-status.ts'
import { countsOfAll } from '#api/requests/proofs/pieces.ts'
import { outdatedSince, proofGroundOf } from '#api/requests/proofs/proof-ground.ts'
import { findProof, keepWaiting, presentProof } from '#api/requests/proofs/proofs.ts'
import { tell } from '#api/requests/tell.ts'

const readProof = reads(proofCalls.read, async ({ actor, params, origin }, tx) => {
  const loaded = await findRequest(tx, params.preorderId)
  if (!loaded || (loaded.preorder.userId !== actor.id && !actor.isStaff)) return refuse('preorder_not_found')
  const proof = await findProof(tx, params.preorderId)
  return proof ? ok(await presentProof(tx, proof, loaded, origin)) : refuse('proof_not_found')
})

/** OR36: by the request's owner alone; an answer that was given may be changed as long as nothing else has. */
const answerProof = writes(proofCalls.answer, async ({ actor, body, now, origin }, tx, services) => {
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
  const answer = { approved, note: note || null, mark, userId: actor.id, answeredAt: now }
  await tx
    .insert(proofAnswers)
    .values({ id: randomUUID(), proofId: proof.row.id, designId, ...answer })
    .onConflictDoUpdate({ target: [proofAnswers.proofId, proofAnswers.designId], set: answer })
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
    { preorderId, userId: actor.id, now },
    approved
      ? {
          name: 'proof_approved',
          data: {
            ...about,
            ...(shown.approved ? { isWhole: true } : {}),
            ...(looked ? { pieces: looked } : {}),
          },
        }
      : { name: 'change_requested', data: { ...about, note: answer.note, mark } },
  )
  await keepListing(tx, preorderId)
  if (shown.approved || !approved)
    await mailProofAnswer(tx, loaded, { ...answer, ...about, pieces: countsOfAll(shown) }, services)
  return ok(shown)
})

export const proofHandlers = [readProof, answerProof]
