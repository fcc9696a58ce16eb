import { createHash, randomUUID } from 'node:crypto'
import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { pricedSlots } from '@teamloom/commerce/pricing/price-personal.ts'
import type { VersionReason } from '@teamloom/contract/versions.ts'
import type { ActionRefusal } from '@teamloom/design/actions/action.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { appearanceOf } from '@teamloom/design/appearance.ts'
import { applyChange } from '@teamloom/design/apply-change.ts'
import { countCredits } from '@teamloom/design/credits.ts'
import { differenceBetween } from '@teamloom/design/difference.ts'
import { differenceWords } from '@teamloom/design/difference-words.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { openChecksOf } from '@teamloom/design/open-checks.ts'
import { slotsOf } from '@teamloom/design/slots.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { LRUCache } from 'lru-cache'
import { type Actor, holds, may, mayActAsStaff, type Service } from '#api/access/caller.ts'
import { findArtwork } from '#api/assets/find-artwork.ts'
import { wordOfChange } from '#api/designs/carried-change.ts'
import type { ChangeOrdered } from '#api/designs/change-ordered.ts'
import {
  type DesignToChange,
  type DesignToSave,
  loadDesign,
  mayBeKept,
  saveDesign,
  saveDesignAndKeep,
  saveOrderedDesign,
} from '#api/designs/change-statements.ts'
import { lookKeyOf } from '#api/designs/keep-look.ts'
import { type OpenedDesign, openDesign } from '#api/designs/load-design.ts'
import type { Database } from '#api/platform/database/database.ts'
import { withValues } from '#api/platform/database/statement.ts'
import { inTurn } from '#api/platform/in-turn.ts'
import type { Services } from '#api/services.ts'

/** A change that was worked out from what the design is. */
export type Planned = {
  readonly change: DesignChange
  /** The revision that it takes back. */
  readonly takesBack?: number
  /** Why the design of before it is kept as a version. */
  readonly keeps?: VersionReason
}

/** What a change hangs on the design of the moment for; worked out anew each time that another was faster. */
export type Plan<R extends Refusal> = {
  /** What was asked for, by which a key is known to be used for the same. */
  readonly asked: string
  readonly plan: (current: OpenedDesign & { readonly revision: number }) => Promise<Result<Planned, R>>
}

