import { quoteCalls } from '@teamloom/contract/quotes.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#api/db/tables.ts'
import { reads, writes } from '#api/http/handler.ts'
import { editRequest } from '#api/requests/edits/edit-request.ts'
import { findCustomer, findCustomers } from '#api/requests/find-customers.ts'
import { listDesignsOf } from '#api/requests/list-designs-of.ts'
import { findRequest, lockRequest } from '#api/requests/load-requests.ts'
import { mailDeclined } from '#api/requests/mails/mail-status.ts'
import { addressesOf, checkRequest, placeRequest } from '#api/requests/place-request.ts'
import { findProof, presentProof } from '#api/requests/proofs/proofs.ts'
import { loadAddresses } from '#api/requests/read-addresses.ts'

const listCustomers = reads(quoteCalls.customers, async ({ actor, query }, tx) =>
  ok(await findCustomers(tx, query.search, actor.id)),
)

const readCustomer = reads(
  quoteCalls.customer,
  async ({ actor, params, origin }, tx) => {
    const found = await findCustomer(tx, params.userId, actor.id)
    if (!found) return refuse('not_found')
    const [row] = await tx
      .select({ language: users.language, currency: users.currency })
      .from(users)
      .where(eq(users.id, found.id))
    const { language, currency } = must(row, 'customer')
    return ok({
      ...found,
      language: language as Locale,
      currency: currency as Currency,
      designs: await listDesignsOf(tx, found.id, origin),
      ...(await loadAddresses(tx, found.id)),
    })
  },
  ({ actor, params, address }) => ({
    kind: 'account_opened',
    actorId: actor.id,
    subjectId: params.userId,
    address,
  }),
)

/** OR57: in review by a designer, until it is sent as a proof. */
const makeRequest = writes(quoteCalls.make, async ({ actor, body, now }, tx, services) => {
  if (body.userId === actor.id) return refuse('own_order')
  const house = await services.house.at(tx, now)
  const checked = await checkRequest(tx, body.userId, body, { house, config: services.config })
  if (!checked.ok) return checked
  // One after the other for each person: two placed at once would both be the first.
  const [customer] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, body.userId), isNull(users.deletedAt)))
    .for('no key update')
  if (!customer) return refuse('not_found')
  const id = await placeRequest(
    tx,
    {
      customerId: customer.id,
      quotedById: actor.id,
      asked: body,
      addresses: addressesOf(body),
      items: checked.value,
      now,
    },
    services,
  )
  return ok({ id })
})

/** OR58: by the request's owner alone, while it waits for them. */
const decline = writes(quoteCalls.decline, async ({ actor, body, now, origin }, tx, services) => {
  const { preorderId, proofNumber, note } = body
  const loaded = await lockRequest(tx, preorderId)
  if (loaded?.preorder.userId !== actor.id || !loaded.preorder.quotedById) return refuse('preorder_not_found')
  const proof = await findProof(tx, preorderId)
  if (!proof) return refuse('proof_not_found')
  if (proof.row.number !== proofNumber || loaded.preorder.status !== 'inreviewbycustomer')
    return refuse('proof_outdated')
  const declined = await editRequest(tx, services, { actor, now, origin, preorderId }, async () =>
    ok({
      edit: { kind: 'setStatus', status: 'cancelled', about: { declined: note } },
      also: ({ after }) => mailDeclined(tx, after, note, services),
    }),
  )
  if (!declined.ok) return refuse('proof_outdated')
  const after = must(await findRequest(tx, preorderId), 'request')
  return ok(await presentProof(tx, must(await findProof(tx, preorderId), 'proof'), after, origin))
})

export const quoteHandlers = [listCustomers, readCustomer, makeRequest, decline]
