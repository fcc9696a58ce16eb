import { randomUUID } from 'node:crypto'
import type { WordsOutline } from '@teamloom/artwork/words-outline.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { type DrawnDesign, drawnDesign } from '@teamloom/design/drawn-design.ts'
import { openWardrobe, type PersonsPiece } from '@teamloom/design/dress-person.ts'
import { findDecoration, findType } from '@teamloom/design/lookup.ts'
import { slotsOf } from '@teamloom/design/slots.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { describedSide } from '@teamloom/techpack/file-side.ts'
import { type MadeLine, type MadeWords, wordsKeyOf } from '@teamloom/techpack/people/made-line.ts'
import type { OrderedLine } from '@teamloom/techpack/people/ordered-line.ts'
import { layersOf, type WordsInks, writeWords } from '@teamloom/techpack/people/words-file.ts'
import { namesOfWords } from '@teamloom/techpack/people/words-file-name.ts'
import { recipeOf } from '#api/assets/recipe-of.ts'
import type { Dependencies } from '#api/services.ts'
import type { MadeFile } from '#api/techpacks/made-file.ts'
import { inksOf } from '#api/techpacks/make-prints.ts'
import { outlineLetterer } from '#api/techpacks/people/letterers.ts'

type House = Pick<Dependencies, 'database' | 'artwork'>

export type DrawnPeople = { readonly people: readonly MadeLine[]; readonly files: readonly MadeFile[] }

type Garment = { readonly document: DesignDocument; readonly product: Product }

/** A line with its words as outlines, once for each decoration that says them. */
type LetteredLine = Pick<MadeLine, 'line' | 'told'> & {
  readonly words: readonly {
    readonly decorationId: string
    readonly positionName: string
    readonly outline: WordsOutline
    readonly layers: ReturnType<typeof layersOf>
  }[]
}

/** The words of each line as they are made, line by line. */
export async function* letterLines(
  garment: Garment,
  lines: readonly OrderedLine[],
  { database, artwork }: House,
): AsyncGenerator<LetteredLine> {
  const { document } = garment
  const drawn = drawnDesign(document, garment.product)
  const dress = openWardrobe({
    ...garment,
    drawn,
    people: lines.map(pieceOf),
    recipeOf: id => recipeOf(database.read, id),
    letterer: outlineLetterer(artwork),
    newId: randomUUID,
  })
  const inks = inksByDecoration(document, drawn)
  for (const line of lines) {
    const dressed = await dress(pieceOf(line))
    const words: LetteredLine['words'][number][] = []
    for (const { decorationId, assetVersionId, location } of dressed.drawn.prints) {
      const outline = dressed.arts.get(assetVersionId)
      if (!outline || words.some(each => each.decorationId === decorationId)) continue
      const layers = layersOf(outline, inks.get(decorationId) ?? null)
      words.push({ decorationId, positionName: location.positionName, outline, layers })
    }
    yield { line, words, told: dressed.told }
  }
}

/** TP48: what is put on for each line, with a file for each place of its words; `folder`: the item's in the archive, `locale`: of what files say of themselves. */
export async function drawPeople(
  garment: Garment,
  lines: readonly OrderedLine[],
  { folder, locale }: { readonly folder: string; readonly locale: Locale },
  house: House,
  onLine: () => Promise<unknown>,
): Promise<DrawnPeople> {
  if (lines.length === 0) return { people: [], files: [] }
  const nameFor = namesOfWords(folder, slotsOf(garment.document), lines)
  const people: MadeLine[] = []
  const files: MadeFile[] = []
  for await (const { line, words, told } of letterLines(garment, lines, house)) {
    files.push(
      ...words.map(
        ({ decorationId, positionName, outline, layers }): MadeFile => ({
          name: nameFor(line, positionName),
          role: 'words',
          of: wordsKeyOf(line.id, decorationId),
          bytes: describedSide(writeWords(outline, layers), processOf(garment, decorationId), locale),
        }),
      ),
    )
    people.push({
      line,
      words: words.map(({ decorationId, outline, layers }) => ({
        ...madeWords(decorationId, outline, layers),
        ...(outline.areJoined && keepsGaps(garment, decorationId) ? { areJoined: true as const } : {}),
      })),
      told,
    })
    await onLine()
  }
  return { people, files }
}

export function pieceOf({ size, words }: OrderedLine): PersonsPiece {
  return { size, words }
}

function processOf({ document, product }: Garment, decorationId: string) {
  const decoration = findDecoration(document, decorationId)
  return (decoration && findType(product, decoration.type)?.process) ?? null
}

/** Made in letters that are cut out, which stand apart where the font does not join them. */
function keepsGaps({ document, product }: Garment, decorationId: string): boolean {
  const decoration = findDecoration(document, decorationId)
  const type = decoration && findType(product, decoration.type)
  return type?.perPiece?.gapInches !== undefined
}

function madeWords(
  decorationId: string,
  { shown, letterInches, widthInches, heightInches, middle, finest }: WordsOutline,
  layers: ReturnType<typeof layersOf>,
): MadeWords {
  const inks = layers.map(({ ink }) => ink)
  return { decorationId, shown, letterInches, widthInches, heightInches, middle, inks, finest }
}

function inksByDecoration(document: DesignDocument, { prints }: DrawnDesign): ReadonlyMap<string, WordsInks> {
  return new Map(
    prints.map(print => {
      const colors = findDecoration(document, print.decorationId)?.artwork?.colors ?? []
      return [print.decorationId, print.inks && { colors, inks: inksOf(document, print) }]
    }),
  )
}
