import { refusals } from '@teamloom/contract/refusals.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '#api/access/caller.ts'
import { type Opening, readCaller } from '#api/http/caller.ts'
import { addressOf } from '#api/http/caller-address.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import type { Dependencies } from '#api/services.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

const keyCallsPerMinute = 120

/** What stands before a route: it lets in those whom the access names, as the request's `caller`. */
export function openGuard(app: FastifyInstance, dependencies: Dependencies) {
  /** Whoever shows what opens nothing is soon not answered; those who come from the same place with a session are. */
  const countUnauthorized = app.createRateLimit({
    max: dependencies.config.limits.unauthorizedPerMinute,
    timeWindow: 60_000,
    keyGenerator: request => `unauthorized ${addressOf(request)}`,
  })
  /** AC69: the calls of each key. */
  const countKey = app.createRateLimit({
    max: keyCallsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ caller }) => (caller.kind === 'person' ? caller.sessionId : ''),
  })
  return (opening: Opening) => async (request: FastifyRequest, reply: FastifyReply) => {
    const recognised = await readCaller(request, opening, dependencies)
    if (recognised.ok) {
      request.caller = recognised.caller
      if (!request.headers.authorization?.startsWith('Bearer tl_live_')) return
      const counted = await countKey(request)
      if (counted.isAllowed || !counted.isExceeded) return
      reply.header('retry-after', String(counted.ttlInSeconds))
      return sendRefusal(reply, 'too_many_requests')
    }
    const { code, facts } = recognised
    if (refusals[code] !== 401) return sendRefusal(reply, code, { facts })
    const counted = await countUnauthorized(request)
    if (counted.isAllowed || !counted.isExceeded) return sendRefusal(reply, code)
    reply.header('retry-after', String(counted.ttlInSeconds))
    return sendRefusal(reply, 'too_many_requests')
  }
}
