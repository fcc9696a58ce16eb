import { createHash, randomUUID } from 'node:crypto'
import type { Artwork } from '@teamloom/artwork/artwork.ts'
import type { ActionRefusal } from '@teamloom/design/actions/action.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { applyChange, invertChange } from '@teamloom/design/apply-change.ts'
import { countCredits } from '@teamloom/design/credits.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { openChecksOf } from '@teamloom/design/open-checks.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { type Actor, may, mayActAsStaff, type Service } from '#api/access/caller.ts'
import { findArtwork } from '#api/assets/find-artwork.ts'
import {
  type DesignToChange,
  type DesignToSave,
  loadDesign,
  saveDesign,
  saveOrderedDesign,
} from '#api/designs/change-statements.ts'
import { lookKeyOf } from '#api/designs/keep-look.ts'
import { type OpenedDesign, openDesign } from '#api/designs/load-design.ts'
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

type Refusals = ActionRefusal | Refusal<'designIdDoesntExist' | 'InvalidPartsToBuild'>
type Outcome = Result<ChangedDesign, Refusals>

const uniqueViolation = '23505'

/** Another process was faster each time: by then the sender had better try again. */
const mostTries = 50

/**
 * Applies a change to what the design is now, a customer's or an order's copy, for whoever calls; what is answered includes it. Changes of one design wait for each other
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
  { designId, change: wanted, key, basedOn, by, now }: WantedChange,
  database: Database,
  { analytics, config }: Services,
): Promise<Outcome | 'overtaken'> {
  const row = await load(database, designId, key, by)
  if (!row) return refuse('designIdDoesntExist')
  if (row === 'ordered') return refuse('userNotAdmin')
  const opened = openDesign(row)
  if (!opened) return refuse('InvalidPartsToBuild')
  const { document, product } = opened
  const bodyHash = key === undefined ? null : hashOf({ change: wanted, basedOn })
  if (row.used_for !== null) {
    const asItIs = { id: row.id, revision: row.revision, lookKey: row.look_key, updatedAt: row.updated_at }
    return row.used_for === bodyHash ? ok({ ...opened, ...asItIs }) : refuse('conflict')
  }
  const change = withOwnId(wanted)
  const artwork = await artworkOf(database, change, row)
  const changed = applyChange(
    document,
    change,
    {
      product,
      now: now.toISOString(),
      isStaff: mayActAsStaff(by),
      may: ability => may(by, ability),
      newId: randomUUID(),
      findArtwork: assetVersionId => (artwork?.assetVersionId === assetVersionId ? artwork : undefined),
    },
    { next: row.revision + 1, basedOn },
  )
  if (!changed.ok) return changed
  const drawn = drawnDesign(changed.value, product)
  const lookKey = lookKeyOf(drawn, config.sessionSecret)
  const values: DesignToSave = {
    designId: row.id,
    revisionRead: row.revision,
    document: JSON.stringify(changed.value),
    now,
    lookKey,
    drawn: JSON.stringify(drawn),
    lookKeyRead: row.look_key,
    userId: by.kind === 'person' ? by.id : null,
    change: JSON.stringify(change),
    inverse: JSON.stringify(invertChange(document, change)),
    key: key ?? null,
    bodyHash,
  }
  const ordered = () => ({
    credits: JSON.stringify(countCredits(changed.value, product).credits),
    openChecks: JSON.stringify(openChecksOf(changed.value, product)),
  })
  const saved = await save(
    row.preorder_id === null
      ? database.statement(saveDesign, values)
      : database.statement(saveOrderedDesign, { ...values, ...ordered() }),
  )
  if (saved.length === 0) return 'overtaken'
  await analytics.tell(database.read, 'Design Changed', by, now, { designId: row.id, action: change.action })
  return ok({
    document: changed.value,
    product,
    id: row.id,
    revision: row.revision + 1,
    lookKey,
    updatedAt: now,
  })
}

/** The design as whoever asks may change it; `ordered` where it is an order's copy, which only staff may. */
async function load(
  database: Database,
  designId: string,
  key: string | undefined,
  by: Actor | Service,
): Promise<DesignToChange | 'ordered' | undefined> {
  const values = { designId, key: key ?? null }
  const [own] =
    by.kind === 'person'
      ? await database.statement(loadDesign.asPerson, { ...values, userId: by.id })
      : await database.statement(loadDesign.asService, values)
  if (own) return own
  const [ordered] = await database.statement(loadDesign.ordered, values)
  return ordered && !mayActAsStaff(by) ? 'ordered' : ordered
}

/** What a change makes is known by an id, also to what takes it back. */
function withOwnId(change: DesignChange): DesignChange {
  return change.action === 'addDecoration'
    ? { ...change, decorationId: change.decorationId ?? randomUUID() }
    : change
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

/** Empty when another process was faster, with this key or with another change. */
async function save<Row>(saving: Promise<Row[]>): Promise<Row[]> {
  try {
    return await saving
  } catch (error) {
    if ((error as { code?: string }).code === uniqueViolation) return []
    throw error
  }
}

/** The artwork that the change names, when it is open to the design's team; in no project yet, to its maker. */
async function artworkOf(
  database: Database,
  change: DesignChange,
  row: DesignToChange,
): Promise<Artwork | undefined> {
  if (!('assetVersionId' in change) || !change.assetVersionId) return undefined
  const user =
    row.team_id !== null
      ? ({ kind: 'team', id: row.team_id } as const)
      : row.maker_id !== null && ({ kind: 'person', id: row.maker_id } as const)
  return user ? findArtwork(database.read, change.assetVersionId, user) : undefined
}
