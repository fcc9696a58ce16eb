import { usualBodyBytes } from '@teamloom/contract/call.ts'
import type { FastifyInstance } from 'fastify'
import { describeRawCall } from '#api/http/describe-call.ts'
import { isDrawing } from '#api/http/drawing-calls.ts'
import { openGuard } from '#api/http/guard.ts'
import type { RawHandler } from '#api/http/raw-handler.ts'
import type { Dependencies } from '#api/services.ts'

/** Makes a route of each handler: described, guarded and limited as the other calls, answered by itself. */
export function registerRawCalls(
  app: FastifyInstance,
  handlers: readonly RawHandler[],
  dependencies: Dependencies,
): void {
  const guard = openGuard(app, dependencies)
  for (const { call, answer, config, takes } of handlers)
    app.register(async scope => {
      if (takes) takeBytes(scope, takes)
      scope.route({
        method: call.method,
        url: call.path,
        schema: describeRawCall(call),
        bodyLimit: call.maxBodyBytes ?? usualBodyBytes,
        onRequest: guard(call),
        config: { ...config, draws: isDrawing(call) },
        handler: (request, reply) => {
          const { params, query, body } = request
          return answer({ params, query, body } as never, request, reply)
        },
      })
    })
}

/** Whatever it says it is, well formed or not: what it is will be read from the bytes. */
function takeBytes(scope: FastifyInstance, takes: 'stream' | 'buffer'): void {
  scope.removeAllContentTypeParsers()
  if (takes === 'buffer')
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  else {
    scope.addContentTypeParser('*', (_, payload, done) => done(null, payload))
    scope.addHook('onRequest', async request => {
      if (request.headers['content-type']) request.raw.headers['content-type'] = 'application/octet-stream'
    })
  }
}
