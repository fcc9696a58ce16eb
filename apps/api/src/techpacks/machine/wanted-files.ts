import { stitchFormats } from '@teamloom/embroidery/formats/index.ts'
import type { StitchSettings } from '@teamloom/embroidery/sew-artwork.ts'
import { madeDecorations } from '@teamloom/techpack/decorations.ts'
import { printFileName } from '@teamloom/techpack/file-names.ts'
import { inSlices } from '#api/platform/slices.ts'
import type { TechpackRow } from '#api/techpacks/find-techpack.ts'
import type { LoadedItem } from '#api/techpacks/load-items.ts'
import { plannedPrints, type Stitchings } from '#api/techpacks/make-prints.ts'

/** A file that an item should have as it is now. */
export type WantedFile = {
  readonly itemId: string
  readonly decorationId: string
  readonly format: string
  readonly name: string
  /** Where its print is kept once that is made. */
  readonly key: string
}

export const threadList = { format: 'threads', ending: '_threads.csv' }

/** What is written of each embroidery, by the ending of its name. */
export const embroideryEndings: readonly { readonly format: string; readonly ending: string }[] = [
  ...Object.entries(stitchFormats).map(([format, { ending }]) => ({ format, ending })),
  threadList,
]

export function stitchingsOf({ artworks }: LoadedItem): Stitchings {
  return Object.fromEntries(
    [...artworks].flatMap(([decorationId, { stitching }]) =>
      Object.keys(stitching).length > 0 ? [[decorationId, stitching satisfies StitchSettings]] : [],
    ),
  )
}

/** MF12: those of all items that are sewn, in their order. */
export async function wantedFiles(
  { preorder }: TechpackRow,
  items: readonly LoadedItem[],
): Promise<WantedFile[]> {
  const projectNumber = preorder.projectNumber ?? String(preorder.number)
  return (await inSlices(items, (loaded, at) => filesOfItem(loaded, at + 1, projectNumber))).flat()
}

function filesOfItem(loaded: LoadedItem, number: number, projectNumber: string): WantedFile[] {
  const { item, opened } = loaded
  if (!opened) return []
  const made = madeDecorations(opened.document, opened.product)
  return plannedPrints(opened, stitchingsOf(loaded)).flatMap(({ decorationId, task, key }) => {
    const of = made.find(({ decoration }) => decoration.id === decorationId)
    if (!task.sewing || !of) return []
    const name = printFileName({
      projectNumber,
      item: number,
      positionName: of.decoration.positionName,
      type: of.decoration.type,
      widthInches: of.size?.widthInches ?? 0,
      heightInches: of.size?.heightInches ?? 0,
    })
    return embroideryEndings.map(({ format, ending }) => ({
      itemId: item.id,
      decorationId,
      format,
      name: `${name}${ending}`,
      key,
    }))
  })
}
