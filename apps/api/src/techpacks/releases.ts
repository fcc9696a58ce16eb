import { sides } from '@teamloom/bakes/side.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import type { ContentItem, TechpackContent } from '@teamloom/techpack/content.ts'
import { compareFacts, compareItems } from '@teamloom/techpack/facts.ts'
import { eq } from 'drizzle-orm'
import { techpackReleases, techpacks, users } from '#api/db/tables.ts'
import { reads } from '#api/http/handler.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { contentOf, loadReleases, presentRelease, type ReleaseRow } from '#api/techpacks/load-techpack.ts'
import { archiveName } from '#api/techpacks/pack-release.ts'
import { releaseUrl } from '#api/techpacks/release-link.ts'

export const listReleases = reads(techpackCalls.releases, async ({ params }, tx) => {
  const [techpack] = await tx.select({ id: techpacks.id }).from(techpacks).where(eq(techpacks.id, params.id))
  if (!techpack) return refuse('techpack_not_found')
  return ok((await loadReleases(tx, techpack.id)).map(presentRelease))
})

export const readRelease = reads(techpackCalls.release, async ({ params, now, origin }, tx, { config }) => {
  const release = await findRelease(tx, params.id)
  if (!release) return refuse('techpack_not_found')
  const items = contentOf(release).items.map(item => ({
    id: item.id,
    name: item.name,
    version: item.version,
    facts: item.facts.map(fact => ({ ...fact })),
  }))
  const filename = archiveName(release.content as TechpackContent)
  const signedUrl = origin + releaseUrl(release.id, filename, now, config.sessionSecret)
  return ok({ ...presentRelease(release), items, signedUrl, filename })
})

/** Two of one techpack; an item that one of them lacks is new, or gone. */
export const compareReleases = reads(techpackCalls.compare, async ({ query, origin }, tx) => {
  const [from, to] = [await findRelease(tx, query.from), await findRelease(tx, query.to)]
  if (!from || !to || from.techpackId !== to.techpackId) return refuse('techpack_not_found')
  const [before, after] = [itemsOf(from), itemsOf(to)]
  const about = compareFacts(contentOf(from).about, contentOf(to).about).map(each => ({ ...each }))
  const whole = {
    id: from.techpackId,
    name: (to.content as TechpackContent).projectName,
    before: String(from.number),
    after: String(to.number),
    differences: about,
    images: { before: [], after: [] },
  }
  const ids = new Set([...after, ...before].map(({ id }) => id))
  return ok([
    ...(about.length > 0 ? [whole] : []),
    ...[...ids].map(id => {
      const [was, is] = [before, after].map(items => items.find(item => item.id === id))
      return {
        id,
        name: (is ?? was)?.name ?? '',
        before: was?.version ?? null,
        after: is?.version ?? null,
        differences: compareItems(was, is).map(each => ({ ...each })),
        images: { before: imagesOf(was, origin), after: imagesOf(is, origin) },
      }
    }),
  ])
})

type WholeRelease = ReleaseRow & Pick<typeof techpackReleases.$inferSelect, 'content'>

function itemsOf({ content }: WholeRelease): readonly ContentItem[] {
  return (content as TechpackContent).items
}

function imagesOf(item: ContentItem | undefined, origin: string) {
  if (!item) return []
  return pictureUrls(
    origin,
    item.lookKey,
    sides.filter(side => item.sides.includes(side)),
  )
}

async function findRelease(tx: Reader, id: string): Promise<WholeRelease | undefined> {
  const [row] = await tx
    .select({ release: techpackReleases, firstName: users.firstName, lastName: users.lastName })
    .from(techpackReleases)
    .innerJoin(users, eq(users.id, techpackReleases.userId))
    .where(eq(techpackReleases.id, id))
  return row && { ...row.release, firstName: row.firstName, lastName: row.lastName }
}
