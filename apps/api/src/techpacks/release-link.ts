import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secret } from '#api/platform/secret.ts'

/** For a quarter of an hour. */
export const releaseLinkSeconds = 15 * 60

/** Where a release's archive is, on this server. */
export function releaseUrl(releaseId: string, filename: string, now: Date, secret: Secret): string {
  return signRelease(`/api/v1/techpacks/archive/${releaseId}/${filename}`, now, secret)
}

/** The address of a release's archive; its signature comes last. `path` begins with a slash. */
export function signRelease(path: string, now: Date, secret: Secret): string {
  const expires = String(Math.floor(now.getTime() / 1000) + releaseLinkSeconds)
  return `${path}?expires=${expires}&signature=${signatureOf(path, expires, secret.signs)}`
}

/**
 * TP19: until when a link is good, in milliseconds: each letter is as it was signed, else undefined. `url` is the path
 * with its query as it was asked for.
 */
export function releaseLinkEnd(url: string, secret: Secret): number | undefined {
  const parts = /^([^?]*)\?expires=([1-9]\d{0,11})&signature=([0-9a-f]{64})$/.exec(url)
  const [, path, expires, given] = parts ?? []
  if (path === undefined || expires === undefined || given === undefined) return undefined
  const isOurs = secret.opens.some(each =>
    timingSafeEqual(Buffer.from(signatureOf(path, expires, each)), Buffer.from(given)),
  )
  return isOurs ? Number(expires) * 1000 : undefined
}

function signatureOf(path: string, expires: string, secret: string): string {
  return createHmac('sha256', secret).update(`release ${path} ${expires}`).digest('hex')
}
