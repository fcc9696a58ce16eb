import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { DataOf } from '@teamloom/contract/call.ts'
import type { deskCalls } from '@teamloom/contract/desk.ts'
import { and, desc, eq } from 'drizzle-orm'
import { existingDesign } from '#api/access/open-designs.ts'
import { isOpenTeam } from '#api/access/open-teams.ts'
import { designs, projects } from '#api/db/tables.ts'
import { written } from '#api/http/written.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'
import type { Reader } from '#api/platform/database/database.ts'

type ListedDesign = DataOf<typeof deskCalls.customerDesigns>[number]

/** More than these nobody chooses from. */
const mostListed = 500

/** The designs that a customer can open, newest first, to choose one; each is made as it is written. */
export async function listDesignsOf(tx: Reader, userId: string, origin: string): Promise<ListedDesign[]> {
  const rows = await tx
    .select({
      id: designs.id,
      name: designs.name,
      family: designs.family,
      product: designs.product,
      lookKey: designs.lookKey,
      projectName: projects.name,
    })
    .from(projects)
    .innerJoin(designs, eq(designs.projectId, projects.id))
    .where(and(isOpenTeam(projects.teamId, userId), existingDesign))
    .orderBy(desc(designs.updatedAt), desc(designs.id))
    .limit(mostListed)
  return rows.flatMap(({ id, name, projectName, lookKey, ...of }) => {
    const product = findProduct(of.family, of.product)
    if (!product) return []
    return written<ListedDesign>(() =>
      JSON.stringify({
        id,
        name,
        projectName,
        product: { name: of.product, label: product.product.label },
        images: pictureUrls(origin, lookKey, product.sides),
      } satisfies ListedDesign),
    )
  })
}
