import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import swagger from '@fastify/swagger'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Config } from '#api/config.ts'
import { sandboxPolicy } from '#api/http/security.ts'
import { bytesInSlices } from '#api/platform/slices.ts'

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
<body><div id="reference"></div><script src="/api/docs/before.js"></script><script src="${bundle}/js/scalar.js"></script><script src="/api/docs/start.js"></script></body>
</html>
`

/** In its sandbox the page has no storage, which the reference would keep its looks in. */
const before = `for (const name of ['localStorage', 'sessionStorage']) {
  const kept = new Map()
  const storage = {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: key => void kept.delete(key),
    clear: () => kept.clear(),
    key: place => [...kept.keys()][place] ?? null,
    get length() { return kept.size },
  }
  Object.defineProperty(window, name, { value: storage })
}
`

const settings = {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  // Nothing that would be sent elsewhere, or that its sandbox has no answer to.
  hideTestRequestButton: true,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
}

const start = `Scalar.createApiReference('#reference', ${JSON.stringify(settings)})\n`

/** What a page in a sandbox may read: it is of no origin. */
const forAll = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

type Description = { readonly etag: string; readonly plain: Buffer; readonly gzipped: Buffer }

/** Its bytes, made once, which takes the better part of a second: while the server runs it stays as it is. */
function describe(app: FastifyInstance): Description {
  const plain = Buffer.from(JSON.stringify(app.swagger()))
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`
  return { etag, plain, gzipped: gzipSync(plain) }
}

export function registerApiPages(app: FastifyInstance, config: Config): void {
  const hidden = { schema: { hide: true } }
  const policy = sandboxPolicy(config)
  app.register(async pages => {
    pages.addHook('onRequest', async (_, reply) => {
      reply.headers(forAll)
    })
    let made: Description | undefined
    // Before anybody waits for something else meanwhile.
    app.addHook('onListen', async () => {
      made ??= describe(app)
    })
    pages.get('/api/openapi.json', hidden, async (request, reply) => {
      const { etag, plain, gzipped } = (made ??= describe(app))
      reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      reply.type('application/json; charset=utf-8')
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
        return reply.header('content-length', plain.length).send(Readable.from(bytesInSlices(plain)))
      return reply.header('content-encoding', 'gzip').send(gzipped)
    })
    // A page of our own: the bundle's has a script within, which our policy forbids.
    pages.get('/api/docs', hidden, (_, reply) =>
      reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
    )
    for (const [name, script] of Object.entries({ before, start }))
      pages.get(`/api/docs/${name}.js`, hidden, (_, reply) =>
        reply.type('text/javascript; charset=utf-8').send(script),
      )
    pages.register(scalar, { routePrefix: bundle, configuration: { url: '/api/openapi.json' } })
  })
}
