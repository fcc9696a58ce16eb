import swagger from '@fastify/swagger'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** OpenAPI 3.1 from the schemas that validate the calls, and a page to read it on. */
export function registerApiDescription(app: FastifyInstance): void {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Teamloom API',
        version: '1.0.0',
        description:
          'Money is whole cents beside its currency, lengths are inches, times are ISO 8601 UTC. A success is `{status, data}`, a failure `{status, message, errorKey, issues?, facts?}` with a stable key, and facts about what was refused.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'header', name: 'access-token' },
          service: { type: 'apiKey', in: 'header', name: 'api-key' },
        },
      },
    },
    transform: jsonSchemaTransform,
  })
}

const bundle = '/api/docs/bundle'

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Teamloom API</title></head>
<body><div id="reference"></div><script src="${bundle}/js/scalar.js"></script><script src="/api/docs/start.js"></script></body>
</html>
`

const start = `Scalar.createApiReference('#reference', { url: '/api/openapi.json', withDefaultFonts: false })\n`

export function registerApiPages(app: FastifyInstance): void {
  const hidden = { schema: { hide: true } }
  app.get('/api/openapi.json', hidden, async () => app.swagger())
  // A page of our own: the bundle's has a script within, which our policy forbids.
  app.get('/api/docs', hidden, (_, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get('/api/docs/start.js', hidden, (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(start),
  )
  app.register(scalar, { routePrefix: bundle, configuration: { url: '/api/openapi.json' } })
}
