import type { Product, SizeDefinition } from '@teamloom/catalog/definition.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import type { OwnKnits } from '@teamloom/techpack/knitting/knit-settings.ts'
import type { QuantityField, SizeQuantity } from '@teamloom/techpack/quantities.ts'
import { askedOver, firstQuantity } from '@teamloom/techpack/quantities.ts'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import {
  assets,
  assetVersions,
  designs,
  preorderItems,
  readings,
  techpackArtworks,
  techpackFiles,
  techpackItems,
  techpackQuantities,
  users,
} from '#api/db/tables.ts'
import { openDesign } from '#api/designs/load-design.ts'
import type { Reader } from '#api/platform/database/database.ts'

export type ProductionFile = {
  readonly id: string
  readonly decorationId: string
  readonly assetId: string
  readonly assetVersionId: string
  readonly readingId: string
  readonly contentId: string
  readonly filename: string
  readonly format: string
  readonly isVector: boolean
  readonly width: number
  readonly height: number
  readonly createdAt: Date
  /** Why it was taken although it shows another picture; null: it does not. */
  readonly acceptedReason: string | null
  readonly firstName: string
  readonly lastName: string
}

/** An ordered design with all that staff have entered of it. */
export type LoadedItem = {
  readonly item: typeof preorderItems.$inferSelect
  readonly lookKey: string
  /** Undefined where the catalogue no longer knows all of it. */
  readonly opened: { readonly document: DesignDocument; readonly product: Product } | undefined
  readonly version: string
  readonly knits: OwnKnits
  readonly quantities: readonly SizeQuantity[]
  /** Sizes of which somebody has entered what is made over. */
  readonly overEntered: ReadonlySet<string>
  /** Sizes whose order grew since, with what is suggested now. */
  readonly overAsked: ReadonlyMap<string, number>
  readonly artworks: ReadonlyMap<string, typeof techpackArtworks.$inferSelect>
  /** By decoration, newest first. */
  readonly files: ReadonlyMap<string, readonly ProductionFile[]>
}

export const firstVersion = '1.0'

export async function loadItems(tx: Reader, preorderId: string): Promise<LoadedItem[]> {
  const rows = await tx
    .select({ item: preorderItems, design: designs })
    .from(preorderItems)
    .innerJoin(designs, eq(designs.id, preorderItems.designId))
    .where(eq(preorderItems.preorderId, preorderId))
    .orderBy(asc(preorderItems.position))
  const ids = rows.map(({ item }) => item.id)
  const kept = await tx.select().from(techpackItems).where(inArray(techpackItems.itemId, ids))
  const entered = await tx.select().from(techpackQuantities).where(inArray(techpackQuantities.itemId, ids))
  const artworks = await tx.select().from(techpackArtworks).where(inArray(techpackArtworks.itemId, ids))
  const files = await loadFiles(tx, ids)
  return rows.map(({ item, design }) => {
    const opened = openDesign(design)
    const row = kept.find(({ itemId }) => itemId === item.id)
    const own = entered.filter(({ itemId }) => itemId === item.id)
    const quantities = quantitiesOf(item.sizes, own, opened?.product)
    return {
      item,
      lookKey: design.lookKey,
      opened,
      overAsked: overAskedOf(quantities, own),
      version: row?.version ?? firstVersion,
      knits: row?.knits ?? {},
      quantities,
      overEntered: new Set(own.flatMap(({ field, sizeName }) => (field === 'OVER' ? [sizeName] : []))),
      artworks: new Map(
        artworks.flatMap(artwork =>
          artwork.itemId === item.id ? [[artwork.decorationId, artwork] as const] : [],
        ),
      ),
      files: Map.groupBy(
        files.filter(({ itemId }) => itemId === item.id),
        file => file.decorationId,
      ),
    }
  })
}

type Entered = {
  readonly sizeName: string
  readonly field: QuantityField
  readonly quantity: number
  readonly ordered: number | null
}

function overAskedOf(
  quantities: readonly SizeQuantity[],
  entered: readonly Entered[],
): ReadonlyMap<string, number> {
  return new Map(
    entered.flatMap(({ sizeName, field, quantity, ordered }) => {
      const now = quantities.find(size => size.sizeName === sizeName)?.ORDER ?? 0
      const asked = field === 'OVER' ? askedOver(quantity, ordered, now) : null
      return asked === null ? [] : [[sizeName, asked] as const]
    }),
  )
}

/** Every size that the product comes in, in its order, and any that was ordered when it still came in it. */
function quantitiesOf(
  ordered: readonly { readonly name: string; readonly qty: number }[],
  entered: readonly Entered[],
  product: Product | undefined,
): SizeQuantity[] {
  const isKept = ({ name, display }: SizeDefinition) =>
    display.displayable || ordered.some(size => size.name === name)
  const names = new Set([
    ...(product?.sizes ?? []).filter(isKept).map(({ name }) => name),
    ...ordered.map(({ name }) => name),
  ])
  return [...names].map(name => {
    const own = entered.filter(({ sizeName }) => sizeName === name)
    const asked = ordered.find(size => size.name === name)?.qty ?? 0
    const order = own.find(({ field }) => field === 'ORDER')?.quantity ?? asked
    return own.reduce<SizeQuantity>(
      (quantity, { field, quantity: pieces }) => ({ ...quantity, [field]: pieces }),
      firstQuantity(name, order),
    )
  })
}

async function loadFiles(tx: Reader, itemIds: readonly string[]) {
  const rows = await tx
    .select({
      id: techpackFiles.id,
      itemId: techpackFiles.itemId,
      decorationId: techpackFiles.decorationId,
      assetId: assetVersions.assetId,
      assetVersionId: techpackFiles.assetVersionId,
      readingId: readings.id,
      contentId: readings.contentId,
      filename: assets.filename,
      verdict: readings.verdict,
      createdAt: techpackFiles.createdAt,
      acceptedReason: techpackFiles.acceptedReason,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(techpackFiles)
    .innerJoin(assetVersions, eq(assetVersions.id, techpackFiles.assetVersionId))
    .innerJoin(assets, eq(assets.id, assetVersions.assetId))
    .innerJoin(readings, eq(readings.id, assetVersions.readingId))
    .innerJoin(users, eq(users.id, techpackFiles.userId))
    .where(inArray(techpackFiles.itemId, [...itemIds]))
    .orderBy(desc(techpackFiles.createdAt), desc(techpackFiles.id))
  return rows.flatMap(({ verdict, ...row }) => {
    if (!verdict.ok) return []
    const { format, isVector, width, height } = verdict
    return [{ ...row, format, isVector, width, height }]
  })
}
