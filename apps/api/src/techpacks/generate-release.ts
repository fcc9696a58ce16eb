import { randomUUID } from 'node:crypto'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, max } from 'drizzle-orm'
import { recordAudit } from '#api/audit/record-audit.ts'
import { techpackReleases } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { tellOfRequest } from '#api/requests/tell-programs.ts'
import { buildContent, hashOf } from '#api/techpacks/build-content.ts'
import { lockTechpack } from '#api/techpacks/find-techpack.ts'
import { loadReleased, loadReleases } from '#api/techpacks/load-techpack.ts'
import { archiveName } from '#api/techpacks/pack-release.ts'
import { releaseUrl } from '#api/techpacks/release-link.ts'

/** One that says nothing for so long was cut off: it is begun again. */
const patienceMs = 60_000

/** TP16: what is said as it was is not made again. */
export const generateRelease = writes(techpackCalls.generate, async (request, tx, services) => {
  const { body, actor, address, now, origin } = request
  const techpack = await lockTechpack(tx, body.techpackId)
  if (!techpack) return refuse('techpack_not_found')
  const language = body.language ?? (techpack.preorder.locale as Locale)
  const paper = body.paper ?? 'letter'
  const house = services.config
  const releases = await loadReleases(tx, techpack.id)
  const said = await buildContent(tx, techpack, undefined, house)
  const hash = hashOf(said)
  const same = releases.find(release => release.hash === hash)
  const before = same ? releases.find(({ number }) => number < same.number) : releases[0]
  const content = before ? await buildContent(tx, techpack, await loadReleased(tx, before), house) : said
  await tx
    .insert(techpackReleases)
    .values({
      id: randomUUID(),
      techpackId: techpack.id,
      number: same?.number ?? (await lastNumber(tx, techpack.id)) + 1,
      hash,
      language,
      paper,
      content,
      reason: same ? same.reason : (body.reason ?? null),
      state: 'waiting',
      userId: actor.id,
      createdAt: now,
      changedAt: now,
    })
    .onConflictDoNothing()
  const [found] = await tx
    .select()
    .from(techpackReleases)
    .where(
      and(
        eq(techpackReleases.techpackId, techpack.id),
        eq(techpackReleases.hash, hash),
        eq(techpackReleases.language, language),
        eq(techpackReleases.paper, paper),
      ),
    )
  const release = must(found, 'release')
  const isNew = release.changedAt.getTime() === now.getTime() && release.state === 'waiting'
  const isStuck = release.state !== 'ready' && now.getTime() - release.changedAt.getTime() > patienceMs
  if (isNew || isStuck || release.state === 'failed') {
    await tx
      .update(techpackReleases)
      .set({ state: 'waiting', progress: 0, changedAt: now })
      .where(eq(techpackReleases.id, release.id))
    await services.jobs.add(tx, 'techpack', { releaseId: release.id })
  }
  if (!same && isNew) {
    const doing = { preorderId: techpack.preorderId, now, jobs: services.jobs }
    const released = { techpackId: techpack.id, release: release.number }
    await tellOfRequest(tx, doing, 'techpack.released', released)
  }
  const filename = archiveName(content)
  await recordAudit(
    tx,
    { kind: 'techpack_opened', actorId: actor.id, facts: { what: filename }, address },
    now,
  )
  return ok({
    signedUrl: origin + releaseUrl(release.id, filename, now, services.config.sessionSecret),
    releaseId: release.id,
    number: release.number,
    filename,
  })
})

async function lastNumber(tx: Reader, techpackId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(techpackReleases.number) })
    .from(techpackReleases)
    .where(eq(techpackReleases.techpackId, techpackId))
  return row?.last ?? 0
}
