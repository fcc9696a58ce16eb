import type { DesignDocument } from '@teamloom/design/document.ts'
import type { Slot } from '@teamloom/design/slots.ts'
import { sql } from 'drizzle-orm'
import { assetVersions } from '#api/db/tables.ts'
import { letterMissingIn } from '#api/platform/artwork/lettering/letter-words.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { isOneOf } from '#api/platform/database/one-of.ts'

/** For each slot which letter of a text its font lacks, or the font of what shows the same words. */
export async function lettersOfSlots(
  tx: Reader,
  { decorations }: Pick<DesignDocument, 'decorations'>,
  slots: readonly Slot[],
): Promise<(slotId: string, text: string) => string | undefined> {
  const versionOf = new Map(decorations.map(({ id, artwork }) => [id, artwork?.assetVersionId]))
  const shown = slots.map(({ id, linkedIds }) => ({
    id,
    versions: [id, ...linkedIds].flatMap(each => versionOf.get(each) ?? []),
  }))
  const ids = [...new Set(shown.flatMap(({ versions }) => versions))]
  const rows = await tx
    .select({ id: assetVersions.id, font: sql<string | null>`${assetVersions.recipe} ->> 'font'` })
    .from(assetVersions)
    .where(isOneOf(assetVersions.id, ids))
  const fontOf = new Map(rows.map(({ id, font }) => [id, font]))
  const fontsOf = new Map(
    shown.map(({ id, versions }) => [id, [...new Set(versions.flatMap(each => fontOf.get(each) ?? []))]]),
  )
  return (slotId, text) => {
    for (const font of fontsOf.get(slotId) ?? []) {
      const letter = letterMissingIn(font, text)
      if (letter !== undefined) return letter
    }
    return undefined
  }
}
