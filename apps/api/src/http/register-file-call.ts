import { type Received, usualBodyBytes } from '@teamloom/contract/call.ts'
import type { FileCall } from '@teamloom/contract/file-call.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { describeFileCall } from '#api/http/describe-call.ts'
import type { openGuard } from '#api/http/guard.ts'

/** Makes a route of a call that answers a file: validated and described as the others, answered by `answer` itself. */
export function registerFileCall<const C extends FileCall>(
  app: FastifyInstance,
  call: C,
  guard: ReturnType<typeof openGuard>,
  answer: (given: Received<C>, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    schema: describeFileCall(call),
    bodyLimit: call.maxBodyBytes ?? usualBodyBytes,
    onRequest: guard(call.access),
    config: { door: 'long' },
    handler: (request, reply) => {
      const { params, query, body } = request
      return answer({ params, query, body } as Received<C>, request, reply)
    },
  })
}
