import { randomUUID } from 'node:crypto'
import { techpackproduction } from '@teamloom/catalog/decorations/techpackproduction.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { findDecoration } from '@teamloom/design/lookup.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { offPercent, overlapPercent, verdictOf } from '@teamloom/techpack/production-file/comparison.ts'
import { and, eq } from 'drizzle-orm'
import { assetVersions, designs, preorderItems, techpackArtworks, techpackFiles } from '#api/db/tables.ts'
import { openDesign } from '#api/designs/load-design.ts'
import { inSteps, writes } from '#api/http/handler.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import { compareProduction } from '#api/techpacks/compare-production.ts'
import { knownSizes } from '#api/techpacks/edit-sizes.ts'
import { editTechpackItem } from '#api/techpacks/edit-techpack.ts'

type Ids = { readonly techpackItemId: string; readonly techpackItemArtworkId: string }
type Chosen = Partial<typeof techpackArtworks.$inferInsert>

/** Keeps what was chosen of a decoration that the ordered design has. */
export async function choose(
  tx: Tx,
  { techpackItemId: itemId, techpackItemArtworkId: decorationId }: Ids,
  chosen: Chosen,
): Promise<Result<null, Refusal<'techpack_not_found'>>> {
  if (!(await isDecorationOf(tx, itemId, decorationId))) return refuse('techpack_not_found')
  await tx
    .insert(techpackArtworks)
    .values({ itemId, decorationId, ...chosen })
    .onConflictDoUpdate({ target: [techpackArtworks.itemId, techpackArtworks.decorationId], set: chosen })
  return ok(null)
}

async function isDecorationOf(tx: Reader, itemId: string, decorationId: string): Promise<boolean> {
  const opened = await findOrderedDesign(tx, itemId)
  return opened !== undefined && findDecoration(opened.document, decorationId) !== undefined
}

/** Undefined where the catalogue no longer knows all of it. */
export async function findOrderedDesign(tx: Reader, itemId: string) {
  const [row] = await tx
    .select({ document: designs.document, family: designs.family, product: designs.product })
    .from(preorderItems)
    .innerJoin(designs, eq(designs.id, preorderItems.designId))
    .where(eq(preorderItems.id, itemId))
  return row && openDesign(row)
}

export const setOriginalBackground = writes(
  techpackCalls.setOriginalBackground,
  async (request, tx, services) =>
    editTechpackItem(tx, request, ['originalBackground'], services, () =>
      choose(tx, request.body, { originalBackground: request.body.background.color }),
    ),
)

export const setPreviewBackground = writes(
  techpackCalls.setPreviewBackground,
  async (request, tx, services) =>
    editTechpackItem(tx, request, ['previewBackground'], services, () =>
      choose(tx, request.body, { previewBackground: request.body.background.color }),
    ),
)

export const setProductionBackground = writes(
  techpackCalls.setProductionBackground,
  async (request, tx, services) =>
    editTechpackItem(tx, request, ['productionBackground'], services, () =>
      choose(tx, request.body, { productionBackground: request.body.background.color }),
    ),
)

export const setCalibration = writes(techpackCalls.setCalibration, async (request, tx, services) =>
  editTechpackItem(tx, request, ['calibrationColors'], services, () =>
    choose(tx, request.body, { calibrationColors: request.body.calibrationColors }),
  ),
)

export const setPrintWidths = writes(techpackCalls.setPrintWidths, async (request, tx, services) => {
  const { body } = request
  const fields = body.widths.map(({ sizeName }) => `printWidth/${sizeName}`)
  return editTechpackItem<'techpack_not_found' | 'unknownSize'>(tx, request, fields, services, async () => {
    const known = await knownSizes(tx, body.techpackItemId)
    const unknown = body.widths.find(({ sizeName }) => !known.includes(sizeName))
    if (unknown) return refuse('unknownSize', { size: unknown.sizeName })
    const [kept] = await tx
      .select({ printWidths: techpackArtworks.printWidths })
      .from(techpackArtworks)
      .where(
        and(
          eq(techpackArtworks.itemId, body.techpackItemId),
          eq(techpackArtworks.decorationId, body.techpackItemArtworkId),
        ),
      )
    const widths = new Map(Object.entries(kept?.printWidths ?? {}))
    for (const { sizeName, widthInches } of body.widths)
      if (widthInches === null) widths.delete(sizeName)
      else widths.set(sizeName, widthInches)
    return choose(tx, body, { printWidths: Object.fromEntries(widths) })
  })
})

/** TP32: read and compared between two transactions. */
export const setProductionAsset = inSteps(
  techpackCalls.setProductionAsset,
  async (request, database, services) => {
    const { body, actor, now } = request
    if (body.assetType !== techpackproduction.type) return refuse('assetTypeNotSupported')
    const opened = await findOrderedDesign(database.read, body.techpackItemId)
    const compared =
      opened && (await isProductionFile(database.read, body))
        ? await compareProduction(opened, body.techpackItemArtworkId, body.assetVersionId, {
            ...services,
            database,
          })
        : null
    const isAnother = compared !== null && verdictOf(compared) === 'another'
    if (isAnother && body.acceptReason === undefined)
      return refuse('productionFileDiffers', {
        overlap: overlapPercent(compared),
        off: offPercent(compared),
      })
    return database.write(tx =>
      editTechpackItem<'techpack_not_found' | 'assetDoesntExist' | 'assetTypeNotSupported'>(
        tx,
        request,
        ['productionFile'],
        services,
        async () => {
          const [version] = await tx
            .select({ id: assetVersions.id, assetType: assetVersions.assetType })
            .from(assetVersions)
            .where(and(eq(assetVersions.id, body.assetVersionId), eq(assetVersions.assetId, body.assetId)))
          if (!version) return refuse('assetDoesntExist')
          if (version.assetType !== techpackproduction.type) return refuse('assetTypeNotSupported')
          const kept = await choose(tx, body, { itemId: body.techpackItemId })
          if (!kept.ok) return kept
          await tx.insert(techpackFiles).values({
            id: randomUUID(),
            itemId: body.techpackItemId,
            decorationId: body.techpackItemArtworkId,
            assetVersionId: version.id,
            userId: actor.id,
            acceptedReason: isAnother ? (body.acceptReason ?? null) : null,
            createdAt: now,
          })
          return ok(null)
        },
      ),
    )
  },
)

async function isProductionFile(
  tx: Reader,
  { assetId, assetVersionId }: { readonly assetId: string; readonly assetVersionId: string },
): Promise<boolean> {
  const [version] = await tx
    .select({ assetType: assetVersions.assetType })
    .from(assetVersions)
    .where(and(eq(assetVersions.id, assetVersionId), eq(assetVersions.assetId, assetId)))
  return version?.assetType === techpackproduction.type
}
