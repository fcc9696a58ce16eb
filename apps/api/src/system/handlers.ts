import { systemCalls } from '@teamloom/contract/system.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { inSteps, reads } from '#api/http/handler.ts'

const health = inSteps(systemCalls.health, async (_, database, { files, jobs }) => {
  const [isDatabase, isFiles, isJobs] = await Promise.all([
    database.isReachable(),
    files.isWritable(),
    jobs.isReachable(),
  ])
  if (isDatabase && isFiles && isJobs) return ok({ database: 'ok', files: 'ok', jobs: 'ok' })
  const state = (isThere: boolean) => (isThere ? 'ok' : 'away')
  return refuse('unavailable', { database: state(isDatabase), files: state(isFiles), jobs: state(isJobs) })
})

const provider = reads(systemCalls.provider, async (_, __, { config }) =>
  ok({ ...config.provider, blockDeprecated: config.blockDeprecated }),
)

export const systemHandlers = [health, provider]
