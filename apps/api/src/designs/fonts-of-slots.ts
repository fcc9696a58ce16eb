import type { DesignDocument } from '@teamloom/design/document.ts'
import type { Slot } from '@teamloom/design/slots.ts'
import { sql } from 'drizzle-orm'
import { assetVersions } from '#api/db/tables.ts'
import { letterMissingIn } from '#api/platform/artwork/lettering/letter-words.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { isOneOf } from '#api/platform/database/one-of.ts'

/** By the slots' ids the versions of artwork in which their words are written, with what shows the same words. */
export type VersionsOfSlots = ReadonlyMap<string, readonly string[]>

export function versionsOfSlots(
  { decorations }: Pick<DesignDocument, 'decorations'>,
  slots: readonly Slot[],
): VersionsOfSlots {
  const versionOf = new Map(decorations.map(({ id, artwork }) => [id, artwork?.assetVersionId]))
  return new Map(
    slots.map(({ id, linkedIds }) => [id, [id, ...linkedIds].flatMap(each => versionOf.get(each) ?? [])]),
  )
}

/** Ids of the fonts in which a slot of any of these designs is written. */
export async function loadFontsOfSlots(
  tx: Reader,
  all: readonly VersionsOfSlots[],
): Promise<(versions: VersionsOfSlots, slotId: string) => readonly string[]> {
  const ids = [...new Set(all.flatMap(versions => [...versions.values()].flat()))]
  if (ids.length === 0) return () => []
  const rows = await tx
    .select({ id: assetVersions.id, font: sql<string | null>`${assetVersions.recipe} ->> 'font'` })
    .from(assetVersions)
    .where(isOneOf(assetVersions.id, ids))
  const fontOf = new Map(rows.map(({ id, font }) => [id, font]))
  return (versions, slotId) => [
    ...new Set((versions.get(slotId) ?? []).flatMap(version => fontOf.get(version) ?? [])),
  ]
}

/** The first letter of a text that one of these fonts lacks. */
export function letterMissingInAny(fonts: readonly string[], text: string): string | undefined {
  for (const font of fonts) {
    const letter = letterMissingIn(font, text)
    if (letter !== undefined) return letter
  }
  return undefined
}

/** For each slot which letter of a text its font lacks, or the font of what shows the same words. */
export async function lettersOfSlots(
  tx: Reader,
  document: Pick<DesignDocument, 'decorations'>,
  slots: readonly Slot[],
): Promise<(slotId: string, text: string) => string | undefined> {
  const versions = versionsOfSlots(document, slots)
  const fontsOf = await loadFontsOfSlots(tx, [versions])
  return (slotId, text) => letterMissingInAny(fontsOf(versions, slotId), text)
}
