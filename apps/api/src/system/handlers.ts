import { setTimeout as sleep } from 'node:timers/promises'
import type { LogoSide } from '@teamloom/commerce/house/logo.ts'
import { systemCalls } from '@teamloom/contract/system.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { logoUrl } from '#api/house/logo-files.ts'
import { inSteps, reads } from '#api/http/handler.ts'
import { nameReaders } from '#api/platform/artwork/postscript/find-readers.ts'

/** What says nothing for so long is away, for whoever asks how we are. */
const mostWaitMs = 2000

function inTime(isThere: Promise<boolean>): Promise<boolean> {
  return Promise.race([isThere, sleep(mostWaitMs, false, { ref: false })])
}

const health = inSteps(systemCalls.health, async (_, database, { files, jobs, artwork }) => {
  const [isDatabase, isFiles, isJobs] = await Promise.all([
    inTime(database.isReachable()),
    inTime(files.isWritable()),
    inTime(jobs.isReachable()),
  ])
  if (isDatabase && isFiles && isJobs)
    return ok({ database: 'ok', files: 'ok', jobs: 'ok', readers: nameReaders(artwork.readers) })
  const state = (isThere: boolean) => (isThere ? 'ok' : 'away')
  return refuse('unavailable', { database: state(isDatabase), files: state(isFiles), jobs: state(isJobs) })
})

const live = reads(systemCalls.live, async () => ok({ live: true }))

const ready = inSteps(systemCalls.ready, async (_, database, { isDraining }) =>
  !isDraining() && (await inTime(database.isReachable())) ? ok({ ready: true }) : refuse('unavailable'),
)

const provider = reads(systemCalls.provider, async ({ origin, now }, _, { config, house }) => {
  const { sender: _sender, signature: _signature, ...told } = config.provider
  const addressOf = (side: LogoSide) => logoUrl(origin, side, house.known(now).valueOf('logo', side))
  return ok({
    ...told,
    logos: { light: addressOf('light'), dark: addressOf('dark'), icon: addressOf('icon') },
    blockDeprecated: config.blockDeprecated,
    collectPst: [...config.collectPst],
    depositPercent: config.depositPercent,
  })
})

export const systemHandlers = [health, live, ready, provider]
