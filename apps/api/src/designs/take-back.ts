import { asOffered } from '@teamloom/commerce/house/house.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { withDifference } from '@teamloom/design/difference.ts'
import { differenceWords } from '@teamloom/design/difference-words.ts'
import { ok, type Refusal, refuse } from '@teamloom/kit/result.ts'
import type { OwnStep } from '@teamloom/sync/own-steps.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { designChanges } from '#api/db/tables.ts'
import { changeDesign, type Planned } from '#api/designs/change-design.ts'
import { findDesignOrCopy, type OpenedDesign, openDesign } from '#api/designs/load-design.ts'
import {
  type Direction,
  type Dropped,
  loadOwnHistory,
  nextStep,
  type OwnHistory,
  planStep,
} from '#api/designs/own-history.ts'
import { presentAsked } from '#api/designs/present-state.ts'
import { inSteps, type Request, reads } from '#api/http/handler.ts'
import type { Database, Reader } from '#api/platform/database/database.ts'
import type { Services } from '#api/services.ts'

export const undo = inSteps(generatorCalls.undo, (request, database, services) =>
  takeBack('undo', request, database, services),
)

export const redo = inSteps(generatorCalls.redo, (request, database, services) =>
  takeBack('redo', request, database, services),
)

export const readUndo = reads(generatorCalls.readUndo, async ({ actor, params: { id } }, tx) => {
  const found = await findDesignOrCopy(tx, id, actor)
  if (!found.ok) return found
  const opened = openDesign(found.value)
  if (!opened) return refuse('InvalidPartsToBuild')
  const history = await loadOwnHistory(tx, id, actor.id)
  const [undoing, redoing] = await Promise.all(
    (['undo', 'redo'] as const).map(direction => tellStep(tx, id, actor.id, history, direction, opened)),
  )
  return ok({ undo: undoing ?? null, redo: redoing ?? null })
})

/** What the next step would do that can be: those that someone else has overtaken are passed over. */
async function tellStep(
  tx: Reader,
  designId: string,
  userId: string,
  { steps }: OwnHistory,
  direction: Direction,
  opened: OpenedDesign,
) {
  for (const step of steps[direction === 'undo' ? 'past' : 'future'].toReversed()) {
    const planned = await planStep(tx, designId, userId, step, opened)
    if (!planned.ok) continue
    const { document, product } = opened
    const after = withDifference(document, planned.value)
    // The words are of one's own change, also where it would be taken back.
    const words =
      direction === 'undo'
        ? differenceWords(after, document, product)
        : differenceWords(document, after, product)
    return { words: [...words], change: { action: 'restore' as const, ...planned.value } }
  }
  return undefined
}

type TakeBackRefusal = Refusal<'nothingToUndo' | 'changedSince'>

async function takeBack(
  direction: Direction,
  request: Request<typeof generatorCalls.undo>,
  database: Database,
  services: Services,
) {
  const { actor, body, now } = request
  const { designId, key } = body
  let tried: OwnStep | undefined
  const plan = async (current: OpenedDesign) => {
    tried = undefined
    const history = await loadOwnHistory(database.read, designId, actor.id)
    const before = history.dropped.find(dropped => dropped.key === key)
    if (before) return { ok: false as const, refusal: before.refusal as TakeBackRefusal }
    const step = nextStep(history.steps, direction)
    if (!step) return refuse('nothingToUndo')
    tried = step
    const planned = await planStep(database.read, designId, actor.id, step, current)
    if (!planned.ok) return planned
    return ok<Planned>({ change: { action: 'restore', ...planned.value }, takesBack: step.first })
  }
  const changed = await changeDesign<TakeBackRefusal>(
    { designId, change: { asked: direction, plan }, key, by: actor, now },
    database,
    services,
  )
  if (changed.ok) {
    const house = await services.house.at(database.read, now)
    return ok(presentAsked(changed.value, asOffered(house, changed.value), { ...request, caller: actor }))
  }
  const { code } = changed.refusal
  // Whoever lacks the ability may have it again tomorrow.
  if (tried && code !== 'conflict' && code !== 'notAllowed')
    await drop(database, designId, tried, { key, refusal: changed.refusal })
  return changed
}

/** LV4: notes that a step could not be taken back: it is not tried again. */
function drop(database: Database, designId: string, { first }: OwnStep, dropped: Dropped): Promise<unknown> {
  return database.write(tx =>
    tx
      .update(designChanges)
      .set({ dropped })
      .where(
        and(
          eq(designChanges.designId, designId),
          eq(designChanges.revision, first),
          isNull(designChanges.dropped),
        ),
      ),
  )
}
