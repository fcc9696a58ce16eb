import { randomUUID } from 'node:crypto'
import type { Address } from '@teamloom/commerce/addresses/address.ts'
import { checkWords } from '@teamloom/commerce/lines/check-words.ts'
import { givenLines, isNobodys } from '@teamloom/commerce/lines/given-lines.ts'
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
import { presentLines } from '#api/cart/present-lines.ts'
import { designs, users } from '#api/db/tables.ts'
import { lettersOfSlots } from '#api/designs/fonts-of-slots.ts'
import { type OpenedDesign, openDesign } from '#api/designs/load-design.ts'
import { type Unkept, writes } from '#api/http/handler.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { priceTermsOf } from '#api/pricing/price-terms.ts'
import { toAnswer } from '#api/pricing/pricing-answer.ts'
import { findRequest, type ItemRow, type LoadedRequest } from '#api/requests/load-requests.ts'
import { mailPreorder } from '#api/requests/mails/mail-preorder.ts'
import { placeRequest } from '#api/requests/place-request.ts'

type Body = Received<typeof orderCalls.oneMore>['body']

/** OR62: by its customer alone. */
export const orderOneMore = writes(orderCalls.oneMore, async ({ actor, body, now }, tx, services) => {
  const loaded = await findRequest(tx, body.preorderId)
  if (loaded?.preorder.userId !== actor.id) return refuse('preorder_not_found')
  if (loaded.preorder.status !== 'delivered') return refuse('not_delivered')
  const item = loaded.items.find(({ designId }) => designId === body.designId)
  const [row] = await tx.select().from(designs).where(eq(designs.id, body.designId))
  if (!item || !row) return refuse('designIdDoesntExist')
  const opened = openDesign(row)
  if (!opened) return refuse('InvalidPartsToBuild')
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
  const told = { pricing: toAnswer(pricing), currency, problems: problemsIn(item, opened, lines) }
  const tried: Unkept<DataOf<typeof orderCalls.oneMore>> = { ...ok({ ...told, id: null }), isKept: false }
  if (body.dryRun) return tried
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
})

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

/** NN3: of the new line, as if it stood among those that were delivered. */
function problemsIn(
  { lines: delivered, sport }: ItemRow,
  { document, product }: OpenedDesign,
  lines: Parameters<typeof presentLines>[0]['lines'],
) {
  const slots = slotsOf(document)
  if (slots.length === 0) return []
  const all = presentLines({ lines: [...delivered, ...lines], slots, product, sport, longNames: [] }, [])
  return all.at(-1)?.problems ?? []
}