/** One change of one design, as whoever calls wants it. */
export type WantedChange<R extends Refusal = never> = {
  readonly designId: string
  readonly change: DesignChange | Plan<R>
  /** The key of the change: sent again with the key it does nothing twice. */
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
type Outcome<R extends Refusal> = Result<ChangedDesign, Refusals | R>

const uniqueViolation = '23505'

/** Another process was faster each time: by then the sender had better try again. */
const mostTries = 50

/**
 * Applies a change to what the design is now, a customer's or an order's copy, for whoever calls; what is answered includes it. Changes of one design wait for each other
 * here, and one that another process overtook is made again on what that one left.
 */
export function changeDesign<R extends Refusal = never>(
  wanted: WantedChange<R>,
  database: Database,
  services: Services,
): Promise<Outcome<R>> {
  return inTurn(wanted.designId, async () => {
    for (let tries = 0; tries < mostTries; tries++) {
      const outcome = await tryChange(wanted, database, services)
      if (outcome !== 'overtaken') return outcome
    }
    return refuse('conflict')
  })
}

async function tryChange<R extends Refusal>(
  wanted: WantedChange<R>,
  database: Database,
  services: Services,
): Promise<Outcome<R> | 'overtaken'> {
  const { designId, change, key, by, now } = wanted
  const left = leftHere.get(designId)
  leftHere.delete(designId)
  if (
    left &&
    !('plan' in change) &&
    artworkNamedBy(change).length === 0 &&
    !mayBeKept(left, { now, isTeammates: isTeammates(left, by) })
  ) {
    const outcome = await carryOut(left, { change: withOwnId(change) }, wanted, database, services)
    // Whatever else came of it is looked at anew: the key may be used, or the design no longer open.
    if (outcome !== 'overtaken' && outcome.ok) return outcome
  }
  const row = await load(database, designId, key, by)
  if (!row) return refuse('designIdDoesntExist')
  if (row === 'ordered') return refuse('userNotAdmin')
  const opened = openDesign(row)
  if (!opened) return refuse('InvalidPartsToBuild')
  if (row.used_for !== null) {
    const asItIs = { id: row.id, revision: row.revision, lookKey: row.look_key, updatedAt: row.updated_at }
    return row.used_for === bodyHashOf(wanted) ? ok({ ...opened, ...asItIs }) : refuse('conflict')
  }
  const planned =
    'plan' in change
      ? await change.plan({ ...opened, revision: row.revision })
      : ok<Planned>({ change: withOwnId(change) })
  return planned.ok ? carryOut({ ...row, opened }, planned.value, wanted, database, services) : planned
}

/** What a change is made on: a design as it was read, or as the last change left it. */
type Changeable = Pick<DesignToChange, 'id' | 'revision' | 'look_key' | 'updated_at'> &
  Partial<Pick<DesignToChange, 'team_id' | 'maker_id' | 'preorder_id'>> & { readonly opened: OpenedDesign }

/**
 * Customers' designs as changes made in this process left them, which are soon changed again: what is here need not be
 * sent here anew. Never more than a guess: saving says whether it is still so, and whether it is still open.
 */
const leftHere = new LRUCache<string, Changeable>({ maxSize: 16_000_000 })

/** LV8: who is known to have changed a design of another. */
const changersHere = new LRUCache<string, true>({ max: 10_000 })

const changerOf = (designId: string, by: Actor | Service) =>
  by.kind === 'person' ? `${designId} ${by.id}` : undefined

/** Whether it may be the first change of another than the design's maker. */
function isTeammates({ id, maker_id: makerId }: Changeable, by: Actor | Service): boolean {
  const changer = changerOf(id, by)
  return changer !== undefined && by.kind === 'person' && makerId !== by.id && !changersHere.has(changer)
}

async function carryOut<R extends Refusal>(
  row: Changeable,
  { change, takesBack, keeps }: Planned,
  wanted: WantedChange<R>,
  database: Database,
  { analytics, changeOrdered, config, house, news }: Services,
): Promise<Outcome<R> | 'overtaken'> {
  const { key, basedOn, by, now } = wanted
  const { document, product } = row.opened
  // ST12: what is ordered is of what was offered then.
  const chosenFrom = row.preorder_id ? product : (await house.at(database.read, now)).offered(product)
  const artworks = await artworksOf(database, change, row)
  const changed = applyChange(
    document,
    change,
    {
      product: chosenFrom,
      now: now.toISOString(),
      isStaff: mayActAsStaff(by),
      may: ability => may(by, ability),
      newId: randomUUID(),
      findArtwork: id => artworks.find(({ assetVersionId }) => assetVersionId === id),
    },
    { next: row.revision + 1, basedOn },
  )
  if (!changed.ok) return changed
  const drawn = drawnDesign(changed.value, product)
  const lookKey = lookKeyOf(drawn, config.sessionSecret)
  const values: DesignToSave = {
    designId: row.id,
    revisionRead: row.revision,
    updatedAtRead: row.updated_at,
    document: JSON.stringify(changed.value),
    now,
    lookKey,
    drawn: JSON.stringify(drawn),
    lookKeyRead: row.look_key,
    userId: by.kind === 'person' ? by.id : null,
    change: JSON.stringify(change),
    inverse: JSON.stringify([{ action: 'restore', ...differenceBetween(changed.value, document) }]),
    takesBack: takesBack ?? null,
    keeps: keeps ?? null,
    key: key ?? null,
    bodyHash: key === undefined ? null : bodyHashOf(wanted),
  }
  const ordered = () => ({
    credits: JSON.stringify(countCredits(changed.value, product).credits),
    slots: JSON.stringify(pricedSlots(slotsOf(changed.value))),
    openChecks: JSON.stringify(openChecksOf(changed.value, product)),
    appearance: JSON.stringify(appearanceOf(changed.value, product)),
    words: JSON.stringify(differenceWords(document, changed.value, product)),
  })
  const saving = mayBeKept(row, { keeps, now, isTeammates: isTeammates(row, by) })
    ? saveDesignAndKeep
    : saveDesign
  const saved = await save(
    row.preorder_id
      ? saveOrdered(database, changeOrdered, row.preorder_id, { ...values, ...ordered() })
      : database.statement(by.kind === 'person' ? saving.asPerson : saving.asService, values),
  )
  if (saved.length === 0) return 'overtaken'
  news.tell(wordOfChange(document, changed.value, values, change, by), row.id)
  await analytics.tell(database.alone, 'Design Changed', by, now, { designId: row.id, action: change.action })
  const changer = changerOf(row.id, by)
  if (changer) changersHere.set(changer, true)
  const revision = row.revision + 1
  const opened = { document: changed.value, product }
  if (!row.preorder_id) {
    const left = {
      id: row.id,
      revision,
      look_key: lookKey,
      updated_at: now,
      opened,
      maker_id: row.maker_id ?? null,
    }
    leftHere.set(row.id, left, { size: values.document.length })
  }
  return ok({ ...opened, id: row.id, revision, lookKey, updatedAt: now })
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
  return ordered && !holds(by, 'editOrders') ? 'ordered' : ordered
}

/** What a change makes is known by an id, also to what takes it back. */
function withOwnId(change: DesignChange): DesignChange {
  return change.action === 'addDecoration'
    ? { ...change, decorationId: change.decorationId ?? randomUUID() }
    : change
}

/** What a key was used for, for whom it comes again. */
function bodyHashOf({ change, basedOn }: WantedChange<Refusal>): string {
  const asked = 'plan' in change ? change.asked : change
  return createHash('sha256')
    .update(JSON.stringify({ change: asked, basedOn }))
    .digest('hex')
}

/** With all that follows for the order. */
function saveOrdered(
  database: Database,
  changeOrdered: ChangeOrdered,
  preorderId: string,
  values: DesignToSave & Readonly<Record<string, unknown>>,
): Promise<{ id: string }[]> {
  const { userId, now } = values
  return database.write(tx =>
    changeOrdered(tx, { preorderId, userId, now }, async () => {
      const { rows } = await tx.execute<{ id: string }>(withValues(saveOrderedDesign, values))
      return rows
    }),
  )
}

/** Empty when another process was faster, with this key or with another change. */
async function save<Row>(saving: Promise<Row[]>): Promise<Row[]> {
  try {
    return await saving
  } catch (error) {
    const { code, cause } = error as { code?: string; cause?: { code?: string } }
    if ((code ?? cause?.code) === uniqueViolation) return []
    throw error
  }
}

/** The artwork that the change names, as far as it is open to the design's team; in no project yet, to its maker. */
async function artworksOf(
  database: Database,
  change: DesignChange,
  row: Changeable,
): Promise<readonly Artwork[]> {
  const user = row.team_id
    ? ({ kind: 'team', id: row.team_id } as const)
    : row.maker_id && ({ kind: 'person', id: row.maker_id } as const)
  if (!user) return []
  const found = await Promise.all(
    artworkNamedBy(change).map(id =>
      findArtwork(database.read, id, user, { withRemoved: change.action === 'restore' }),
    ),
  )
  return found.filter(artwork => artwork !== undefined)
}

function artworkNamedBy(change: DesignChange): readonly string[] {
  if (change.action === 'restore')
    return [
      ...new Set(change.decorations.flatMap(({ decoration }) => decoration.artwork?.assetVersionId ?? [])),
    ]
  return 'assetVersionId' in change && change.assetVersionId ? [change.assetVersionId] : []
}
