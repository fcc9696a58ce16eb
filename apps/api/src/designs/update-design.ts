import { createHash, randomUUID } from 'node:crypto'
import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { applyChange } from '@teamloom/design/apply-change.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { findArtwork } from '#api/assets/find-artwork.ts'
import { lookKeyOf } from '#api/designs/keep-look.ts'
import { openDocument } from '#api/designs/load-design.ts'
import { presentState } from '#api/designs/present-state.ts'
import { type DesignToUpdate, loadForUpdate, saveUpdate } from '#api/designs/update-statements.ts'
import { type Answer, inSteps, type Request } from '#api/http/handler.ts'
import type { Database } from '#api/platform/database/database.ts'
import { inTurn } from '#api/platform/in-turn.ts'
import type { Services } from '#api/services.ts'

type Update = typeof generatorCalls.update

const uniqueViolation = '23505'

/** Another process was faster each time: by then the sender had better try again. */
const mostTries = 50

/**
 * One change of a design, on what the design is now; each answer includes its own change. Changes of one design wait
 * for each other here, and one that another process overtook is made again on what that one left.
 */
export const updateDesign = inSteps(generatorCalls.update, (request, database, services) =>
  inTurn(request.body.designId, async () => {
    for (let tries = 0; tries < mostTries; tries++) {
      const answer = await tryUpdate(request, database, services)
      if (answer !== 'overtaken') return answer
    }
    return refuse('conflict')
  }),
)

async function tryUpdate(
  { actor, body, now, origin }: Request<Update>,
  database: Database,
  { analytics, config }: Services,
): Promise<Answer<Update> | 'overtaken'> {
  const { designId, key = null, revision: basedOn, ...change } = body
  const [row] = await database.statement<DesignToUpdate>(loadForUpdate, [designId, actor?.id ?? null, key])
  if (!row) return refuse('designIdDoesntExist')
  const opened = openDocument(row)
  if (!opened) return refuse('InvalidPartsToBuild')
  const { document, product } = opened
  const bodyHash = key && createHash('sha256').update(JSON.stringify(body)).digest('hex')
  if (row.used_for !== null) {
    const asItIs = { id: row.id, revision: row.revision, lookKey: row.look_key, updatedAt: row.updated_at }
    return row.used_for === bodyHash ? ok(presentState(asItIs, opened, origin)) : refuse('conflict')
  }
  const artwork = await artworkOf(database, change, row)
  const changed = applyChange(
    document,
    change,
    {
      product,
      now: now.toISOString(),
      isStaff: actor?.isStaff ?? true,
      newId: randomUUID(),
      findArtwork: assetVersionId => (artwork?.assetVersionId === assetVersionId ? artwork : undefined),
    },
    { next: row.revision + 1, basedOn },
  )
  if (!changed.ok) return changed
  const drawn = drawnDesign(changed.value, product)
  const lookKey = lookKeyOf(drawn, config.sessionSecret)
  const saved = await save(database, [
    row.id,
    row.revision,
    JSON.stringify(changed.value),
    now,
    lookKey,
    JSON.stringify(drawn),
    row.look_key,
    key,
    bodyHash,
  ])
  if (saved.length === 0) return 'overtaken'
  await analytics.tell(database.read, 'Design Changed', actor, now, {
    designId: row.id,
    action: change.action,
  })
  const next = { id: row.id, revision: row.revision + 1, lookKey, updatedAt: now }
  return ok(presentState(next, { document: changed.value, product }, origin))
}

/** The design's id when it was written; empty when another process was faster, with this key or with another change. */
async function save(database: Database, values: readonly unknown[]): Promise<readonly unknown[]> {
  try {
    return await database.statement(saveUpdate, values)
  } catch (error) {
    if ((error as { code?: string }).code === uniqueViolation) return []
    throw error
  }
}

/** The artwork that the change names, when the design's team may use it. */
async function artworkOf(
  database: Database,
  change: DesignChange,
  row: DesignToUpdate,
): Promise<Artwork | undefined> {
  if (!('assetVersionId' in change) || !change.assetVersionId) return undefined
  return findArtwork(database.read, change.assetVersionId, row.team_id, row.maker_id)
}
