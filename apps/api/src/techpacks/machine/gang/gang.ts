import { createHash } from 'node:crypto'
import type { MachineFile, MachineFileOf } from '@teamloom/contract/techpack-machine.ts'
import { fileNamePart } from '@teamloom/techpack/file-names.ts'
import { fileSideText } from '@teamloom/techpack/file-side.ts'
import { unlessOutage } from '#api/platform/outage.ts'
import type { Dependencies } from '#api/services.ts'
import { type GangGroup, gangedDecorations, gangGroups } from '#api/techpacks/machine/gang/gang-groups.ts'
import { gangImages } from '#api/techpacks/machine/gang/gang-images.ts'
import { type MachineItem, machineItemOf } from '#api/techpacks/machine/machine-item.ts'
import {
  failed,
  type KeptFile,
  keptAt,
  keptIn,
  type MachineKind,
  type MadeKey,
  type NumberedItem,
  type WantedFile,
} from '#api/techpacks/machine/machine-kind.ts'

/** Raised when sheets are made otherwise, so that those of before are made anew. */
const gangVersion = 2

/** Below so many pixels to the inch a picture is seen to be coarse. */
const leastPixels = 150

type House = Pick<Dependencies, 'database' | 'files' | 'artwork' | 'cutting'>
type Figures = NonNullable<MachineFileOf<'gang'>['figures']>
type Problem = NonNullable<MachineFile['problem']>

/** What was made of a group, as it is kept beside its files. */
type MadeGroup = { readonly figures: Figures; readonly coarsest: number | null }

/** Gang sheets of all that is pressed on an item. */
export const gang: MachineKind = {
  wanted: numbered => {
    const item = machineItemOf(numbered)
    return item ? groupsOf(item).flatMap(({ group, key }) => filesOf(item, group, key, 1)) : []
  },
  make: makeAwaited,
  read: (row, { files }) => files.open(keptAt(row)),
}

function groupsOf(item: MachineItem) {
  const ganged = gangedDecorations(item)
  return gangGroups(item, ganged).map(group => {
    const { projectNumber, number, locale, document, quantities, sizeNames, lines, printWidths } = item
    const said = { projectNumber, number, locale, document, quantities, sizeNames, lines, printWidths }
    const hash = createHash('sha256')
      .update(JSON.stringify([gangVersion, group, said]))
      .digest('hex')
    return { group, key: `${keptIn(item.itemId)}/${hash}` }
  })
}

/** A PDF of all sheets, and of each a picture. */
function filesOf(
  { itemId, number, projectNumber }: MachineItem,
  group: GangGroup,
  key: string,
  sheets: number,
): WantedFile[] {
  const stem = `${fileNamePart(projectNumber)}_${number}_gang_${group.name}`
  const file = (format: string, ending: string): WantedFile => ({
    kind: 'gang',
    itemId,
    decorationId: null,
    format: `${group.name}.${format}`,
    name: `${stem}${ending}`,
    key,
  })
  return [
    file('pdf', '.pdf'),
    file('png', '.png'),
    ...Array.from({ length: sheets - 1 }, (_, at) => file(`${at + 2}.png`, `_${at + 2}.png`)),
  ]
}

async function* makeAwaited(
  numbered: NumberedItem,
  isAwaited: (key: string) => boolean,
  house: Dependencies,
): AsyncGenerator<MadeKey> {
  const item = machineItemOf(numbered)
  if (!item) return
  const given = gangedDecorations(item).filter(({ made }) => numbered.loaded.files.has(made.decoration.id))
  for await (const { key, files, made } of makeGroups(item, isAwaited, house)) {
    if (typeof made === 'string') {
      yield { key, found: failed(made) }
      continue
    }
    const checks = checksOf(made, given.length)
    const { figures } = made
    yield { key, found: { state: 'ready', problem: null, figures, checks }, more: files.slice(2) }
  }
}

/** The gang sheets of an item, by where they are kept; what cannot be made is not among them. */
export async function gangFilesOf(item: MachineItem, house: House): Promise<KeptFile[]> {
  const found: KeptFile[] = []
  for await (const { made, files } of makeGroups(item, () => true, house))
    if (typeof made !== 'string') found.push(...files.map(file => ({ name: file.name, at: keptAt(file) })))
  return found
}

/** Group by group, once each; why where it cannot be made. */
async function* makeGroups(item: MachineItem, isAwaited: (key: string) => boolean, house: House) {
  let images: ReturnType<typeof gangImages> | undefined
  for (const { group, key } of groupsOf(item)) {
    if (!isAwaited(key)) continue
    const kept = await house.files.read(keptAt({ key, format: 'made.json' }))
    const before = kept && (JSON.parse(Buffer.from(kept).toString()) as MadeGroup)
    images ??= before ? undefined : gangImages(item, gangedDecorations(item), house)
    const made = before ?? (await unlessOutage(makeGroup(item, group, key, await images, house))) ?? 'notMade'
    const sheets = typeof made === 'string' ? 1 : made.figures.lengthsInches.length
    yield { key, made, files: filesOf(item, group, key, sheets) }
  }
}

async function makeGroup(
  item: MachineItem,
  group: GangGroup,
  key: string,
  images: Awaited<ReturnType<typeof gangImages>>,
  { cutting, files }: House,
): Promise<MadeGroup | Problem> {
  if (!images) return 'artworkMissing'
  const own = images.filter(each => each.group === group.name)
  const made = await cutting.gang({
    title: `${item.projectNumber}, ${item.number}, ${group.words[item.locale]}`,
    side: fileSideText(group.film === null ? 'transfer' : 'cut', item.locale),
    images: own.map(({ image }) => image),
    isCut: group.film !== null,
  })
  if (made.tooLarge.length > 0) return 'tooLarge'
  if (made.pngs.length === 0) return 'artworkMissing'
  const written = filesOf(item, group, key, made.pngs.length)
  for (const [at, { format }] of written.entries())
    await files.write(keptAt({ key, format }), at === 0 ? made.pdf : made.pngs[at - 1]!)
  const count = (counted: typeof own) => counted.reduce((sum, { image }) => sum + image.count, 0)
  const figures: Figures = {
    rollInches: made.rollInches,
    lengthsInches: [...made.lengths],
    used: made.used,
    images: count(own),
    personal: count(own.filter(({ isPersonal }) => isPersonal)),
    film: group.film,
  }
  const whole: MadeGroup = { figures, coarsest: made.coarsest }
  // Last: where it lies all of them are there.
  await files.write(keptAt({ key, format: 'made.json' }), Buffer.from(JSON.stringify(whole)))
  return whole
}

/** What is to be looked at; `given`: decorations that staff gave a file of their own for. */
function checksOf({ coarsest }: MadeGroup, given: number): MachineFileOf<'gang'>['checks'] {
  return [
    { key: 'apart', isInOrder: true, values: [] },
    ...(coarsest === null
      ? []
      : [{ key: 'resolution' as const, isInOrder: coarsest >= leastPixels, values: [coarsest] }]),
    ...(given === 0 ? [] : [{ key: 'ownFile' as const, isInOrder: false, values: [given] }]),
  ]
}
