import { randomUUID } from 'node:crypto'
import type { Offered } from '@teamloom/commerce/house/house.ts'
import type { Line } from '@teamloom/commerce/lines/line.ts'
import { linesOf } from '@teamloom/commerce/lines/quantities-of.ts'
import { wordedOf } from '@teamloom/commerce/lines/worded-pieces.ts'
import { pricedSlots } from '@teamloom/commerce/pricing/price-personal.ts'
import type { SizeQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import { appearanceOf } from '@teamloom/design/appearance.ts'
import { countCredits } from '@teamloom/design/credits.ts'
import { openChecksOf } from '@teamloom/design/open-checks.ts'
import { slotsOf } from '@teamloom/design/slots.ts'
import type { designs, preorderItems } from '#api/db/tables.ts'
import { keepLook } from '#api/designs/keep-look.ts'
import type { DesignRow, OpenedDesign } from '#api/designs/load-design.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Secret } from '#api/platform/secret.ts'
import { orderTermsOf } from '#api/pricing/price-terms.ts'

export type Copied = {
  readonly design: typeof designs.$inferInsert
  readonly item: typeof preorderItems.$inferInsert &
    Pick<typeof preorderItems.$inferSelect, 'setPrices' | 'slots'>
}

type Source = Pick<DesignRow, 'name' | 'description' | 'family' | 'product' | 'revision'>

/** OR6: a design as it is now, with the terms that hold now, to be ordered: not written yet, but for its look. */
export async function copyDesign(
  tx: Tx,
  source: Source,
  opened: Offered<OpenedDesign>,
  {
    isAsked,
    now,
    secret,
    sizes,
    lines,
    ...about
  }: {
    readonly preorderId: string
    readonly position: number
    readonly originalDesignId: string
    readonly designName: string | null
    readonly projectName: string
    readonly teamId: string
    readonly sizes: readonly SizeQuantity[]
    /** Lines that come to these quantities; left out where nobody has any. */
    readonly lines?: readonly Line[] | undefined
    /** By its customer; else staff have added it. */
    readonly isAsked: boolean
    readonly now: Date
    readonly secret: Secret
  },
): Promise<Copied> {
  const { document, product } = opened
  const { name, description, family, revision } = source
  const copyId = randomUUID()
  const { credits, creditsUsedInDesign } = countCredits(document, product)
  const ordered = lines ?? linesOf(sizes)
  const slots = pricedSlots(slotsOf(document))
  const lookKey = await keepLook(tx, document, product, now, secret)
  return {
    design: {
      id: copyId,
      preorderId: about.preorderId,
      name,
      description,
      family,
      product: source.product,
      document,
      revision,
      lookKey,
      createdAt: now,
      updatedAt: now,
    },
    item: {
      ...about,
      id: randomUUID(),
      designId: copyId,
      lines: ordered,
      terms: orderTermsOf(opened),
      credits,
      slots,
      openChecks: openChecksOf(document, product),
      appearance: appearanceOf(document, product),
      setPrices: {},
      asked: isAsked
        ? {
            document,
            lookKey,
            creditsUsed: creditsUsedInDesign,
            sizes: [...sizes],
            slots,
            worded: wordedOf(ordered),
          }
        : null,
    },
  }
}
