import { and, asc, eq } from 'drizzle-orm'
import { findCollection, isCollectable, isOpenNow } from '#api/collection/find-collection.ts'
import { designs, projects } from '#api/db/tables.ts'
import { pictureUrl } from '#api/pictures/picture-urls.ts'
import type { Reader } from '#api/platform/database/database.ts'
import type { Dependencies } from '#api/services.ts'

/**
 * What the public page asks for first, by the page's path: on slow phones each round trip that is saved is seen. Those
 * who open the same page at once are told what was looked up for the first of them.
 */
export function openPageHints({ database, now }: Pick<Dependencies, 'database' | 'now'>) {
  const asked = new Map<string, Promise<readonly string[]>>()
  return (path: string): Promise<readonly string[]> => {
    const token = /^\/sizes\/([\w-]{1,200})\/?$/.exec(path)?.[1]
    if (!token) return Promise.resolve([])
    const own = asked.get(token) ?? hintsOf(database.read, token, now()).finally(() => asked.delete(token))
    asked.set(token, own)
    return own
  }
}

async function hintsOf(tx: Reader, token: string, now: Date): Promise<readonly string[]> {
  const found = await findFront(tx, token, now).catch(() => undefined)
  if (!found) return []
  return [
    `</api/v1/projects/collectSizeInfo?token=${token}>; rel=preload; as=fetch; crossorigin`,
    ...(found.front ? [`<${found.front}?w=600>; rel=preload; as=image; fetchpriority=high`] : []),
  ]
}

/** The first picture of a token's page, of however many designs; none where it is not open. */
async function findFront(tx: Reader, token: string, now: Date) {
  const row = await findCollection(tx, eq(projects.shareableToken, token))
  if (!row) return undefined
  if (!(await isOpenNow(tx, row, now))) return { front: undefined }
  const [first] = await tx
    .select({ lookKey: designs.lookKey })
    .from(designs)
    .where(and(eq(designs.projectId, row.projectId), isCollectable))
    .orderBy(asc(designs.collectableSince), asc(designs.id))
    .limit(1)
  return { front: first && pictureUrl('', first.lookKey, 'front') }
}
