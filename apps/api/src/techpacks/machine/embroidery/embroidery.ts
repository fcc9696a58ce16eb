import { cloths } from '@teamloom/embroidery/cloths/index.ts'
import { type StitchFormatName, stitchFormats } from '@teamloom/embroidery/formats/index.ts'
import { machineMinutes } from '@teamloom/embroidery/machine-minutes.ts'
import type { SewnArt, StitchSettings } from '@teamloom/embroidery/sew-artwork.ts'
import { madeDecorations } from '@teamloom/techpack/decorations.ts'
import { printFileName } from '@teamloom/techpack/file-names.ts'
import { unlessOutage } from '#api/platform/outage.ts'
import type { Dependencies } from '#api/services.ts'
import type { LoadedItem } from '#api/techpacks/load-items.ts'
import { threadList, writeThreadList } from '#api/techpacks/machine/embroidery/thread-list.ts'
import {
  type Found,
  failed,
  type MachineKind,
  type NumberedItem,
  type WantedFile,
} from '#api/techpacks/machine/machine-kind.ts'
import {
  findPrint,
  makePrintOnce,
  type PlannedPrint,
  plannedPrints,
  type Stitchings,
} from '#api/techpacks/make-prints.ts'

/** What is written of each embroidery, by the ending of its name. */
const endings: readonly { readonly format: string; readonly ending: string }[] = [
  ...Object.entries(stitchFormats).map(([format, { ending }]) => ({ format, ending })),
  threadList,
]

/** What is sewn; its files are kept with its print. */
export const embroidery: MachineKind = {
  wanted: wantedFiles,
  make: makeAwaited,
  read: async ({ key, format }, house) => {
    const print = await findPrint(key, house)
    if (!print?.sewn) return undefined
    return format === threadList.format
      ? writeThreadList(print.sewn)
      : print.sewn.files[format as StitchFormatName]
  },
}

export function stitchingsOf({ artworks }: LoadedItem): Stitchings {
  return Object.fromEntries(
    [...artworks].flatMap(([decorationId, { stitching }]) =>
      Object.keys(stitching).length > 0 ? [[decorationId, stitching satisfies StitchSettings]] : [],
    ),
  )
}

function wantedFiles({ loaded, number, projectNumber }: NumberedItem): WantedFile[] {
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
    return endings.map(
      ({ format, ending }): WantedFile => ({
        kind: 'embroidery',
        itemId: item.id,
        decorationId,
        format,
        name: `${name}${ending}`,
        key,
      }),
    )
  })
}

/** MF12: each decoration by itself: one that cannot be made says so, and the rest is there. */
async function* makeAwaited(
  { loaded }: NumberedItem,
  isAwaited: (key: string) => boolean,
  house: Dependencies,
) {
  for (const planned of loaded.opened ? plannedPrints(loaded.opened, stitchingsOf(loaded)) : [])
    if (planned.task.sewing && isAwaited(planned.key))
      yield { key: planned.key, found: await findSewn(planned, house) }
}

async function findSewn(planned: PlannedPrint, house: Dependencies): Promise<Found> {
  // Of artwork in its own colours there is no thread to tell.
  if (planned.task.inks.length === 0) return failed('photograph')
  const print = await unlessOutage(makePrintOnce(planned, house).then(made => made ?? null))
  if (print === undefined) return failed('notMade')
  if (print === null) return failed('artworkMissing')
  if (print.sewn) return toldOf(print.sewn)
  return failed(print.threads.length > 0 ? 'tooIntricate' : 'noStitch')
}

function toldOf({ figures, threads, cloth, density, underlay, checks }: SewnArt): Found {
  const { backing, topping, stitchesPerMinute } = cloths[cloth]
  const { stitches, metres, trims, widthMillimetres, heightMillimetres, longestMillimetres, blocks } = figures
  return {
    state: 'ready',
    problem: null,
    figures: {
      stitches,
      metres,
      trims,
      widthMillimetres,
      heightMillimetres,
      longestMillimetres,
      minutes: machineMinutes(figures, stitchesPerMinute),
      stitchesPerMinute,
      cloth,
      backing,
      topping,
      density,
      underlay,
      threads: blocks.map((block, n) => ({
        code: threads[n]!.code,
        hex: threads[n]!.hex,
        stitches: block.stitches,
        metres: block.metres,
      })),
    },
    checks: checks.map(({ key, isInOrder, values }) => ({ key, isInOrder, values: [...values] })),
  }
}
