import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { CollaborationVersion, ServerFrame } from '@teamloom/contract/collaboration.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { designChanges, designs, users } from '#api/db/tables.ts'
import { openDesign } from '#api/designs/load-design.ts'
import { presentRecord, presentState } from '#api/designs/present-state.ts'
import type { Reader } from '#api/platform/database/database.ts'

const pack = promisify(gzip)

export type PackedDesign = {
  readonly revision: number
  /** Packed when it is first asked for; the same for all who come from one origin. */
  readonly frameFor: (origin: string, version: CollaborationVersion) => Promise<Buffer>
}

/** The design as it is now, for everybody in its room; undefined where it has gone or cannot be opened. */
export async function packDesign(tx: Reader, designId: string): Promise<PackedDesign | undefined> {
  const [row] = await tx.select().from(designs).where(eq(designs.id, designId))
  const opened = row && openDesign(row)
  if (!row || !opened) return undefined
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
