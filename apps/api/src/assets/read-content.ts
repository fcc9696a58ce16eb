import { randomUUID } from 'node:crypto'
import { decorationTypes } from '@teamloom/catalog/decorations/index.ts'
import { chosenInksOf } from '@teamloom/catalog/decorations/inks.ts'
import { must } from '@teamloom/kit/assert.ts'
import { and, eq } from 'drizzle-orm'
import { artworkFolder, type Form, formKey, originalKey } from '#api/assets/asset-files.ts'
import { readings } from '#api/db/tables.ts'
import {
  type Forms,
  type Reading,
  type ReadingChoice,
  readerVersion,
  wholeFirst,
} from '#api/platform/artwork/reading.ts'
import type { Reader, Writer } from '#api/platform/database/database.ts'
import type { Files } from '#api/platform/files/files.ts'
import type { Holder } from '#api/platform/turns.ts'
import type { Dependencies } from '#api/services.ts'

/** How many colours are read, as many as any type prints: changing a decoration's type later needs no new upload. */
const mostColors = Math.max(...decorationTypes.map(({ inks }) => chosenInksOf(inks)?.most ?? 1))

const reader = `${readerVersion}/${mostColors}`

/** Each page of a file is read by itself, with its margins and without. */
const readerOf = ({ page, isCropped }: ReadingChoice) =>
  reader + (page === 1 ? '' : `/page ${page}`) + (isCropped ? '/cropped' : '')

/** How many wait beside the one that is being read. */
const mostWaiting = 3

type KeptReading = typeof readings.$inferSelect

/**
 * What a content is, as it is known, or is read at the holder's turn. `busy`: they have enough waiting. `lost`: its
 * file is not there.
 */
export async function readContent(
  contentId: string,
  holder: Holder,
  dependencies: Pick<Dependencies, 'database' | 'files' | 'artwork' | 'now'>,
  choice = wholeFirst,
): Promise<KeptReading | 'busy' | 'lost'> {
  const whole = await readChosen(contentId, holder, dependencies, { ...choice, isCropped: false })
  // What has no margins is the same without them.
  const hasMargins = typeof whole === 'object' && whole.verdict.ok && whole.verdict.margins
  return choice.isCropped && hasMargins ? readChosen(contentId, holder, dependencies, choice) : whole
}

async function readChosen(
  contentId: string,
  holder: Holder,
  { database, files, artwork, now }: Pick<Dependencies, 'database' | 'files' | 'artwork' | 'now'>,
  choice: ReadingChoice,
): Promise<KeptReading | 'busy' | 'lost'> {
  const find = () => findReading(database.read, contentId, choice)
  const known = await find()
  if (known) return known
  const found = await artwork.inTurn(
    holder,
    async lane => {
      // Somebody may have been here meanwhile.
      const kept = await find()
      if (kept) return kept
      const reading = await files.withLocalCopy(originalKey(contentId), file =>
        lane.read(file, mostColors, choice),
      )
      if (!reading) return 'lost'
      // Once the server has what it lacks, the file is read.
      if (!reading.verdict.ok && reading.verdict.lacks !== undefined) return unkept(contentId, reading, now())
      return keepReading(database.alone, files, contentId, reading, now(), choice)
    },
    mostWaiting,
  )
  return found ?? 'busy'
}

function unkept(contentId: string, { verdict }: Reading, readAt: Date): KeptReading {
  return { id: randomUUID(), contentId, reader, verdict, bytes: 0, readAt }
}

async function findReading(
  tx: Reader,
  contentId: string,
  choice: ReadingChoice,
): Promise<KeptReading | undefined> {
  const [found] = await tx
    .select()
    .from(readings)
    .where(and(eq(readings.contentId, contentId), eq(readings.reader, readerOf(choice))))
  return found
}

/**
 * Keeps a reading with its forms, all or none; of two that were found at once the first. Where nobody knows whether
 * the row was written, as the database went away, the forms stay: the night takes those that no row names.
 */
export async function keepReading(
  tx: Writer,
  files: Pick<Files, 'write' | 'removeFolder'>,
  contentId: string,
  { verdict, forms }: Reading,
  readAt: Date,
  choice = wholeFirst,
): Promise<KeptReading> {
  const id = randomUUID()
  const bytes = await writeForms(files, id, forms).catch(async (error: unknown) => {
    await files.removeFolder(artworkFolder(id))
    throw error
  })
  const [own] = await tx
    .insert(readings)
    .values({ id, contentId, reader: readerOf(choice), verdict, bytes, readAt })
    .onConflictDoNothing()
    .returning()
  if (own) return own
  await files.removeFolder(artworkFolder(id))
  return must(await findReading(tx, contentId, choice), 'reading')
}

/** How many bytes they are. */
async function writeForms(files: Pick<Files, 'write'>, id: string, forms: Forms): Promise<number> {
  let sum = 0
  // One after the other: when one fails none is on its way.
  for (const [form, bytes] of Object.entries(forms)) {
    await files.write(formKey(id, form as Form), bytes)
    sum += bytes.length
  }
  return sum
}
