import { randomUUID } from 'node:crypto'
import type { Address } from '@teamloom/commerce/addresses/address.ts'
import { asOffered } from '@teamloom/commerce/house/house.ts'
import { checkWords } from '@teamloom/commerce/lines/check-words.ts'
import { givenLines, isNobodys } from '@teamloom/commerce/lines/given-lines.ts'
import type { Line } from '@teamloom/commerce/lines/line.ts'
import type { LongName } from '@teamloom/commerce/lines/long-names.ts'
import { quantitiesOf } from '@teamloom/commerce/lines/quantities-of.ts'
import { wordedOf } from '@teamloom/commerce/lines/worded-pieces.ts'
import { checkPreorder } from '@teamloom/commerce/preorders/check-preorder.ts'
import { priceItem } from '@teamloom/commerce/pricing/price-item.ts'
import { completeSizes, sizeNow } from '@teamloom/commerce/pricing/size-quantities.ts'
import type { DataOf, Received } from '@teamloom/contract/call.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import { isDesignDeprecated } from '@teamloom/design/deprecation.ts'
import { slotsOf } from '@teamloom/design/slots.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { atOnce, findLongNamesIn, presentLines } from '#api/cart/present-lines.ts'
import { designs, users } from '#api/db/tables.ts'
import { lettersOfSlots } from '#api/designs/fonts-of-slots.ts'
import { type OpenedDesign, openDesign } from '#api/designs/load-design.ts'
import { type Request, type Unkept, writes } from '#api/http/handler.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import { inTurns } from '#api/platform/slices.ts'
import { priceTermsOf } from '#api/pricing/price-terms.ts'
import { toAnswer } from '#api/pricing/pricing-answer.ts'
import { findRequest, type ItemRow, type LoadedRequest } from '#api/requests/load-requests.ts'
import { mailPreorder } from '#api/requests/mails/mail-preorder.ts'
import { placeRequest } from '#api/requests/place-request.ts'
import { setAsDelivered } from '#api/requests/set-as-delivered.ts'
import type { Services } from '#api/services.ts'

type Body = Received<typeof orderCalls.oneMore>['body']

/** How words of the design were set, by who asks for one more of it. */
const measured = new WeakMap<object, OpenedDesign>()

/**
 * OR62: keeps how words were set when the design was delivered; `setAsDelivered` measures each name of the list,
 * which takes a part of a millisecond.
 */
async function measureDelivered(request: Request<typeof orderCalls.oneMore>, tx: Reader): Promise<void> {
  const found = await findDelivered(request, tx)
  if (found.ok) measured.set(request, await inTurns(setAsDelivered(found.value.opened, found.value.item)))
}

/** A design of a delivered request of the person's, as it was ordered. */
async function findDelivered({ actor, body }: Request<typeof orderCalls.oneMore>, tx: Reader) {
  const loaded = await findRequest(tx, body.preorderId)
  if (loaded?.preorder.userId !== actor.id) return refuse('preorder_not_found')
  if (loaded.preorder.status !== 'delivered') return refuse('not_delivered')
  const item = loaded.items.find(({ designId }) => designId === body.designId)
  const [row] = await tx.select().from(designs).where(eq(designs.id, body.designId))
  if (!item || !row) return refuse('designIdDoesntExist')
  const opened = openDesign(row)
  return opened ? ok({ loaded, item, row, opened }) : refuse('InvalidPartsToBuild')
}

/** OR62: by its customer alone. */
export const orderOneMore = writes(orderCalls.oneMore, placeOneMore, measureDelivered)

