import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { applyChange, setAnewBy, touchedBy } from '@teamloom/design/apply-change.ts'
import {
  type Difference,
  differenceBetween,
  differenceSchema,
  overwrites,
  withDifference,
} from '@teamloom/design/difference.ts'
import { keyWords } from '@teamloom/design/difference-words.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { type OwnStep, type OwnSteps, stepsOf } from '@teamloom/sync/own-steps.ts'
import { and, asc, between, desc, eq, gt, sql } from 'drizzle-orm'
import { designChanges, users } from '#api/db/tables.ts'
import type { OpenedDesign } from '#api/designs/load-design.ts'
import type { Reader } from '#api/platform/database/database.ts'

export type Direction = 'undo' | 'redo'

/** Why a step was passed over, and by which key that was found. */
export type Dropped = { readonly key: string; readonly refusal: Refusal }

export type OwnHistory = {
  readonly steps: OwnSteps
  readonly dropped: readonly Dropped[]
}

/** A hundred steps, of which some are many trials. */
const mostRows = 600

export async function loadOwnHistory(tx: Reader, designId: string, userId: string): Promise<OwnHistory> {
  const rows = await tx
    .select({
      revision: designChanges.revision,
      takesBack: designChanges.takesBack,
      dropped: designChanges.dropped,
      change: designChanges.change,
      createdAt: designChanges.createdAt,
    })
    .from(designChanges)
    .where(and(eq(designChanges.designId, designId), eq(designChanges.userId, userId)))
    .orderBy(desc(designChanges.revision))
    .limit(mostRows)
  const own = rows.toReversed().map(({ revision, takesBack, dropped, change, createdAt }) => ({
    revision,
    takesBack,
    at: createdAt.getTime(),
    isDropped: dropped !== null,
    setsAnew: setAnewBy(change as DesignChange),
  }))
  return { steps: stepsOf(own), dropped: rows.flatMap(({ dropped }) => (dropped as Dropped | null) ?? []) }
}

export function nextStep({ past, future }: OwnSteps, direction: Direction): OwnStep | undefined {
  return (direction === 'undo' ? past : future).at(-1)
}

type ChangedSince = Refusal<'changedSince'>

/** What takes the step back now; or who has changed since what it would. */
export async function planStep(
  tx: Reader,
  designId: string,
  userId: string,
  step: OwnStep,
  opened: OpenedDesign,
): Promise<Result<Difference, ChangedSince>> {
  const rows = await tx
    .select({ inverse: designChanges.inverse })
    .from(designChanges)
    .where(
      and(
        eq(designChanges.designId, designId),
        eq(designChanges.userId, userId),
        between(designChanges.revision, step.first, step.last),
      ),
    )
    .orderBy(desc(designChanges.revision))
  const { document, product } = opened
  // Each of several trials changed what it found otherwise, which the first of them need not have.
  const before = rows.reduce<DesignDocument>(
    (current, { inverse }) =>
      withDifference(
        current,
        differenceOf(inverse as readonly DesignChange[], { document: current, product }),
      ),
    document,
  )
  const own = rows.map(({ inverse }) => differenceOf(inverse as readonly DesignChange[], opened))
  const difference = must(own.length > 1 ? differenceBetween(document, before) : own[0], 'own change')
  const isOwn = (key: string) => own.some(each => overwrites(each, key))
  const isTouched = Object.entries(document.touched).some(
    ([key, revision]) => revision > step.last && isOwn(key),
  )
  if (!isTouched) return ok(difference)
  const others = await tx
    .select({ change: designChanges.change, userId: designChanges.userId, name: users.firstName })
    .from(designChanges)
    .leftJoin(users, eq(users.id, designChanges.userId))
    .where(
      and(
        eq(designChanges.designId, designId),
        gt(designChanges.revision, step.first),
        sql`${designChanges.userId} is distinct from ${userId}`,
      ),
    )
    .orderBy(asc(designChanges.revision))
  for (const { change, name } of others.toReversed()) {
    const target = touchedBy(change as DesignChange).find(isOwn)
    if (target !== undefined) {
      const { en, fr } = keyWords(target, document, product)
      return refuse('changedSince', { name: name ?? 'Teamloom', target, en, fr })
    }
  }
  return ok(difference)
}

/** What was kept to take a change back, as one difference. */
export function differenceOf(
  inverse: readonly DesignChange[],
  { document, product }: OpenedDesign,
): Difference {
  const [first] = inverse
  if (inverse.length === 1 && first?.action === 'restore') return differenceSchema.parse(first)
  // Before differences were kept, there were the changes that led back.
  const context = {
    product,
    now: new Date(0).toISOString(),
    isStaff: true,
    may: () => true,
    newId: '',
    findArtwork: (id: string) =>
      document.decorations.find(({ artwork }) => artwork?.assetVersionId === id)?.artwork ?? undefined,
  }
  const back = inverse.reduce<DesignDocument>((current, change) => {
    const result = applyChange(current, change, context, { next: 0 })
    return result.ok ? result.value : current
  }, document)
  return differenceBetween(document, back)
}
