import { createHash } from 'node:crypto'
import type { Address } from '@teamloom/commerce/addresses/address.ts'
import { shipDateForEvent } from '@teamloom/commerce/delivery/delivery-dates.ts'
import { numbersOn } from '@teamloom/commerce/orders/edits/index.ts'
import { isDesignDeprecated } from '@teamloom/design/deprecation.ts'
import { openChecksOf } from '@teamloom/design/open-checks.ts'
import { qualityOf } from '@teamloom/techpack/artwork-quality.ts'
import type { ContentArtwork, ContentItem, TechpackContent } from '@teamloom/techpack/content.ts'
import { madeDecorations } from '@teamloom/techpack/decorations.ts'
import { compareFacts, compareItems, factsAbout } from '@teamloom/techpack/facts.ts'
import type { HouseLabel } from '@teamloom/techpack/label/house-label.ts'
import { materialsOf } from '@teamloom/techpack/materials.ts'
import { toProduce } from '@teamloom/techpack/quantities.ts'
import type { SupplierCode } from '@teamloom/techpack/supplier-codes.ts'
import { workshopChecks } from '@teamloom/techpack/workshop-checks.ts'
import { providerLines } from '#api/house/provider-lines.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { partsIn } from '#api/requests/kept-parts.ts'
import type { TechpackRow } from '#api/techpacks/find-techpack.ts'
import type { LoadedItem } from '#api/techpacks/load-items.ts'
import { type Known, loadKnown } from '#api/techpacks/load-known.ts'
import {
  factsOfItem,
  type LastRelease,
  linesOf,
  madeSizes,
  type PurchasedItem,
  redrawsOf,
} from '#api/techpacks/present-item.ts'

type HouseFacts = {
  readonly supplierCodes: readonly SupplierCode[]
  readonly label: HouseLabel
  readonly provider: { readonly name: string; readonly address: string; readonly supportEmail: string }
}

/** All that a release says, as it is now. */
export async function buildContent(
  tx: Reader,
  techpack: TechpackRow,
  before: LastRelease | undefined,
  house: HouseFacts,
): Promise<TechpackContent> {
  const said = contentNow(techpack, await loadKnown(tx, techpack, ''), house)
  return before ? { ...said, differences: differencesSince(before, said) } : said
}

/** TP38: what staff set, else what comes to the event. */
export function wantedShipDate(
  { wantedShipDate: set }: TechpackRow,
  eventDate: string | null,
): string | null {
  return set ?? (eventDate && shipDateForEvent(eventDate))
}

/** What a techpack says now, without what changed. */
export function contentNow(
  techpack: TechpackRow,
  { purchased, loaded, approvals, eventDate }: Known,
  { supplierCodes, label: house, provider }: HouseFacts,
): TechpackContent {
  const { preorder } = techpack
  const approved = new Set(approvals.map(({ designId }) => designId))
  const items = loaded.flatMap(each => {
    const item = purchased.find(({ id }) => id === each.item.id)
    return item ? [contentItem(each, item, approved.has(item.design_id), supplierCodes)] : []
  })
  const numbers = numbersOn('isOnTechpack', partsIn(preorder))
  return {
    schema: 1,
    techpackId: techpack.id,
    projectNumber: preorder.projectNumber,
    projectName: techpack.projectName,
    customerName: techpack.customerName,
    customerNumber: techpack.customerNumber,
    // Only where there are any: a release of before says the same as it did.
    ...(numbers.length > 0 ? { numbers } : {}),
    orderedAt: preorder.createdAt.toISOString(),
    eventDate,
    wantedShipDate: wantedShipDate(techpack, eventDate),
    ...(Object.keys(techpack.terms).length > 0 ? { terms: techpack.terms } : {}),
    ...shippedTo(preorder.shippingAddress as Address),
    preorderId: preorder.id,
    preorderNumber: preorder.number,
    approvals: approvals.map(({ designId: _, ...approval }) => approval),
    house,
    contact: contactOf(provider),
    items,
    differences: [],
  }
}

/** Whom a workshop asks, without an address where none is set: a release of before says the same as it did. */
function contactOf({
  name,
  supportEmail,
  address,
}: HouseFacts['provider']): NonNullable<TechpackContent['contact']> {
  const lines = providerLines(address)
  return { name, email: supportEmail, ...(lines.length > 0 ? { address: lines } : {}) }
}

