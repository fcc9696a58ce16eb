import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '#api/config.ts'

/** Scripts of our own only; styles may be inline, as the component library needs. */
export function registerSecurity(app: FastifyInstance, config: Config): void {
  const ours = ["'self'", ...(config.publicOrigin ? [config.publicOrigin] : [])]
  const headers = headersBy({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: [...ours, 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ours,
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Without TLS in front, the browser would be sent to a port that does not answer.
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers)
    done()
  })
  if (config.allowedOrigins.length > 0) {
    app.register(cors, {
      origin: config.allowedOrigins,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: ['content-type', 'access-token', 'api-key', 'idempotency-key'],
      exposedHeaders: ['access-token', 'etag', 'retry-after'],
    })
  }
}

/** The same for every answer, so made once. */
function headersBy(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {}
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  helmet(options)({} as never, answer as never, () => {})
  return headers
}
