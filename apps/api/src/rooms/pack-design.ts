import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { CollaborationVersion, ServerFrame } from '@teamloom/contract/collaboration.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { designChanges, designs, users } from '#api/db/tables.ts'
import { type CarriedChange, documentAfter } from '#api/designs/carried-change.ts'
import { type DesignRow, type OpenedDesign, openDesign } from '#api/designs/load-design.ts'
import { presentRecord, presentState } from '#api/designs/present-state.ts'
import type { Reader } from '#api/platform/database/database.ts'
import type { Word } from '#api/platform/news/words.ts'

const pack = promisify(gzip)

export type PackedDesign = {
  readonly revision: number
  readonly opened: OpenedDesign
  /** Packed when it is first asked for; the same for all who come from one origin. */
  readonly frameFor: (origin: string, version: CollaborationVersion) => Promise<Buffer>
}

type Row = Pick<DesignRow, 'id' | 'revision' | 'lookKey' | 'updatedAt'>

/** The design as it is now, for everybody in its room; undefined where it has gone or cannot be opened. */
export async function packDesign(tx: Reader, designId: string): Promise<PackedDesign | undefined> {
  const [row] = await tx.select().from(designs).where(eq(designs.id, designId))
  const opened = row && openDesign(row)
  return opened && packOpened(row, opened)
}

/** The design after one change more, without reading it; undefined where the change was made of another. */
export function packChanged(
  { opened, revision: before }: PackedDesign,
  { designId: id, revision, carries }: Extract<Word, { kind: 'changed' }>,
): PackedDesign | undefined {
  const carried = carries as CarriedChange | undefined
  const document = carried && revision === before + 1 ? documentAfter(opened.document, carried) : undefined
  return (
    carried &&
    document &&
    packOpened(
      { id, revision, lookKey: carried.lookKey, updatedAt: new Date(carried.at) },
      { ...opened, document },
    )
  )
}

/** LV13: who did what. */
export function tellCarried({ revision, carries }: Extract<Word, { kind: 'changed' }>): Buffer[] {
  const { by: user, change } = carries as CarriedChange
  return [bytesOf({ type: 'DesignChanged', revision, user, change })]
}

function packOpened(row: Row, opened: OpenedDesign): PackedDesign {
  const frames = new Map<string, Promise<Buffer>>()
  const { revision } = row
  const make = async (origin: string, isStored: boolean): Promise<Buffer> => {
    const told = isStored ? presentRecord(row, opened, origin) : presentState(row, opened, origin)
    const packed = await pack(JSON.stringify(told), { level: 5 })
    return bytesOf({
      type: 'UpdateDesign',
      revision,
      timestamp: told.timestamp,
      design: packed.toString('base64'),
    })
  }
  return {
    revision,
    opened,
    frameFor: (origin, version) => {
      const isStored = version !== 'teamloom.v1'
      const key = `${isStored} ${origin}`
      const frame = frames.get(key) ?? make(origin, isStored)
      frames.set(key, frame)
      return frame
    },
  }
}

/** More than these at once are told by the design alone. */
const mostTold = 20

/** LV13: who did what after one revision, up to another. */
export async function loadChanges(
  tx: Reader,
  designId: string,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<Buffer[]> {
  const rows = await tx
    .select({
      revision: designChanges.revision,
      userId: designChanges.userId,
      name: users.firstName,
      change: designChanges.change,
    })
    .from(designChanges)
    .leftJoin(users, eq(users.id, designChanges.userId))
    .where(
      and(
        eq(designChanges.designId, designId),
        gt(designChanges.revision, after),
        lte(designChanges.revision, upTo),
      ),
    )
    .orderBy(asc(designChanges.revision))
    .limit(mostTold)
  return rows.map(row =>
    bytesOf({
      type: 'DesignChanged',
      revision: row.revision,
      user: { userId: row.userId, name: row.name ?? '' },
      change: row.change as DesignChange,
    }),
  )
}

export function bytesOf(frame: ServerFrame): Buffer {
  return Buffer.from(JSON.stringify(frame))
}
