import { isGradient } from '@teamloom/artwork/area-art.ts'
import { isDrawing } from '@teamloom/artwork/file-format.ts'
import { hexOfRgb } from '@teamloom/artwork/pixels.ts'
import { sharesOf } from '@teamloom/design/inked-size.ts'
import { slotsOf } from '@teamloom/design/slots.ts'
import { must } from '@teamloom/kit/assert.ts'
import { timesOf } from '@teamloom/techpack/decorations.ts'
import { keysOf } from '@teamloom/techpack/people/ordered-line.ts'
import { isSample } from '@teamloom/techpack/people/personal-places.ts'
import { findRead } from '#api/assets/picture-once.ts'
import { multiply } from '#api/platform/artwork/svg/matrix.ts'
import type { Dependencies } from '#api/services.ts'
import { areasOnce, drawnKey } from '#api/techpacks/film-source.ts'
import { cutOf, type GangedDecoration, printedGroup } from '#api/techpacks/machine/gang/gang-groups.ts'
import type { GangDrawing, GangImage, GangPath } from '#api/techpacks/machine/gang/gang-task.ts'
import type { MachineItem } from '#api/techpacks/machine/machine-item.ts'
import { gatherPrint, plannedPrints } from '#api/techpacks/make-prints.ts'
import { letterLines } from '#api/techpacks/people/draw-people.ts'

type House = Pick<Dependencies, 'database' | 'files' | 'artwork' | 'cutting'>

/** Images by the group that they go on a sheet with; `isPersonal`: they are one person's. */
type Grouped = { readonly group: string; readonly isPersonal: boolean; readonly image: GangImage }

/** All images of an item; undefined where artwork of one is lost. */
export async function gangImages(
  item: MachineItem,
  ganged: readonly GangedDecoration[],
  house: House,
): Promise<readonly Grouped[] | undefined> {
  const found: Grouped[] = []
  for (const decoration of ganged.filter(({ bands }) => bands.length > 0)) {
    const images = await (decoration.isCut ? cutImages : printedImages)(decoration, item, house)
    if (!images) return undefined
    found.push(...images)
  }
  for await (const image of personalImages(item, ganged, house)) found.push(image)
  return found
}

/** An order's number, the item's place in it and what tells the image: `27-0418/1 Left chest, M`. */
function labelOf({ projectNumber, number }: MachineItem, what: string): string {
  return `${projectNumber}/${number} ${what}`
}

function bandLabel(
  item: MachineItem,
  { made, bands }: GangedDecoration,
  sizeNames: readonly string[],
): string {
  return labelOf(
    item,
    [made.place[item.locale], ...(bands.length > 1 ? [sizeNames.join(' ')] : [])].join(', '),
  )
}

/** What is printed in its own colours: in its curves where these are flat, else as a picture. */
async function printedImages(
  decoration: GangedDecoration,
  item: MachineItem,
  house: House,
): Promise<Grouped[] | undefined> {
  const { made, bands } = decoration
  const { artwork } = made.decoration
  const file = artwork && (await findRead(artwork.assetVersionId, house))
  if (!file?.verdict.ok || !made.size || !made.fileSize) return undefined
  const part = sharesOf({ ...made.size, offU: made.inkOff.u, offV: made.inkOff.v }, made.fileSize)
  const paths = isDrawing(file.verdict.format) ? await flatPaths(file, house) : undefined
  const longest = Math.max(...bands.map(({ widthInches }) => widthInches)) / made.size.widthInches
  const bytes = paths
    ? undefined
    : await paintedOf(file, longest * Math.max(made.fileSize.widthInches, made.fileSize.heightInches), house)
  if (!paths && !bytes) return undefined
  const { widthInches: wide, heightInches: high } = made.fileSize
  return bands.map(({ widthInches, heightInches, count, sizeNames }) => {
    const share = widthInches / made.size!.widthInches
    const toImage = [
      share * wide,
      0,
      0,
      share * high,
      -part.left * share * wide,
      -part.top * share * high,
    ] as const
    const drawing: GangDrawing = paths
      ? { kind: 'paths', paths: paths.map(path => ({ ...path, matrix: multiply(toImage, path.matrix) })) }
      : { kind: 'picture', bytes: must(bytes, 'picture'), part }
    const label = bandLabel(item, decoration, sizeNames)
    return {
      group: printedGroup,
      isPersonal: false,
      image: { label, widthInches, heightInches, count, drawing },
    }
  })
}

