import type { Product } from '@teamloom/catalog/definition.ts'
import { countCredits } from '@teamloom/design/credits.ts'
import { decoratedSides } from '@teamloom/design/decorated-sides.ts'
import { type Slot, slotsOf } from '@teamloom/design/slots.ts'
import type { SQL } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { artworkOf } from '#api/assets/share-artwork.ts'
import { type VersionsOfSlots, versionsOfSlots } from '#api/designs/fonts-of-slots.ts'
import { keptOfDesigns, type RestingRow, selectResting } from '#api/designs/kept-of-designs.ts'
import type { OpenedDesign } from '#api/designs/load-design.ts'
import type { Reader } from '#api/platform/database/database.ts'

/** What calls that go through many designs need of their documents. */
export type Outline = {
  readonly product: Product
  readonly decoratedSides: ReturnType<typeof decoratedSides>
  readonly creditsUsed: number
  /** Assets' ids. */
  readonly artwork: readonly string[]
  /** What each person is asked for. */
  readonly slots: readonly Slot[]
  readonly versionsOfSlots: VersionsOfSlots
}

/** Undefined for a design with parts that the catalogue no longer knows. */
type Kept = { readonly outline: Outline | undefined }

const keptOutlines = keptOfDesigns<Kept, undefined>({
  kept: new LRUCache<string, Kept>({ max: 30_000 }),
  nameOf: () => '',
  inPage: 20,
  make: (_, opened) => ({ outline: opened && outlineOf(opened) }),
})

/** Before a transaction that goes through many of these: it finds what is kept, and takes nobody's turn to make it. */
export async function keepOutlines(tx: Reader, where: SQL): Promise<void> {
  await keptOutlines(tx, await selectResting(tx, where), undefined)
}

/** Outlines of the designs that open, by their ids. */
export async function loadOutlines(
  tx: Reader,
  rows: readonly RestingRow[],
): Promise<(designId: string) => Outline | undefined> {
  const kept = await keptOutlines(tx, rows, undefined)
  return designId => kept.get(designId)?.outline
}

function outlineOf({ document, product }: OpenedDesign): Outline {
  const slots = slotsOf(document)
  return {
    product,
    decoratedSides: decoratedSides(document, product),
    creditsUsed: countCredits(document, product).creditsUsedInDesign,
    artwork: artworkOf([document]),
    slots,
    versionsOfSlots: versionsOfSlots(document, slots),
  }
}
