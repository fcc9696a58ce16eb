import { asOffered, type House, type Offered } from '@teamloom/commerce/house/house.ts'
import { priceOfPiece, pricePieces } from '@teamloom/commerce/pricing/price-item.ts'
import { type ReviewedDesign, reviewCalls } from '@teamloom/contract/review.ts'
import { dyedLayersOf } from '@teamloom/design/garment-color.ts'
import { findLayerColor } from '@teamloom/design/layer-colors.ts'
import { ok } from '@teamloom/kit/result.ts'
import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { comments, designs, projects, reviewVisitors, reviewVotes, users } from '#api/db/tables.ts'
import { type DesignRow, type OpenedDesign, openResting } from '#api/designs/load-design.ts'
import { sizesOfProduct } from '#api/designs/sizes-of-product.ts'
import { reads } from '#api/http/handler.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { idOfPrivateSecret } from '#api/platform/private-links.ts'
import { priceTermsOf } from '#api/pricing/price-terms.ts'
import { countVotes } from '#api/review/count-votes.ts'
import { findOpenReview, organizerOf, type ReviewRow } from '#api/review/find-review.ts'
import { pictureInches } from '#api/review/picture-inches.ts'
import { loadVisitorThreads } from '#api/review/visitor-threads.ts'

/** RV12: to look at it counts nothing and uses nothing up: mail programs open links too. */
export const readReviewPage = reads(
  reviewCalls.page,
  async ({ params, query, now, origin }, tx, { config: { sessionSecret }, house }) => {
    const found = await findOpenReview(tx, params.token, now)
    if (!found.ok) return found
    const review = found.value
    const visitorId = query.secret
      ? idOfPrivateSecret(query.secret, 'review visitor', sessionSecret)
      : undefined
    const [visitor] = visitorId
      ? await tx
          .select()
          .from(reviewVisitors)
          .where(and(eq(reviewVisitors.id, visitorId), eq(reviewVisitors.projectId, review.projectId)))
      : []
    const [maker] = review.makerId ? await tx.select().from(users).where(eq(users.id, review.makerId)) : []
    return ok({
      project: { name: review.projectName },
      organizer: await organizerOf(tx, review),
      language: maker?.language === 'fr' ? ('fr' as const) : ('en' as const),
      showPrice: review.showPrice,
      votes: review.votes,
      endsAt: review.endsAt?.toISOString() ?? null,
      visitor: visitor?.name ?? null,
      designs: await presentDesigns(tx, review, visitor?.id, {
        origin,
        house: await house.at(tx, now),
        currency: maker?.currency === 'usd' ? 'usd' : 'cad',
      }),
    })
  },
)

/** RV12: the designs of a link that are still in its project. */
export async function loadReviewed(tx: Reader, review: ReviewRow): Promise<DesignRow[]> {
  const rows = await tx
    .select({ row: designs, teamId: projects.teamId, projectName: projects.name })
    .from(designs)
    .innerJoin(projects, eq(projects.id, designs.projectId))
    .where(
      and(
        inArray(designs.id, [...review.designIds]),
        eq(designs.projectId, review.projectId),
        isNull(designs.deletedAt),
      ),
    )
  const order = (id: string) => review.designIds.indexOf(id)
  return rows
    .map(({ row, teamId, projectName }) => ({ ...row, teamId, projectName }))
    .toSorted((a, b) => order(a.id) - order(b.id))
}

type Shown = { readonly origin: string; readonly house: House; readonly currency: 'cad' | 'usd' }

async function presentDesigns(
  tx: Reader,
  review: ReviewRow,
  visitorId: string | undefined,
  { origin, house, currency }: Shown,
): Promise<ReviewedDesign[]> {
  const rows = await loadReviewed(tx, review)
  const ids = rows.map(({ id }) => id)
  const counts = await countVotes(tx, ids)
  const own =
    visitorId && ids.length > 0
      ? await tx
          .select({ designId: reviewVotes.designId, vote: reviewVotes.vote })
          .from(reviewVotes)
          .where(and(eq(reviewVotes.visitorId, visitorId), inArray(reviewVotes.designId, ids)))
      : []
  const shown: ReviewedDesign[] = []
  for (const row of rows) {
    const built = openResting(row)
    if (!built) continue
    const opened = asOffered(house, built)
    const { product } = opened
    const roots = await tx
      .select()
      .from(comments)
      .where(
        and(
          eq(comments.designId, row.id),
          eq(comments.state, 'open'),
          eq(comments.isInternal, false),
          or(isNull(comments.deletedAt), gt(comments.answerCount, 0)),
        ),
      )
      .orderBy(desc(comments.number))
      .limit(threadsShown)
    shown.push({
      id: row.id,
      name: row.name,
      family: { name: product.family.name },
      product: { name: product.product.name, label: product.product.label },
      images: pictureUrls(origin, row.lookKey, product.sides),
      picture: pictureInches(opened),
      colors: hexesOf(opened),
      ...sizesOfProduct(product),
      ...(review.showPrice ? { price: priceOf(row, opened, currency) } : {}),
      counts: counts(row.id),
      vote: own.find(each => each.designId === row.id)?.vote ?? null,
      threads: await loadVisitorThreads(tx, roots, visitorId),
    })
  }
  return shown
}

/** How many threads of one design are shown, the newest. */
const threadsShown = 30

/** A few, the garment's first. */
function hexesOf({ document, product }: OpenedDesign): string[] {
  const hexes = dyedLayersOf(document, product).flatMap(
    ({ definition, state }) => findLayerColor(definition, state.colorName)?.hex ?? [],
  )
  return [...new Set(hexes)].slice(0, 4)
}

function priceOf({ quantity }: DesignRow, opened: Offered<OpenedDesign>, currency: 'cad' | 'usd') {
  const qty = Math.max(quantity ?? 0, opened.product.pricing.minQty)
  return { qty, perPiece: priceOfPiece(pricePieces(priceTermsOf(opened), qty, currency)), currency }
}
