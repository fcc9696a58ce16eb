import { loadInfo } from '#api/collection/collect-size-info.ts'
import type { Dependencies } from '#api/services.ts'

/** What the public page asks for first: on slow phones each round trip that is saved is seen. */
export async function hintsForPage(
  path: string,
  { database, now, config }: Dependencies,
): Promise<readonly string[]> {
  const token = /^\/sizes\/([\w-]{1,200})\/?$/.exec(path)?.[1]
  if (!token) return []
  const origin = 'http://page'
  const info = await loadInfo(database.read, token, { now: now(), origin, config }).catch(() => undefined)
  if (!info) return []
  const front = info.designs[0]?.images[0]?.url.slice(origin.length)
  return [
    `</api/v1/projects/collectSizeInfo?token=${token}>; rel=preload; as=fetch; crossorigin`,
    ...(front ? [`<${front}?w=600>; rel=preload; as=image; fetchpriority=high`] : []),
  ]
}
