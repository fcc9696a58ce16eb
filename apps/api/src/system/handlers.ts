import { systemCalls } from '@teamloom/contract/system.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { inSteps, reads } from '#api/http/handler.ts'

const health = inSteps(systemCalls.health, async (_, database) =>
  (await database.isReachable()) ? ok({ database: 'ok' as const }) : refuse('unavailable'),
)

const provider = reads(systemCalls.provider, async (_, __, { config }) =>
  ok({ ...config.provider, blockDeprecated: config.blockDeprecated }),
)

export const systemHandlers = [health, provider]