type ReadFile = NonNullable<Awaited<ReturnType<typeof findRead>>>

/** In the unit square; undefined of what is not flat. */
async function flatPaths(file: ReadFile, house: House): Promise<GangPath[] | undefined> {
  const art = await areasOnce(file, house)
  if (!art || 'fault' in art) return undefined
  const isFlat = art.areas.every(({ paint }) => !isGradient(paint) && paint.alpha === 1)
  if (!isFlat) return undefined
  return art.areas.flatMap(({ d, paint }) =>
    isGradient(paint)
      ? []
      : [{ d, hex: hexOfRgb(paint.rgb), matrix: [1 / art.width, 0, 0, 1 / art.height, 0, 0] as const }],
  )
}

/** To the inch. */
const painted = 300

/** Undefined where it cannot be had. */
async function paintedOf(
  file: ReadFile,
  inches: number,
  { files, artwork }: House,
): Promise<Uint8Array | undefined> {
  const { teamId, uploaderId, verdict } = file
  if (!verdict.ok) return undefined
  const { format } = verdict
  const team = teamId ?? uploaderId
  return artwork.inTurn({ team, account: team }, lane =>
    files.withLocalCopy(drawnKey(file), path =>
      lane.preview(path, isDrawing(format) ? 'svg' : format, Math.round(painted * inches), true),
    ),
  )
}

/** What is cut, film by film. */
async function cutImages(
  decoration: GangedDecoration,
  item: MachineItem,
  house: House,
): Promise<Grouped[] | undefined> {
  const { made, bands, finish } = decoration
  const planned = plannedPrints(item, {}).find(each => each.decorationId === made.decoration.id)
  const task = planned && (await gatherPrint(planned, house))
  if (!task || !made.size) return undefined
  const { inks, widthInches: wide, heightInches: high } = await house.cutting.inks(task)
  return bands.flatMap(({ widthInches, heightInches, count, sizeNames }) => {
    const share = widthInches / wide
    const label = bandLabel(item, decoration, sizeNames)
    return inks.flatMap(({ ink, flat, uses }): Grouped[] => {
      if (!flat) return []
      const paths = uses.map(use => ({
        d: flat,
        hex: ink.hex,
        matrix: multiply([share, 0, 0, heightInches / high, 0, 0], use),
      }))
      const image: GangImage = { label, widthInches, heightInches, count, drawing: { kind: 'paths', paths } }
      return [{ group: cutOf({ ...ink, finish }).name, isPersonal: false, image }]
    })
  })
}

/** MF14: each person's words, called by their line, size and whose they are. */
async function* personalImages(
  item: MachineItem,
  ganged: readonly GangedDecoration[],
  house: House,
): AsyncGenerator<Grouped> {
  if (!ganged.some(({ made }) => isSample(made))) return
  const slots = slotsOf(item.document)
  let place = 0
  for await (const { line, words } of letterLines(item, item.lines, house)) {
    place += 1
    const { number, name } = keysOf(line, slots)
    const label = labelOf(item, `${place} ${[line.size, number, name].filter(Boolean).join(' ')}`)
    for (const { decorationId, outline, layers } of words) {
      const of = ganged.find(({ made }) => made.decoration.id === decorationId)
      if (!of) continue
      const { widthInches, heightInches } = outline
      const count = line.pieces * timesOf(of.made)
      const imageOf = (paths: readonly GangPath[]): GangImage => ({
        label,
        widthInches,
        heightInches,
        count,
        drawing: { kind: 'paths', paths },
      })
      const pathsOf = (layer: (typeof layers)[number]) =>
        layer.paths.map(d => ({ d, hex: layer.ink.hex, matrix: [1, 0, 0, 1, 0, 0] as const }))
      if (!of.isCut) yield { group: printedGroup, isPersonal: true, image: imageOf(layers.flatMap(pathsOf)) }
      else
        for (const layer of layers)
          yield {
            group: cutOf({ ...layer.ink, finish: of.finish }).name,
            isPersonal: true,
            image: imageOf(pathsOf(layer)),
          }
    }
  }
}
