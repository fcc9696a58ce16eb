import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { ContentItem, TechpackContent } from '@teamloom/techpack/content.ts'
import { madeDecorations } from '@teamloom/techpack/decorations.ts'
import { printFileName } from '@teamloom/techpack/file-names.ts'
import type { GatheredItem } from '#api/techpacks/draw-items.ts'

/** Where the archive has the files of a decoration; undefined what there is none of. */
export type PrintFiles = {
  readonly source?: string
  readonly production?: string
  readonly preview?: string
  readonly separations?: string
  /** Of each other width that a size has, by the width. */
  readonly bands?: Readonly<Record<string, string>>
  readonly needles?: string
  /** TP31: the one of them that is produced from; absent where it is lost, or there is none. */
  readonly forProduction?: string
}

/** TP14: by decoration. */
export function printFilesOf(
  content: TechpackContent,
  item: ContentItem,
  at: number,
  gathered: GatheredItem,
): ReadonlyMap<string, PrintFiles> {
  const product = findProduct(item.family, item.product)
  const made = product && item.document ? madeDecorations(item.document, product) : []
  return new Map(
    made.map(({ decoration, size }) => {
      const nameIn = (widthInches: number, heightInches: number) =>
        printFileName({
          projectNumber: content.projectNumber ?? String(content.preorderNumber),
          item: at + 1,
          positionName: decoration.positionName,
          type: decoration.type,
          widthInches,
          heightInches,
        })
      const name = nameIn(size?.widthInches ?? 0, size?.heightInches ?? 0)
      const bands = Object.entries(gathered.drawn.bandPrints[decoration.id] ?? {}).flatMap(
        ([width, print]) =>
          size && print?.separations
            ? [
                [
                  width,
                  `artwork/${nameIn(Number(width), (size.heightInches * Number(width)) / size.widthInches)}.svg`,
                ] as const,
              ]
            : [],
      )
      const { source, production } = gathered.artworks[decoration.id] ?? {}
      const archived = gathered.drawn.archived[decoration.id]
      const print = gathered.drawn.prints[decoration.id]
      const tile = print?.tile
      const isGiven = item.artworks.some(
        ({ decorationId, production: given }) => decorationId === decoration.id && given !== null,
      )
      const films = tile ? `_tile_${inches(tile.widthInches)}x${inches(tile.heightInches)}in` : ''
      // What staff gave is made; our own films are there to hold it against.
      const rival = isGiven ? '_to-compare' : ''
      const names: Omit<PrintFiles, 'forProduction'> = {
        ...(source && archived?.source ? { source: `artwork/${name}_source.${source.format}` } : {}),
        ...(production && archived?.production
          ? { production: `artwork/${name}_production.${production.format}` }
          : {}),
        ...(archived?.preview ? { preview: `artwork/${name}_preview.png` } : {}),
        ...(print?.separations ? { separations: `artwork/${name}${films}${rival}.svg` } : {}),
        ...(bands.length > 0 ? { bands: Object.fromEntries(bands) } : {}),
        ...(print?.grid ? { needles: `artwork/${name}_needles.png` } : {}),
      }
      const forProduction = isGiven ? names.production : (names.needles ?? names.separations ?? names.source)
      return [decoration.id, { ...names, ...(forProduction ? { forProduction } : {}) }]
    }),
  )
}

function inches(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}