/** The hash of what a techpack says, not of what it was compared with. */
export function hashOf({ differences: _, ...content }: TechpackContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

function differencesSince(before: LastRelease, said: TechpackContent): TechpackContent['differences'] {
  const { items } = said
  const gone = before.items.filter(({ id }) => !items.some(item => item.id === id))
  return [
    {
      id: said.techpackId,
      name: said.projectName,
      lookKey: null,
      since: before.number,
      differences: compareFacts(before.about, factsAbout(said)),
    },
    ...items.map(item => ({
      id: item.id,
      name: item.name,
      lookKey: otherLook(before, item.id, item.lookKey),
      since: before.number,
      differences: compareItems(
        before.items.find(({ id }) => id === item.id),
        item,
      ),
    })),
    ...gone.map(item => ({
      id: item.id,
      name: item.name,
      lookKey: null,
      since: before.number,
      differences: compareItems(item, undefined),
    })),
  ].filter(({ differences, lookKey }) => differences.length > 0 || lookKey !== null)
}

/** How the item looked before, where it looks otherwise now. */
function otherLook({ items }: LastRelease, id: string, lookKey: string): string | null {
  const was = items.find(item => item.id === id)?.lookKey
  return was !== undefined && was !== lookKey ? was : null
}

function contentItem(
  loaded: LoadedItem,
  purchased: PurchasedItem,
  isApproved: boolean,
  supplierCodes: readonly SupplierCode[],
): ContentItem {
  const { item, opened, version, lookKey, quantities } = loaded
  const lines = linesOf(loaded)
  const original = (name: string) => item.sizes.find(size => size.name === name)?.qty ?? 0
  return {
    id: item.id,
    name: purchased.designName ?? purchased.designState.product.label.en,
    version,
    facts: factsOfItem(loaded, purchased),
    family: opened?.product.family.name ?? '',
    product: opened?.product.product.name ?? purchased.designState.product.name,
    document: opened?.document ?? null,
    lookKey,
    sides: opened?.product.sides ?? ['front'],
    creditsUsed: purchased.designState.customizationPricing.creditsUsedInDesign,
    isDeprecated: !opened || isDesignDeprecated(opened.product, opened.document),
    isApproved,
    redraws: redrawsOf(loaded),
    quantities: quantities
      .filter(quantity => toProduce(quantity) > 0 || quantity.OVER > 0 || original(quantity.sizeName) > 0)
      .map(quantity => ({
        ...quantity,
        original: original(quantity.sizeName),
        overAsked: loaded.overAsked.get(quantity.sizeName) ?? null,
        isOverSuggested: quantity.OVER > 0 && !loaded.overEntered.has(quantity.sizeName),
      })),
    sizeNames: madeSizes(loaded),
    // Only where there are any: a release of before says the same as it did.
    ...(lines ? { lines } : {}),
    artworks: contentArtworks(loaded),
    ...(Object.keys(loaded.knits).length > 0 ? { knits: loaded.knits } : {}),
    supplierCodes: codesOf(loaded, supplierCodes),
  }
}

/** Suppliers' codes of an item's own colours: a table that grows makes no other release of what it does not name. */
function codesOf({ opened }: LoadedItem, codes: readonly SupplierCode[]): readonly SupplierCode[] {
  if (!opened || codes.length === 0) return []
  const { document, product } = opened
  const used = new Set(
    [
      ...materialsOf(document, product).map(({ color }) => color.code),
      ...madeDecorations(document, product).flatMap(({ colors, rimColor, ground }) =>
        [...colors, rimColor, ground?.color].flatMap(color => (color ? [color.code] : [])),
      ),
    ].map(code => code.toLowerCase()),
  )
  return codes.filter(({ code }) => used.has(code.toLowerCase()))
}

function contentArtworks({ opened, artworks, files }: LoadedItem): ContentArtwork[] {
  if (!opened) return []
  const checks = openChecksOf(opened.document, opened.product)
  return madeDecorations(opened.document, opened.product).map(({ decoration, fileSize }) => {
    const kept = artworks.get(decoration.id)
    const [file] = files.get(decoration.id) ?? []
    const source = file ?? decoration.artwork
    return {
      decorationId: decoration.id,
      quality: source ? qualityOf(source, fileSize) : null,
      background: kept?.previewBackground ?? '#DADADA',
      printWidths: kept?.printWidths ?? {},
      settings: kept?.settings ?? {},
      // Only where there is any: a release of before says the same as it did.
      ...(kept && Object.keys(kept.stitching).length > 0 ? { stitching: kept.stitching } : {}),
      calibrationColors: kept?.calibrationColors ?? [],
      production: file
        ? {
            assetVersionId: file.assetVersionId,
            contentId: file.contentId,
            readingId: file.readingId,
            filename: file.filename,
            format: file.format,
            isVector: file.isVector,
            width: file.width,
            height: file.height,
            ...(file.acceptedReason === null
              ? {}
              : { accepted: { by: `${file.firstName} ${file.lastName}`, reason: file.acceptedReason } }),
          }
        : null,
      checks: workshopChecks(
        checks.filter(({ decorationId }) => decorationId === decoration.id),
        file !== undefined,
      ).map(({ title }) => title),
    }
  })
}

type ShippedTo = Pick<TechpackContent, 'shipTo' | 'shipToCountry' | 'shipToPhone'>

function shippedTo({ firstName, lastName, organization, phone, address }: Address): ShippedTo {
  const { line1, line2, city, state, postal_code, country } = address
  const lines = [`${firstName} ${lastName}`, organization, line1, line2, `${city} ${state}  ${postal_code}`]
  return {
    shipTo: lines.flatMap(line => (line?.trim() ? [line.trim()] : [])),
    shipToCountry: country,
    ...(phone.trim() ? { shipToPhone: phone.trim() } : {}),
  }
}
