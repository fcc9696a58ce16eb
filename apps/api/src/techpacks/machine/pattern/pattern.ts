import { createHash } from 'node:crypto'
import type { MachineFileOf } from '@teamloom/contract/techpack-machine.ts'
import { fileNamePart } from '@teamloom/techpack/file-names.ts'
import { unlessOutage } from '#api/platform/outage.ts'
import type { Dependencies } from '#api/services.ts'
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

/** Raised when patterns are written otherwise, so that those of before are written anew. */
const patternVersion = 3

type House = Pick<Dependencies, 'files' | 'cutting'>
type Figures = NonNullable<MachineFileOf<'pattern'>['figures']>

/** What is written of a pattern, by the ending of its name. */
const endings = {
  'pattern.dxf': '.dxf',
  'pattern.nest.dxf': '_nest.dxf',
  'pattern.letter.pdf': '_letter.pdf',
  'pattern.a4.pdf': '_a4.pdf',
  'pattern.roll.pdf': '_roll.pdf',
} as const
type Format = keyof typeof endings

/** The pieces of all sizes that are made of an item. */
export const pattern: MachineKind = {
  wanted: numbered => {
    const item = machineItemOf(numbered)
    return item ? filesOf(item, keyOf(item)) : []
  },
  make: makeAwaited,
  read: (row, { files }) => files.open(keptAt(row)),
}

/** The pattern of an item, by where it is kept; none of what is knitted. */
export async function patternFilesOf(item: MachineItem, house: House): Promise<KeptFile[]> {
  const key = keyOf(item)
  const made = await unlessOutage(makeOnce(item, key, house))
  if (!made || typeof made === 'string') return []
  return filesOf(item, key).map(file => ({ name: file.name, at: keptAt(file) }))
}

function keyOf({
  itemId,
  projectNumber,
  number,
  name,
  locale,
  document,
  sizeNames,
  printWidths,
}: MachineItem): string {
  const said = [patternVersion, projectNumber, number, name, locale, document, sizeNames, printWidths]
  return `${keptIn(itemId)}/${createHash('sha256').update(JSON.stringify(said)).digest('hex')}`
}

function filesOf({ itemId, projectNumber, number }: MachineItem, key: string): WantedFile[] {
  const stem = `${fileNamePart(projectNumber)}_${number}_pattern`
  return Object.entries(endings).map(
    ([format, ending]): WantedFile => ({
      kind: 'pattern',
      itemId,
      decorationId: null,
      format,
      name: `${stem}${ending}`,
      key,
    }),
  )
}

async function* makeAwaited(
  numbered: NumberedItem,
  isAwaited: (key: string) => boolean,
  house: Dependencies,
): AsyncGenerator<MadeKey> {
  const item = machineItemOf(numbered)
  if (!item) return
  const key = keyOf(item)
  if (!isAwaited(key)) return
  const made = (await unlessOutage(makeOnce(item, key, house))) ?? 'notMade'
  yield {
    key,
    found:
      typeof made === 'string' ? failed(made) : { state: 'ready', problem: null, figures: made, checks: [] },
  }
}

async function makeOnce(
  { name, number, projectNumber, locale, document, product, sizeNames, printWidths }: MachineItem,
  key: string,
  { files, cutting }: House,
): Promise<Figures | 'knitted'> {
  const whole = keptAt({ key, format: 'made.json' })
  const kept = await files.read(whole)
  if (kept) return JSON.parse(Buffer.from(kept).toString()) as Figures
  const made = await cutting.patternFiles({
    document,
    family: product.family.name,
    product: product.product.name,
    sizeNames,
    printWidths,
    title: `${projectNumber}, ${number}. ${name}`,
    locale,
  })
  if (made.pieces === 0) return 'knitted'
  const bytes: Readonly<Record<Format, Uint8Array>> = {
    'pattern.dxf': Buffer.from(made.dxf),
    'pattern.nest.dxf': Buffer.from(made.nest),
    'pattern.letter.pdf': made.pdfs.letter,
    'pattern.a4.pdf': made.pdfs.a4,
    'pattern.roll.pdf': made.pdfs.roll,
  }
  for (const [format, content] of Object.entries(bytes)) await files.write(keptAt({ key, format }), content)
  const figures: Figures = { sizes: [...sizeNames], pieces: made.pieces }
  // Last: where it lies all of them are there.
  await files.write(whole, Buffer.from(JSON.stringify(figures)))
  return figures
}
