import { createHash, randomUUID } from 'node:crypto'
import type { Artwork } from '@teamloom/artwork/artwork.ts'
import type { ActionRefusal } from '@teamloom/design/actions/action.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { applyChange } from '@teamloom/design/apply-change.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { type Actor, mayActAsStaff, type Service } from '#api/access/caller.ts'
import { findArtwork } from '#api/assets/find-artwork.ts'
import { lookKeyOf } from '#api/designs/keep-look.ts'
import { type OpenedDesign, openDesign } from '#api/designs/load-design.ts'
import { type DesignToUpdate, loadForUpdate, saveUpdate } from '#api/designs/update-statements.ts'
import type { Database } from '#api/platform/database/database.ts'
import { inTurn } from '#api/platform/in-turn.ts'
import type { Services } from '#api/services.ts'

/** One change of one design, as whoever calls wants it. */
export type WantedChange = {
  readonly designId: string
  readonly change: DesignChange
  /** The same key with the same change does nothing twice. */
  readonly key?: string | undefined
  /** The revision that the change was made on; without it the last writer wins. */
  readonly basedOn?: number | undefined
  readonly by: Actor | Service
  readonly now: Date
}

/** A design as a change left it. */
export type ChangedDesign = OpenedDesign & {
  readonly id: string
  readonly revision: number
  readonly lookKey: string
  readonly updatedAt: Date
}

type Refusals = ActionRefusal | Refusal<'designIdDoesntExist' | 'InvalidPartsToBuild' | 'conflict'>
type Outcome = Result<ChangedDesign, Refusals>

const uniqueViolation = '23505'

/** Another process was faster each time: by then the sender had better try again. */
const mostTries = 50

/**
 * Applies a change to what the design is now; what is answered includes it. Changes of one design wait for each other
 * here, and one that another process overtook is made again on what that one left.
 */
export function changeDesign(wanted: WantedChange, database: Database, services: Services): Promise<Outcome> {
  return inTurn(wanted.designId, async () => {
    for (let tries = 0; tries < mostTries; tries++) {
      const outcome = await tryChange(wanted, database, services)
      if (outcome !== 'overtaken') return outcome
    }
    return refuse('conflict')
  })
}

async function tryChange(
  { designId, change, key = undefined, basedOn, by, now }: WantedChange,
  database: Database,
  { analytics, config }: Services,
): Promise<Outcome | 'overtaken'> {
  const [row] = await database.statement<DesignToUpdate>(loadForUpdate, [
    designId,
    by.kind === 'person' ? by.id : null,
    key ?? null,
    by.kind === 'service',
  ])
  if (!row) return refuse('designIdDoesntExist')
  const opened = openDesign(row)
  if (!opened) return refuse('InvalidPartsToBuild')
  const { document, product } = opened
  const bodyHash = key === undefined ? null : hashOf({ change, basedOn })
  if (row.used_for !== null) {
    const asItIs = { id: row.id, revision: row.revision, lookKey: row.look_key, updatedAt: row.updated_at }
    return row.used_for === bodyHash ? ok({ ...opened, ...asItIs }) : refuse('conflict')
  }
  const artwork = await artworkOf(database, change, row)
  const changed = applyChange(
    document,
    change,
    {
      product,
      now: now.toISOString(),
      isStaff: mayActAsStaff(by),
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
    key ?? null,
    bodyHash,
  ])
  if (saved.length === 0) return 'overtaken'
  await analytics.tell(database.read, 'Design Changed', by, now, {
    designId: row.id,
    action: change.action,
  })
  return ok({
    document: changed.value,
    product,
    id: row.id,
    revision: row.revision + 1,
    lookKey,
    updatedAt: now,
  })
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
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
