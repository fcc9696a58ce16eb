import { isCollectionOpen } from '@teamloom/commerce/collection/open-collection.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import type { AnswerEntry } from '@teamloom/contract/collection-shape.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, desc, eq } from 'drizzle-orm'
import { isOpenTeam } from '#api/access/open-teams.ts'
import { loadCollectedDesigns } from '#api/collection/collected-designs.ts'
import { type CollectionRow, findCollection, isCounted } from '#api/collection/find-collection.ts'
import { loadRoster } from '#api/collection/load-roster.ts'
import { projectPictures } from '#api/collection/project-pictures.ts'
import { collectionEntries, collectionPeople, designs, projects } from '#api/db/tables.ts'
import { reads } from '#api/http/handler.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { isOneOf } from '#api/platform/database/one-of.ts'
import { inPages } from '#api/platform/slices.ts'

export const readCollection = reads(
  collectionCalls.read,
  async ({ actor, params, now, origin }, tx, { config, house }) => {
    const row = await findOwnCollection(tx, params.projectId, actor.id)
    if (!row) return refuse('project_not_found')
    const answers = await loadAnswers(tx, row.projectId)
    const { onPage, shown } = await loadCollectedDesigns(tx, row, answers, {
      ...actor,
      userId: actor.id,
      origin,
      house: await house.at(tx, now),
    })
    const picture = (versionId: string | null) =>
      versionId ? projectPictures.url(origin, versionId, config.sessionSecret) : null
    return ok({
      project: {
        id: row.projectId,
        name: row.name,
        team_id: row.teamId,
        teamName: row.teamName,
        token: row.token,
        iconUrl: picture(row.iconVersionId),
        coverUrl: picture(row.coverVersionId),
      },
      settings: {
        isOpen: isCollectionOpen(row, onPage, now),
        isSwitchedOn: isCollectionOpen(row, 1, now),
        closesAt: row.closesAt?.toISOString() ?? null,
        timeZone: row.timeZone,
        message: row.message,
        language: row.language,
        showAnswered: row.showAnswered,
        numbers: { ...row.numbers, reserved: [...row.numbers.reserved] },
      },
      currency: actor.currency,
      designs: shown,
      answers,
      roster: await loadRoster(tx, row.projectId),
    })
  },
)

/** One of a project of the person's teams. */
export function findOwnCollection(
  tx: Reader,
  projectId: string,
  userId: string,
): Promise<CollectionRow | undefined> {
  return findCollection(tx, and(eq(projects.id, projectId), isOpenTeam(projects.teamId, userId))!)
}

/** Newest first; of designs that are still in the project. */
export async function loadAnswers(tx: Reader, projectId: string): Promise<AnswerEntry[]> {
  const newestFirst = [desc(collectionEntries.createdAt), desc(collectionEntries.id)]
  const ids = await tx
    .select({ id: collectionEntries.id })
    .from(collectionEntries)
    .innerJoin(designs, isCounted)
    .where(eq(collectionEntries.projectId, projectId))
    .orderBy(...newestFirst)
  return inPages(ids, async page => {
    const rows = await tx
      .select({ ...answerColumns })
      .from(collectionEntries)
      .innerJoin(designs, isCounted)
      .leftJoin(collectionPeople, eq(collectionPeople.id, collectionEntries.personId))
      .where(isOneOf(collectionEntries.id, page))
      .orderBy(...newestFirst)
    return rows.map(presentEntry)
  })
}

export const answerColumns = {
  id: collectionEntries.id,
  email: collectionPeople.email,
  firstName: collectionEntries.firstName,
  lastName: collectionEntries.lastName,
  designId: collectionEntries.designId,
  size: collectionEntries.size,
  quantity: collectionEntries.quantity,
  createdAt: collectionEntries.createdAt,
  note: collectionEntries.note,
  words: collectionEntries.words,
} as const

type AnswerRow = Pick<
  typeof collectionEntries.$inferSelect,
  'id' | 'firstName' | 'lastName' | 'designId' | 'size' | 'quantity' | 'createdAt' | 'note' | 'words'
> & { readonly email: string | null }

export function presentEntry(row: AnswerRow): AnswerEntry {
  return {
    id: row.id,
    email: row.email ?? '',
    first_name: row.firstName,
    last_name: row.lastName,
    design_id: row.designId,
    size: row.size,
    quantity: row.quantity,
    created_at: row.createdAt.toISOString(),
    note: row.note,
    ...(row.words ? { words: row.words } : {}),
  }
}
