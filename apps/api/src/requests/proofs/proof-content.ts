import type { Product, SoldAs } from '@teamloom/catalog/definition.ts'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import { sizeLabelOf } from '@teamloom/catalog/size-label.ts'
import type { Address } from '@teamloom/commerce/addresses/address.ts'
import { type Charge, shownCharges } from '@teamloom/commerce/charges/charge.ts'
import { isSame } from '@teamloom/commerce/orders/is-same.ts'
import { partsText } from '@teamloom/commerce/pricing/item-parts.ts'
import { type ItemPricing, priceItem } from '@teamloom/commerce/pricing/price-item.ts'
import { totalQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import { type Discount, totalOrder } from '@teamloom/commerce/pricing/total-order.ts'
import { alikeWords } from '@teamloom/design/alike-words.ts'
import { differenceWords } from '@teamloom/design/difference-words.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { openDocument } from '@teamloom/design/open-document.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { type Currency, shareCents } from '@teamloom/kit/money.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { asc, eq } from 'drizzle-orm'
import {
  designs,
  preorderItems,
  type proofAnswers,
  type proofs,
  removedPreorderItems,
} from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { priceOrdered, termsOf } from '#api/pricing/ordered-terms.ts'
import { type ItemRow, type LoadedRequest, totalsOfRequest } from '#api/requests/load-requests.ts'
import { type Look, lookOf } from '#api/requests/proofs/proof-look.ts'

/** A proof as it is frozen. */
export type ProofContent = {
  readonly items: readonly {
    readonly designId: string
    readonly designName: string | null
    readonly projectName: string
    /** Absent in what was frozen before it was told. */
    readonly family?: string
    readonly product?: string
    readonly sides: readonly string[]
    readonly asked: Look | null
    readonly proposed: Look
    readonly differences: readonly Label[]
    /** Absent in what was frozen before it was told. */
    readonly alike?: readonly Label[]
    /** The design itself, which the next proof is compared with; absent in what was frozen before it was kept. */
    readonly document?: unknown
    /** The change that its customer asked for in an earlier proof. */
    readonly changeAsked?: ChangeAsked
  }[]
  /** Its discounts as they were granted; absent where they are not known. */
  readonly asked?: { readonly discounts: readonly Discount[]; readonly total: number | null }
  /** Absent in what was frozen before it was told. */
  readonly removed?: readonly {
    readonly designName: string | null
    readonly projectName: string
    readonly pieces: number
    readonly total: number | null
  }[]
  readonly currency: Currency
  readonly discounts: readonly Discount[]
  /** Absent where there are none. */
  readonly charges?: readonly Charge[]
  readonly shippingAddress: Address
  readonly subtotal: number | null
  readonly shipping: number | null
  readonly total: number | null
}

export type ChangeAsked = {
  readonly proofNumber: number
  readonly note: string | null
  readonly mark: Mark | null
  /** Whose words and mark hold; absent in what was frozen before it was one. */
  readonly commentId?: string | null
  /** ISO 8601. */
  readonly answeredAt: string
  /** What has become otherwise since; null where that is not known. */
  readonly done: readonly Label[] | null
}

type Mark = NonNullable<(typeof proofAnswers.$inferSelect)['mark']>

type FormerProof = {
  readonly row: Pick<typeof proofs.$inferSelect, 'number'>
  readonly content: ProofContent
  readonly answers: readonly (typeof proofAnswers.$inferSelect)[]
}

/** OR34: what a customer would be shown of the request as it is now, after the proof before. */
export async function proofContentOf(
  tx: Reader,
  loaded: LoadedRequest,
  last: FormerProof | undefined,
): Promise<ProofContent> {
  const { preorder, items } = loaded
  const copies = await tx
    .select({ id: designs.id, document: designs.document, asked: preorderItems.asked })
    .from(designs)
    .innerJoin(preorderItems, eq(preorderItems.designId, designs.id))
    .where(eq(designs.preorderId, preorder.id))
  const byId = new Map(copies.map(copy => [copy.id, copy]))
  const compared = items.map(item => ({ ...item, asked: byId.get(item.designId)?.asked ?? null }))
  const currency = preorder.currency as Currency
  const { subtotal, shipping, total } = totalsOfRequest(loaded)
  const removed = await loadRemoved(tx, preorder.id)
  const { askedDiscounts } = preorder
  return {
    items: compared.map(item => {
      const shown = proofItemOf(item, byId.get(item.designId)?.document, currency)
      const changeAsked = last && changeAskedOf(shown, last, currency)
      return changeAsked ? { ...shown, changeAsked } : shown
    }),
    removed: removed.flatMap(item => removedItemOf(item, currency)),
    ...(askedDiscounts ? { asked: askedTotalsOf([...compared, ...removed], askedDiscounts, currency) } : {}),
    currency,
    discounts: preorder.discounts,
    ...(preorder.charges.length > 0 ? { charges: shownCharges(preorder.charges) } : {}),
    shippingAddress: preorder.shippingAddress as Address,
    subtotal,
    shipping,
    total,
  }
}

type Row = typeof preorderItems.$inferSelect

/** What staff have taken out. */
async function loadRemoved(tx: Reader, preorderId: string): Promise<Row[]> {
  const rows = await tx
    .select({ item: removedPreorderItems.item })
    .from(removedPreorderItems)
    .where(eq(removedPreorderItems.preorderId, preorderId))
    .orderBy(asc(removedPreorderItems.removedAt))
  return rows.map(({ item }) => item as Row)
}

function removedItemOf(item: Row, currency: Currency) {
  const { asked, designName, projectName } = item
  const pricing = askedPricingOf(item, currency)
  if (!asked || !pricing) return []
  return [{ designName, projectName, pieces: totalQuantity(asked.sizes), total: pricing.total }]
}

/** What an item would cost as it was asked for, when nobody had set a price; undefined of what staff have added. */
function askedPricingOf(item: Row, currency: Currency): ItemPricing | undefined {
  if (!item.asked) return undefined
  const { creditsUsed, sizes, slots = [], worded } = item.asked
  return priceItem({ ...termsOf(item), creditsUsed, slots, setPrices: {} }, sizes, currency, worded)
}

function askedTotalsOf(items: readonly Row[], asked: readonly Discount[], currency: Currency) {
  const pricings = items.flatMap(item => askedPricingOf(item, currency) ?? [])
  const { total, discounts: granted } = totalOrder(pricings, asked)
  const shares = shareCents(
    granted,
    asked.map(({ amount }) => amount),
  )
  return { discounts: asked.map((each, index) => ({ ...each, amount: shares[index] ?? 0 })), total }
}

function proofItemOf(
  item: ItemRow & Pick<Row, 'asked'>,
  stored: unknown,
  currency: Currency,
): ProofContent['items'][number] {
  const product = findProduct(item.family, item.product)
  const open = (document: unknown) => (product ? openDocument(document, product) : undefined)
  const document = open(stored)
  const proposed = lookOf(
    item.lookKey,
    item.sizes,
    priceOrdered(item, currency),
    document,
    product,
    item.lines,
  )
  const was = item.asked
  const askedDocument = was ? open(was.document) : undefined
  const askedPricing = askedPricingOf(item, currency)
  const asked =
    was && askedPricing ? lookOf(was.lookKey, was.sizes, askedPricing, askedDocument, product) : null
  return {
    designId: item.designId,
    designName: item.designName,
    projectName: item.projectName,
    family: item.family,
    product: item.product,
    sides: product?.sides ?? ['front'],
    asked,
    proposed,
    document: stored,
    differences: asked
      ? wordsBetween(
          { document: askedDocument, look: asked },
          { document, look: proposed },
          { product, currency },
        )
      : [],
    alike: product && document && askedDocument ? alikeWords(askedDocument, document, product) : [],
  }
}

/** OR47: what was asked for in the proof before, or is still unanswered of one before that, with what was done since. */
function changeAskedOf(
  shown: ProofContent['items'][number],
  { row, content, answers }: FormerProof,
  currency: Currency,
): ChangeAsked | undefined {
  const before = content.items.find(({ designId }) => designId === shown.designId)
  const answer = answers.find(({ designId }) => designId === shown.designId)
  if (!before || answer?.approved) return undefined
  const asked = answer
    ? {
        proofNumber: row.number,
        note: answer.note,
        mark: answer.mark,
        commentId: answer.commentId,
        answeredAt: answer.answeredAt.toISOString(),
        done: [],
      }
    : before.changeAsked
  if (!asked) return undefined
  const product = findProduct(shown.family ?? '', shown.product ?? '')
  if (!product || before.document === undefined) return { ...asked, done: null }
  const sinceOf = ({ document, proposed }: typeof shown) => ({
    document: openDocument(document, product),
    look: proposed,
  })
  const done = wordsBetween(sinceOf(before), sinceOf(shown), { product, currency })
  const known = new Set(asked.done?.map(({ en }) => en))
  return { ...asked, done: asked.done && [...asked.done, ...done.filter(({ en }) => !known.has(en))] }
}

type Stand = { readonly document: DesignDocument | undefined; readonly look: Look }

/** Every difference of two stands of a design, as sentences. */
function wordsBetween(
  was: Stand,
  is: Stand,
  { product, currency }: { readonly product: Product | undefined; readonly currency: Currency },
): Label[] {
  return [
    ...(product && was.document && is.document ? differenceWords(was.document, is.document, product) : []),
    ...quantityWords(was.look, is.look, product),
    ...priceWords(was.look, is.look, currency, product?.soldAs ?? 'piece'),
    ...personalWords(was.look, is.look, currency),
    ...(was.look.said && is.look.said && was.look.said !== is.look.said ? [otherWords] : []),
  ]
}

function quantityWords(asked: Look, proposed: Look, product: Product | undefined): Label[] {
  return proposed.sizes.flatMap(({ name, qty }) => {
    const was = asked.sizes.find(size => size.name === name)?.qty ?? 0
    if (was === qty) return []
    const change = (locale: 'en' | 'fr') => `${numberText(was, locale)} → ${numberText(qty, locale)}`
    const label = sizeLabelOf(product, name)
    return [{ en: `Size ${label.en}: ${change('en')}.`, fr: `Taille ${label.fr}\u00a0: ${change('fr')}.` }]
  })
}

const priceOf = {
  piece: { en: 'Price of a piece:', fr: 'Prix d’une pièce\u00a0:' },
  pair: { en: 'Price of a pair:', fr: 'Prix d’une paire\u00a0:' },
} as const satisfies Record<SoldAs, Label>

function priceWords(asked: Look, proposed: Look, currency: Currency, soldAs: SoldAs): Label[] {
  if (asked.pricePerPiece === proposed.pricePerPiece) return []
  const say = (cents: number | null, locale: 'en' | 'fr') =>
    cents === null
      ? { en: 'to be determined', fr: 'à déterminer' }[locale]
      : moneyText(cents, currency, locale)
  const change = (locale: 'en' | 'fr') =>
    `${say(asked.pricePerPiece, locale)} → ${say(proposed.pricePerPiece, locale)}`
  const { en, fr } = priceOf[soldAs]
  return [{ en: `${en} ${change('en')}.`, fr: `${fr} ${change('fr')}.` }]
}

const otherWords: Label = {
  en: 'What pieces of people say, or their sizes.',
  fr: 'Ce que disent des pièces de personnes, ou leur taille.',
}

/** NN10: other names, numbers or prices of them. */
function personalWords(
  { personal: asked = [] }: Look,
  { personal: proposed = [] }: Look,
  currency: Currency,
): Label[] {
  if (isSame(asked, proposed)) return []
  const say = (parts: typeof asked, locale: 'en' | 'fr') =>
    partsText(parts, currency, locale, 'piece') || { en: 'none', fr: 'aucun' }[locale]
  const change = (locale: 'en' | 'fr') => `${say(asked, locale)} → ${say(proposed, locale)}`
  return [{ en: `Names and numbers: ${change('en')}.`, fr: `Noms et numéros\u00a0: ${change('fr')}.` }]
}
