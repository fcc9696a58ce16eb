import { type Side, sides } from '@teamloom/bakes/side.ts'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import { findDecoration } from '@teamloom/design/lookup.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { ContentItem } from '@teamloom/techpack/content.ts'
import type { DrawnItem } from '@teamloom/techpack/drawn-item.ts'
import { careKinds } from '@teamloom/techpack/label/care.ts'
import { careOfDesign } from '@teamloom/techpack/label/care-of-design.ts'
import { careFile, careSymbol } from '@teamloom/techpack/label/care-symbols.ts'
import type { PrintWidths } from '@teamloom/techpack/print-bands.ts'
import { drawSeamSection } from '@teamloom/techpack/sewing/seam-section.ts'
import { detailKey, sectionFile } from '@teamloom/techpack/sewing/sewing-data.ts'
import type { Dependencies } from '#api/services.ts'
import { compareProductionFiles } from '#api/techpacks/compare-production.ts'
import { drawSheetOnce } from '#api/techpacks/draw-sheet-once.ts'
import {
  findArtworkFile,
  type KeptArtwork,
  onWhite,
  previewOf,
  readPicture,
  showArtwork,
} from '#api/techpacks/gather-pictures.ts'
import { makeBandPrints, makePrints } from '#api/techpacks/make-prints.ts'

export type GatheredItem = {
  readonly drawn: DrawnItem
  /** What the document shows, by the names in `drawn`. */
  readonly files: Readonly<Record<string, Uint8Array | string>>
  /** Of a workshop's width, by side. */
  readonly pictures: Readonly<Record<string, Uint8Array>>
  /** PNGs of decorations, in their inks where they have inks. */
  readonly previews: Readonly<Record<string, Uint8Array>>
  /** Sources and what is produced from, by decoration. */
  readonly artworks: Readonly<Record<string, { source?: KeptArtwork; production?: KeptArtwork }>>
}

type House = Pick<Dependencies, 'database' | 'files' | 'pictures' | 'artwork' | 'cutting'>

async function isKept(file: KeptArtwork | undefined, { files }: Pick<House, 'files'>): Promise<boolean> {
  return !!file && (await files.find(file.originalKey)) !== undefined
}

function printWidthsIn({ artworks }: ContentItem): Record<string, PrintWidths> {
  return Object.fromEntries(
    artworks.flatMap(({ decorationId, printWidths }) =>
      printWidths && Object.keys(printWidths).length > 0 ? [[decorationId, printWidths]] : [],
    ),
  )
}

