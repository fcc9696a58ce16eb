import { randomUUID } from 'node:crypto'
import type { orderedApprovalSchema } from '@teamloom/contract/approval.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { orderedAnswers, preorderItems, users } from '#api/db/tables.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import { type DesignStanding, loadStandings } from '#api/review/approval/load-standings.ts'

export type OrderedApproval = z.output<typeof orderedApprovalSchema>

type Asked = Parameters<typeof loadStandings>[1][number] & { readonly name: string | null }

/** How many of those who are missing are named. */
const mostNamed = 5

/** RV20: the first of these designs that may not be ordered before its team’s yes, and whose is missing. */
export async function findOpenApproval(
  tx: Reader,
  designs: readonly Asked[],
): Promise<{ readonly design: string; readonly who: string } | undefined> {
  const standings = await loadStandings(tx, designs)
  for (const { id, name } of designs) {
    const found = standings.get(id)
    if (!found?.approval.row.blocks || found.standing.isGiven) continue
    const who = found.missing.slice(0, mostNamed).map(person => person.name)
    return { design: name ?? '', who: who.join(', ') }
  }
  return undefined
}

type Ordered = {
  /** The copy. */
  readonly designId: string
  readonly revision: number
  readonly found: DesignStanding
}

/** RV20: keeps what those who are asked have said to designs by the time that these are ordered. */
export async function keepOrderedAnswers(tx: Tx, ordered: readonly Ordered[]): Promise<void> {
  const rows = ordered.flatMap(({ designId, revision, found: { approval, answers } }) =>
    approval.people.map(({ userId }) => {
      const answer = answers.find(each => each.userId === userId)
      return {
        id: randomUUID(),
        designId,
        userId,
        yes: answer?.yes ?? null,
        isCurrent: answer?.revision === revision,
        text: answer?.text ?? '',
        answeredAt: answer?.answeredAt ?? null,
      }
    }),
  )
  if (rows.length > 0) await tx.insert(orderedAnswers).values(rows)
}

/** What staff are shown of each of these copies; null of those that no yes was asked for. */
export async function loadOrderedApprovals(
  tx: Reader,
  designIds: readonly string[],
): Promise<(designId: string) => OrderedApproval | null> {
  const asked =
    designIds.length === 0
      ? []
      : await tx
          .select({ designId: preorderItems.designId, needed: preorderItems.approvalNeeded })
          .from(preorderItems)
          .where(inArray(preorderItems.designId, [...designIds]))
  const needed = new Map(asked.flatMap(each => (each.needed === null ? [] : [[each.designId, each.needed]])))
  const rows =
    needed.size === 0
      ? []
      : await tx
          .select({ answer: orderedAnswers, firstName: users.firstName, lastName: users.lastName })
          .from(orderedAnswers)
          .leftJoin(users, eq(users.id, orderedAnswers.userId))
          .where(inArray(orderedAnswers.designId, [...needed.keys()]))
          .orderBy(asc(orderedAnswers.answeredAt), asc(orderedAnswers.id))
  const byDesign = Map.groupBy(rows, ({ answer }) => answer.designId)
  return designId => {
    const many = needed.get(designId)
    if (many === undefined) return null
    const people = (byDesign.get(designId) ?? []).map(({ answer, firstName, lastName }) => ({
      id: answer.id,
      name: `${firstName ?? ''} ${lastName ?? ''}`.trim() || '—',
      yes: answer.yes,
      isCurrent: answer.isCurrent,
      text: answer.text,
      at: answer.answeredAt?.toISOString() ?? null,
    }))
    return { needed: many, people }
  }
}
