import type { FastifyRequest } from 'fastify'
import { addressOf } from '#api/http/caller-address.ts'
import type { Secret } from '#api/platform/secret.ts'
import { readSessionToken } from '#api/sessions/session-token.ts'

/**
 * By what limits count who asks: a session, where one is shown, else where it comes from. What proves nothing would give
 * each call a limit of its own, so it counts for nothing.
 */
export async function countedAs(request: FastifyRequest, sessionSecret: Secret): Promise<string> {
  if (request.caller?.kind === 'person') return request.caller.sessionId
  const token = request.headers['access-token']
  const reading =
    typeof token === 'string' && token ? await readSessionToken(token, sessionSecret) : 'invalid'
  return typeof reading === 'string' ? addressOf(request) : reading.sessionId
}