/** Everything of an item that is drawn; what cannot be is missing in it, and said so on its page. */
export async function drawItem(
  item: ContentItem,
  at: number,
  locale: Locale,
  artAsPictures: boolean,
  house: House,
): Promise<GatheredItem> {
  const files: Record<string, Uint8Array | string> = {}
  const pictures: Record<string, Uint8Array> = {}
  const pictureNames: Record<string, string | null> = {}
  const picturesDrawn = Promise.all(
    item.sides
      .filter((side): side is Side => sides.some(known => known === side))
      .map(async side => {
        const picture = await readPicture(item, side, house)
        pictureNames[side] = picture ? `${at}-${side}.jpg` : null
        if (!picture) return
        pictures[side] = picture
        files[`${at}-${side}.jpg`] = await onWhite(picture, item, side, house)
      }),
  )
  const product = findProduct(item.family, item.product)
  const { document } = item
  if (!product || !document) {
    await picturesDrawn
    return {
      drawn: {
        sheet: undefined,
        prints: {},
        bandPrints: {},
        pictures: pictureNames,
        overPictures: {},
        artworks: {},
        comparisons: {},
        archived: {},
        printed: {},
        flats: {},
        pieces: {},
        details: {},
      },
      files,
      pictures,
      previews: {},
      artworks: {},
    }
  }
  const garment = { document, family: item.family, product: item.product }
  const { sizeNames } = item
  const printWidths = printWidthsIn(item)
  const given = new Map(
    item.artworks.flatMap(({ decorationId, production }) =>
      production ? [[decorationId, production.assetVersionId] as const] : [],
    ),
  )
  const [sheet, prints, bandPrints, comparisons] = await Promise.all([
    drawSheetOnce(item.id, { ...garment, sizeNames, locale, printWidths }, house),
    makePrints({ document, product }, house),
    makeBandPrints({ document, product }, printWidths, sizeNames, house),
    compareProductionFiles({ document, product }, given, house),
    picturesDrawn,
  ])
  const flats: Record<string, DrawnItem['flats'][string]> = {}
  for (const { side, svg, plainSvg, placingSvg } of sheet?.flats ?? []) {
    const named = (what: string) => `${at}-${side}-${what}.svg`
    flats[side] = { colored: named('colors'), plain: named('line'), placing: named('placing') }
    files[named('colors')] = svg
    files[named('line')] = plainSvg
    files[named('placing')] = placingSvg
  }
  const details: Record<string, string> = {}
  for (const { name, svg } of sheet?.measured.details ?? []) {
    details[name] = `${at}-${name}-detail.svg`
    files[`${at}-${name}-detail.svg`] = svg
  }
  const { rows = [], details: sewingDetails = [] } = sheet?.sewing ?? {}
  for (const { name, svg } of sewingDetails) {
    details[detailKey(name)] = `${at}-${detailKey(name)}.svg`
    files[`${at}-${detailKey(name)}.svg`] = svg
  }
  for (const { seam } of rows) if (seam) files[sectionFile(seam)] = drawSeamSection(seam)
  const pieces: Record<string, string> = {}
  for (const { name, svg } of sheet?.pieces ?? []) {
    pieces[name] = `${at}-${name}-piece.svg`
    files[`${at}-${name}-piece.svg`] = svg
  }
  const care = careOfDesign(document, product)
  for (const kind of careKinds) files[careFile(kind, care[kind])] = careSymbol(kind, care[kind])
  const overPictures: Record<string, string> = {}
  for (const [side, svg] of Object.entries(sheet?.overPictures ?? {})) {
    overPictures[side] = `${at}-${side}-over.svg`
    files[`${at}-${side}-over.svg`] = svg
  }
  const artworks: Record<string, { source?: KeptArtwork; production?: KeptArtwork }> = {}
  const artworkNames: Record<string, string | null> = {}
  for (const [index, { decorationId, production }] of item.artworks.entries()) {
    const versionId = findDecoration(document, decorationId)?.artwork?.assetVersionId
    const source = versionId ? await findArtworkFile(versionId, house) : undefined
    const made = production ? await findArtworkFile(production.assetVersionId, house) : undefined
    artworks[decorationId] = { ...(source ? { source } : {}), ...(made ? { production: made } : {}) }
    const shown = source && (await showArtwork(source, artAsPictures, house))
    const name = shown ? `${at}-art-${index}.${shown.extension}` : null
    artworkNames[decorationId] = name
    if (shown && name) files[name] = shown.bytes
  }
  const printed: Record<string, string | null> = {}
  const previews: Record<string, Uint8Array> = {}
  const archived: Record<string, DrawnItem['archived'][string]> = {}
  for (const [index, { decorationId }] of item.artworks.entries()) {
    const films = prints[decorationId]?.separations
    printed[decorationId] = films ? `${at}-printed-${index}.svg` : null
    if (films) files[`${at}-printed-${index}.svg`] = films
    const preview = await previewOf(films ?? null, artworks[decorationId]?.source, house)
    if (preview) previews[decorationId] = preview
    const { source, production } = artworks[decorationId] ?? {}
    archived[decorationId] = {
      source: await isKept(source, house),
      production: await isKept(production, house),
      preview: Boolean(preview),
    }
  }
  return {
    drawn: {
      sheet,
      prints,
      bandPrints,
      pictures: pictureNames,
      overPictures,
      artworks: artworkNames,
      comparisons,
      archived,
      printed,
      flats,
      pieces,
      details,
    },
    files,
    pictures,
    previews,
    artworks,
  }
}
