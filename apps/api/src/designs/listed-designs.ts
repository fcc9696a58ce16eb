import { decoratedSides } from '@teamloom/design/decorated-sides.ts'
import { isDesignDeprecated } from '@teamloom/design/deprecation.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { existingDesign } from '#api/access/open-designs.ts'
import { isOpenTeam } from '#api/access/open-teams.ts'
import { designs, projects } from '#api/db/tables.ts'
import { openDesign } from '#api/designs/load-design.ts'
import { presentState } from '#api/designs/present-state.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { inSlices } from '#api/platform/slices.ts'

const columns = {
  id: designs.id,
  name: designs.name,
  description: designs.description,
  projectId: designs.projectId,
  family: designs.family,
  product: designs.product,
  quantity: designs.quantity,
  revision: designs.revision,
  lookKey: designs.lookKey,
  collectableSince: designs.collectableSince,
  updatedAt: designs.updatedAt,
}

/** The designs in the projects of one's teams, newest first, without their documents: from the teams down. */
export function selectListed(tx: Tx, userId: string) {
  return tx
    .select(columns)
    .from(projects)
    .innerJoin(designs, eq(designs.projectId, projects.id))
    .where(and(isOpenTeam(projects.teamId, userId), existingDesign))
    .orderBy(desc(designs.updatedAt), desc(designs.id))
}

export type ListedRow = Awaited<ReturnType<typeof selectListed>>[number]

/** What a list tells of a design's document, as JSON: `fields` without its last brace; `state` where it was asked for. */
type Told = { readonly fields: string; readonly state: string | undefined }

/** What was made of late: a revision of a design never changes. In characters. */
const told = new LRUCache<string, Told>({
  maxSize: 48_000_000,
  sizeCalculation: ({ fields, state }) => fields.length + (state?.length ?? 0),
})

const atOnce = 100

/** Of each design what its document tells; documents are read of those alone of which it is not known. */
export async function tellListed(
  tx: Tx,
  rows: readonly ListedRow[],
  { origin, withState }: { readonly origin: string; readonly withState: boolean },
): Promise<ReadonlyMap<string, Told>> {
  // A database restored from a copy counts its revisions again.
  const nameOf = ({ id, revision, updatedAt, lookKey }: ListedRow) =>
    `${origin} ${withState} ${id} ${revision} ${updatedAt.getTime()} ${lookKey}`
  const found = new Map<string, Told>()
  const missing = rows.filter(row => {
    const known = told.get(nameOf(row))
    if (known) found.set(row.id, known)
    return !known
  })
  for (let first = 0; first < missing.length; first += atOnce) {
    const ids = missing.slice(first, first + atOnce).map(({ id }) => id)
    const read = await tx
      .select({ ...columns, document: designs.document })
      .from(designs)
      .where(inArray(designs.id, ids))
    await inSlices(read, row => {
      const made = tell(row, origin, withState)
      found.set(row.id, made)
      told.set(nameOf(row), made)
    })
  }
  return found
}

function tell(row: ListedRow & { readonly document: unknown }, origin: string, withState: boolean): Told {
  const opened = openDesign(row)
  return {
    fields: JSON.stringify({
      family: { name: row.family, version: opened?.product.family.version ?? '1.0' },
      product: { name: row.product, version: opened?.product.product.version ?? '1.0' },
      images: opened ? pictureUrls(origin, row.lookKey, opened.product.sides) : [],
      decoratedSides: opened ? decoratedSides(opened.document, opened.product) : [],
      errorKey: opened ? null : 'InvalidPartsToBuild',
      deprecated: opened ? isDesignDeprecated(opened.product, opened.document) : false,
      sizes: opened?.product.sizes.filter(size => size.display.displayable).map(size => size.name) ?? [],
    }),
    state: withState && opened ? JSON.stringify(presentState(row, opened, origin)) : undefined,
  }
}