async function placeOneMore(request: Request<typeof orderCalls.oneMore>, tx: Tx, services: Services) {
  const { actor, body, now } = request
  const found = await findDelivered(request, tx)
  if (!found.ok) return found
  const { loaded, item, row } = found.value
  const set = measured.get(request) ?? atOnce(setAsDelivered(found.value.opened, item))
  const opened = asOffered(await services.house.at(tx, now), set)
  const listed = await readLine(tx, opened, body)
  if (!listed.ok) return listed
  const { lines, sizes } = listed.value
  const currency = loaded.preorder.currency as Currency
  const pricing = priceItem(priceTermsOf(opened), sizes, currency, wordedOf(lines))
  const isDeprecated = isDesignDeprecated(opened.product, opened.document)
  const { blockDeprecated, waivesMinimumOfOneMore: waivesMinimum } = services.config
  const checked = checkPreorder([{ designId: row.id, pricing, isDeprecated }], {
    blockDeprecated,
    waivesMinimum,
  })
  if (!checked.ok) return checked
  const longNames = longNamesIn(item, opened, lines)
  const problems = problemsIn(item, opened, lines, longNames)
  const told = { pricing: toAnswer(pricing), currency, problems, longNames: [...longNames] }
  const tried: Unkept<DataOf<typeof orderCalls.oneMore>> = { ...ok({ ...told, id: null }), isKept: false }
  if (body.dryRun) return tried
  // ST8: nobody orders at a price that they were not told.
  if (body.total !== undefined && body.total !== pricing.total)
    return refuse('conflict', { target: 'prices' })
  // One after the other for each person: two placed at once would both be the first.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.id)).for('no key update')
  const { teamId, originalDesignId, projectName, designName } = item
  const copyOf = { originalDesignId, projectName, designName }
  const id = await placeRequest(
    tx,
    {
      customerId: actor.id,
      ...aboutOf(loaded),
      items: [{ row: { ...row, teamId, projectName }, teamId, opened, sizes, pricing, copyOf }],
      lists: new Map([[row.id, lines]]),
      now,
    },
    services,
  )
  await mailPreorder(tx, id, actor, now, services)
  return ok({ ...told, id })
}

function aboutOf({ preorder }: LoadedRequest) {
  return {
    asked: { currency: preorder.currency as Currency, locale: preorder.locale as Locale },
    addresses: {
      shipping: preorder.shippingAddress as Address,
      billing: preorder.billingAddress as Address,
    },
    oneMoreOfId: preorder.id,
  }
}

/** NN4: the line as a list of its own; a size that was withdrawn is the one that is cut alike. */
async function readLine(tx: Tx, { document, product }: OpenedDesign, { line }: Body) {
  const slots = slotsOf(document)
  const given = { ...line, size: sizeNow(product, line.size) }
  const unknown = Object.keys(given.words).find(id => !slots.some(slot => slot.id === id))
  if (unknown) return refuse('unknownDecoration', { decorationId: unknown })
  const told = checkWords(
    [{ ...given, id: isNobodys(given) ? given.size : '' }],
    slots,
    await lettersOfSlots(tx, document, slots),
  )
  if (!told.ok) return told
  const sizeNames = product.sizes.map(({ name }) => name)
  const lines = givenLines([given], { before: [], sizeNames, answered: new Map(), newId: randomUUID })
  const sizes = completeSizes(product, quantitiesOf(lines))
  return sizes.ok ? ok({ lines, sizes: sizes.value }) : sizes
}

/** NN18: what long names do in the new line, where others of the design are set as they were. */
function longNamesIn({ recipes }: ItemRow, { document, product }: OpenedDesign, lines: readonly Line[]) {
  const { decorations } = document
  return atOnce(findLongNamesIn({ lines, slots: slotsOf(document), product, recipes, decorations }))
}

/** NN3: what is likely a mistake in the new line, as if it stood among those that were delivered. */
function problemsIn(
  { lines: delivered, sport }: ItemRow,
  { document, product }: OpenedDesign,
  lines: readonly Line[],
  longNames: readonly LongName[],
) {
  const slots = slotsOf(document)
  if (slots.length === 0) return []
  const all = presentLines({ lines: [...delivered, ...lines], slots, product, sport, longNames }, [])
  return all.at(-1)?.problems ?? []
}
