import { offeredSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { collectionFiles } from '@teamloom/contract/collection-files.ts'
import type { PersonsPiece } from '@teamloom/design/dress-person.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import { findCollection, isCollectable, isOpenNow } from '#api/collection/find-collection.ts'
import { collectionEntries, designs, projects } from '#api/db/tables.ts'
import { openDesign } from '#api/designs/load-design.ts'
import { addressOf } from '#api/http/caller-address.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import { sendPersonsPicture } from '#api/pictures/send-persons-picture.ts'
import type { Reader } from '#api/platform/database/database.ts'

/** SC33: what somebody would get who answers so, in the letters that all who answered have. */
export const personsPictures: OpenRawHandlers = dependencies => [
  answers(collectionFiles.personPicture, async ({ query }, request, reply) => {
    const { designId, size, words, side } = query
    const tx = dependencies.database.read
    const row = await findCollection(tx, eq(projects.shareableToken, query.token))
    if (!row || !(await isOpenNow(tx, row, dependencies.now()))) return sendRefusal(reply, 'not_found')
    const [design] = await tx
      .select()
      .from(designs)
      .where(and(eq(designs.id, designId), eq(designs.projectId, row.projectId), isCollectable))
    const opened = design && openDesign(design)
    if (!opened) return sendRefusal(reply, 'not_found')
    const { offered } = await dependencies.house.at(tx, dependencies.now())
    if (!offeredSizes(offered(opened.product)).some(({ name }) => name === size))
      return sendRefusal(reply, 'unknownSize')
    const person = { size, words }
    const people = [...(await answered(tx, row.projectId, designId)), person]
    const holder = { team: row.projectId, account: addressOf(request) }
    const asked = { opened, person, people, side, needsLetters: true, holder }
    return sendPersonsPicture(dependencies, asked, request, reply)
  }),
]

async function answered(tx: Reader, projectId: string, designId: string): Promise<PersonsPiece[]> {
  const rows = await tx
    .selectDistinct({ size: collectionEntries.size, words: collectionEntries.words })
    .from(collectionEntries)
    .where(
      and(
        eq(collectionEntries.projectId, projectId),
        eq(collectionEntries.designId, designId),
        isNotNull(collectionEntries.words),
      ),
    )
  return rows.map(({ size, words }) => ({ size, words: words ?? {} }))
}
