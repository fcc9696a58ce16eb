import { type Side, sides } from '@teamloom/bakes/side.ts'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import { findDecoration } from '@teamloom/design/lookup.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { ContentItem } from '@teamloom/techpack/content.ts'
import type { DrawnItem } from '@teamloom/techpack/document-data.ts'
import type { Dependencies } from '#api/services.ts'
import {
  findArtworkFile,
  type KeptArtwork,
  onWhite,
  readPicture,
  showArtwork,
} from '#api/techpacks/gather-pictures.ts'
import { makePrints } from '#api/techpacks/make-prints.ts'

export type GatheredItem = {
  readonly drawn: DrawnItem
  /** What the document shows, by the names in `drawn`. */
  readonly files: Readonly<Record<string, Uint8Array | string>>
  /** As they are kept, by side. */
  readonly pictures: Readonly<Record<string, Uint8Array>>
  /** Sources and what is produced from, by decoration. */
  readonly artworks: Readonly<Record<string, { source?: KeptArtwork; production?: KeptArtwork }>>
}

type House = Pick<Dependencies, 'database' | 'files' | 'pictures' | 'artwork' | 'cutting'>

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
  await Promise.all(
    item.sides
      .filter((side): side is Side => sides.some(known => known === side))
      .map(async side => {
        const picture = await readPicture(item, side, house)
        pictureNames[side] = picture ? `${at}-${side}.jpg` : null
        if (!picture) return
        pictures[side] = picture
        files[`${at}-${side}.jpg`] = await onWhite(picture)
      }),
  )
  const product = findProduct(item.family, item.product)
  const { document } = item
  if (!product || !document)
    return {
      drawn: { sheet: undefined, prints: {}, pictures: pictureNames, artworks: {}, flats: {} },
      files,
      pictures,
      artworks: {},
    }
  const sheet = await house.cutting.draw({
    document,
    family: item.family,
    product: item.product,
    sizeNames: item.sizeNames,
    locale,
  })
  const flats: Record<string, readonly [string, string]> = {}
  for (const { side, svg, plainSvg } of sheet?.flats ?? []) {
    flats[side] = [`${at}-${side}-colors.svg`, `${at}-${side}-line.svg`]
    files[flats[side][0]] = svg
    files[flats[side][1]] = plainSvg
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
  const prints = await makePrints({ document, product }, house)
  return {
    drawn: { sheet, prints, pictures: pictureNames, artworks: artworkNames, flats },
    files,
    pictures,
    artworks,
  }
}
