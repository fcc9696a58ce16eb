import type { Product } from '@teamloom/catalog/definition.ts'
import { asOffered, type House } from '@teamloom/commerce/house/house.ts'
import { decoratedSides } from '@teamloom/design/decorated-sides.ts'
import { isDesignDeprecated } from '@teamloom/design/deprecation.ts'
import { and, desc, eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { existingDesign } from '#api/access/open-designs.ts'
import { isOpenTeam } from '#api/access/open-teams.ts'
import { designs, projects } from '#api/db/tables.ts'
import { keptOfDesigns, type RestingRow, restingColumns } from '#api/designs/kept-of-designs.ts'
import type { OpenedDesign } from '#api/designs/load-design.ts'
import { presentState } from '#api/designs/present-state.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { isOneOf } from '#api/platform/database/one-of.ts'
import { inPages } from '#api/platform/slices.ts'

const columns = {
  ...restingColumns,
  name: designs.name,
  description: designs.description,
  projectId: designs.projectId,
  quantity: designs.quantity,
  collectableSince: designs.collectableSince,
}

/** The designs in the projects of one's teams, newest first, without their documents: from the teams down. */
export async function selectListed(tx: Reader, userId: string) {
  const isTheirs = and(isOpenTeam(projects.teamId, userId), existingDesign)
  const newestFirst = [desc(designs.updatedAt), desc(designs.id)]
  const ids = await tx
    .select({ id: designs.id })
    .from(projects)
    .innerJoin(designs, eq(designs.projectId, projects.id))
    .where(isTheirs)
    .orderBy(...newestFirst)
  return inPages(ids, page =>
    tx
      .select(columns)
      .from(designs)
      .innerJoin(projects, eq(projects.id, designs.projectId))
      .where(and(isOneOf(designs.id, page), isTheirs))
      .orderBy(...newestFirst),
  )
}

/** What a list tells of a design's document, as JSON: `fields` without its last brace; `state` where it was asked for. */
type Told = {
  readonly fields: string
  readonly state: string | undefined
  /** None of a design that does not open. */
  readonly product: Product | undefined
}

type About = { readonly origin: string; readonly withState: boolean; readonly house: House }

/** What each design’s document tells, and what the house offers of it. */
export const tellListed = keptOfDesigns<Told, About>({
  // In characters.
  kept: new LRUCache<string, Told>({
    maxSize: 48_000_000,
    sizeCalculation: ({ fields, state }) => fields.length + (state?.length ?? 0),
  }),
  inPage: 25,
  nameOf: ({ origin, withState, house: { revision, until } }) =>
    `${origin} ${withState} ${revision} ${until?.getTime()}`,
  make: (row, opened, about) => tell(row, opened && asOffered(about.house, opened), about),
})

function tell(row: RestingRow, opened: OpenedDesign | undefined, { origin, withState }: About): Told {
  return {
    fields: JSON.stringify({
      family: { name: row.family, version: opened?.product.family.version ?? '1.0' },
      product: { name: row.product, version: opened?.product.product.version ?? '1.0' },
      images: opened ? pictureUrls(origin, row.lookKey, opened.product.sides) : [],
      decoratedSides: opened ? decoratedSides(opened.document, opened.product) : [],
      errorKey: opened ? null : 'InvalidPartsToBuild',
      deprecated: opened ? isDesignDeprecated(opened.product, opened.document) : false,
    }),
    state: withState && opened ? JSON.stringify(presentState(row, opened, origin)) : undefined,
    product: opened?.product,
  }
}
