import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Approval } from '@teamloom/contract/approval.ts'
import { differenceWords } from '@teamloom/design/difference-words.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { designs, users } from '#api/db/tables.ts'
import { openResting } from '#api/designs/load-design.ts'
import { rebuildDesign } from '#api/designs/rebuild-design.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'
import type { Reader } from '#api/platform/database/database.ts'
import {
  type AskedApproval,
  loadAnswers,
  loadApprovals,
  presentStanding,
  standOf,
} from '#api/review/approval/load-standings.ts'

/** Earlier versions whose changes are told in words; each is built anew. */
const mostTold = 40

/** Columns of designs without their documents: a project may have hundreds. */
const columns = {
  id: designs.id,
  name: designs.name,
  revision: designs.revision,
  lookKey: designs.lookKey,
  family: designs.family,
  product: designs.product,
}

/** What a project asks for, and what was said; null where it asks for nothing. */
export async function findApproval(tx: Reader, projectId: string, origin: string): Promise<Approval | null> {
  const approval = (await loadApprovals(tx, [projectId])).get(projectId)
  return approval ? presentApproval(tx, approval, origin) : null
}

async function presentApproval(tx: Reader, approval: AskedApproval, origin: string): Promise<Approval> {
  const { row, people } = approval
  const shown = await tx
    .select(columns)
    .from(designs)
    .where(and(eq(designs.projectId, row.projectId), isNull(designs.deletedAt)))
    .orderBy(asc(designs.createdAt), asc(designs.id))
  const answers = await loadAnswers(
    tx,
    shown.map(({ id }) => id),
  )
  const changedSince = tellChanges(tx)
  const byId = new Map(people.map(person => [person.userId, person]))
  const told: Approval['answers'] = []
  for (const design of shown)
    for (const answer of answers.get(design.id) ?? []) {
      const person = byId.get(answer.userId)
      if (!person) continue
      const isCurrent = answer.revision === design.revision
      told.push({
        designId: design.id,
        revision: answer.revision,
        ...person,
        yes: answer.yes,
        text: answer.text,
        at: answer.answeredAt.toISOString(),
        isCurrent,
        changed: isCurrent ? [] : await changedSince(design.id, answer.revision),
      })
    }
  return {
    projectId: row.projectId,
    asked: [...row.asked],
    needed: row.needed,
    until: row.until?.toISOString() ?? null,
    blocks: row.blocks,
    askedBy: await findAsker(tx, row.askedById),
    people: people.map(person => ({ ...person })),
    designs: shown.map(design => ({
      id: design.id,
      name: design.name,
      revision: design.revision,
      images: pictureUrls(
        origin,
        design.lookKey,
        findProduct(design.family, design.product)?.sides ?? ['front'],
      ),
      ...presentStanding(standOf(design.revision, approval, answers.get(design.id) ?? [])),
    })),
    answers: told,
  }
}

/** RV19: what has become of a design since, in words; null of what is not known any more, and past so many. */
function tellChanges(tx: Reader) {
  const known = new Map<string, Approval['answers'][number]['changed']>()
  return async (designId: string, revision: number) => {
    const key = `${designId} ${revision}`
    const before = known.get(key)
    if (before !== undefined) return before
    if (known.size >= mostTold) return null
    const [design] = await tx.select().from(designs).where(eq(designs.id, designId))
    const then = design && (await rebuildDesign(tx, design, revision))
    const now = design && openResting(design)
    const words =
      then && now
        ? differenceWords(then.document, now.document, now.product).map(label => ({ ...label }))
        : null
    known.set(key, words)
    return words
  }
}

async function findAsker(tx: Reader, userId: string | null): Promise<Approval['askedBy']> {
  if (userId === null) return null
  const [person] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId))
  return person ? { userId, name: `${person.firstName} ${person.lastName}`.trim() } : null
}
