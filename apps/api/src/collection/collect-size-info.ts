import type { Product } from '@teamloom/catalog/definition.ts'
import { isCollectionOpen } from '@teamloom/commerce/collection/open-collection.ts'
import { pageName } from '@teamloom/commerce/collection/page-name.ts'
import { isRequestedSince } from '@teamloom/commerce/collection/requested-since.ts'
import { asOffered, type House } from '@teamloom/commerce/house/house.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import type { CollectableDesign, CollectSizeInfo } from '@teamloom/contract/collection-shape.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { loadAskedSlots } from '#api/collection/asked-slots.ts'
import {
  type CollectionRow,
  findCollection,
  findOrganizer,
  isCollectable,
  isCounted,
} from '#api/collection/find-collection.ts'
import { projectPictures } from '#api/collection/project-pictures.ts'
import type { Config } from '#api/config.ts'
import { collectionEntries, designs, projects } from '#api/db/tables.ts'
import { restingColumns } from '#api/designs/kept-of-designs.ts'
import { loadNewestRequests, type NewestRequest } from '#api/designs/newest-requests.ts'
import { loadOutlines, type Outline } from '#api/designs/outlines.ts'
import { sizesOfProduct } from '#api/designs/sizes-of-product.ts'
import { reads } from '#api/http/handler.ts'
import { written } from '#api/http/written.ts'
import { pictureUrl, pictureUrls } from '#api/pictures/picture-urls.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { isOneOf } from '#api/platform/database/one-of.ts'
import { inPages } from '#api/platform/slices.ts'

export const collectSizeInfo = reads(collectionCalls.info, async (request, tx, { config, house }) => {
  const { query, now, origin } = request
  const info = await loadInfo(tx, query.token, { now, origin, config, house: await house.at(tx, now) })
  return info ? ok(info) : refuse('not_found')
})

type About = {
  readonly now: Date
  readonly origin: string
  readonly config: Pick<Config, 'sessionSecret'>
  readonly house: House
}

/** What the page of a token shows; undefined for one that is unknown or withdrawn. */
export async function loadInfo(
  tx: Reader,
  token: string,
  about: About,
): Promise<CollectSizeInfo | undefined> {
  const { now, origin, house } = about
  const row = await findCollection(tx, eq(projects.shareableToken, token))
  if (!row) return undefined
  const found = await selectCollectable(tx, row.projectId)
  const outlines = await loadOutlines(tx, found)
  const shown = found.flatMap(design => {
    const outline = outlines(design.id)
    return outline ? [{ design, outline: asOffered(house, outline) }] : []
  })
  const isOpen = isCollectionOpen(row, shown.length, now)
  const first = shown[0]
  const requests = await loadNewestRequests(tx, isOpen ? shown.map(({ design }) => design.id) : [])
  const askedSlots = await loadAskedSlots(tx, isOpen ? shown.map(({ outline }) => outline) : [])
  return {
    project: {
      ...(await presentProject(tx, row, about)),
      pictureUrl: first ? pictureUrl(origin, first.design.lookKey, 'front') : null,
      isOpen,
    },
    designs: isOpen
      ? shown.map(({ design, outline }) =>
          presentDesign(design, outline, {
            request: requests.get(design.id),
            asked: askedSlots(outline),
            origin,
          }),
        )
      : [],
  }
}

async function presentProject(tx: Reader, row: CollectionRow, { origin, config }: About) {
  const organizer = await findOrganizer(tx, row)
  const picture = (versionId: string | null) =>
    versionId ? projectPictures.url(origin, versionId, config.sessionSecret) : null
  return {
    id: row.projectId,
    name: pageName({ project: row.name, team: row.teamName }),
    projectName: row.name,
    teamName: row.teamName,
    organizer: organizer && { firstName: organizer.firstName, lastName: organizer.lastName },
    iconUrl: picture(row.iconVersionId),
    coverUrl: picture(row.coverVersionId),
    message: row.message,
    language: row.language,
    closesAt: row.closesAt?.toISOString() ?? null,
    timeZone: row.timeZone,
    answered: row.showAnswered ? await countAnswered(tx, row.projectId) : null,
  }
}

/** People, by their address; those without one by their name. */
async function countAnswered(tx: Reader, projectId: string): Promise<number> {
  const [row] = await tx
    .select({
      people: sql<number>`count(distinct coalesce(${collectionEntries.personId}::text,
        ${collectionEntries.firstName} || ' ' || ${collectionEntries.lastName}))::int`,
    })
    .from(collectionEntries)
    .innerJoin(designs, isCounted)
    .where(eq(collectionEntries.projectId, projectId))
  return row?.people ?? 0
}

/** On the page, in the order of its designs. */
async function selectCollectable(tx: Reader, projectId: string) {
  const isOnPage = and(eq(designs.projectId, projectId), isCollectable)
  const order = [asc(designs.collectableSince), asc(designs.id)]
  const ids = await tx
    .select({ id: designs.id })
    .from(designs)
    .where(isOnPage)
    .orderBy(...order)
  return inPages(ids, page =>
    tx
      .select({
        ...restingColumns,
        name: designs.name,
        description: designs.description,
        collectableSince: designs.collectableSince,
      })
      .from(designs)
      .where(and(isOneOf(designs.id, page), isOnPage))
      .orderBy(...order),
  )
}

type CollectableRow = Awaited<ReturnType<typeof selectCollectable>>[number]

/** A design as its JSON: what is alike for all of a product is long, and made once. */
function presentDesign(
  row: CollectableRow,
  outline: Outline,
  {
    request,
    asked,
    origin,
  }: {
    readonly request: NewestRequest | undefined
    readonly asked: Pick<CollectableDesign, 'slots'>
    readonly origin: string
  },
): CollectableDesign {
  const { product, decoratedSides } = outline
  return written(() => {
    const own = {
      id: row.id,
      name: row.name,
      description: row.description,
      family: { name: product.family.name, version: product.family.version },
      product: {
        name: product.product.name,
        version: product.product.version,
        label: product.product.label,
        soldAs: product.soldAs,
      },
      images: pictureUrls(origin, row.lookKey, product.sides),
      decoratedSides,
      requestedAt:
        request && isRequestedSince(row.collectableSince, request.at) ? request.at.toISOString() : null,
      ...asked,
    } satisfies Omit<CollectableDesign, keyof Sizes>
    return `${JSON.stringify(own).slice(0, -1)},${sizesText(product).slice(1)}`
  })
}

type Sizes = Pick<CollectableDesign, 'sizes' | 'measurements'>

const sizesTexts = new WeakMap<Product, string>()

function sizesText(product: Product): string {
  const known = sizesTexts.get(product) ?? JSON.stringify(sizesOfProduct(product))
  sizesTexts.set(product, known)
  return known
}
