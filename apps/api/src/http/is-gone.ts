import type { FastifyReply } from 'fastify'

/** Whoever has hung up is answered nothing. */
export function isGone(reply: FastifyReply): boolean {
  return reply.raw.destroyed
}
