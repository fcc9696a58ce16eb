import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '#api/config.ts'
import { originOf } from '#api/platform/files/s3-client.ts'

/** Scripts of our own only; styles may be inline, as the component library needs. */
function directivesOf({ publicOrigin, objectStore }: Config) {
  const ours = ["'self'", ...(publicOrigin ? [publicOrigin] : [])]
  // Where our own addresses of pictures lead on to.
  const elsewhere = objectStore?.publicUrl ? [new URL(objectStore.publicUrl).origin] : []
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: [...ours, ...elsewhere, 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: [...ours, ...(objectStore?.takesUploads ? [originOf(objectStore)] : [])],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  }
}

/** Text becomes markup or a script only through the web app's own rule of that name. */
const trustedTypes = { requireTrustedTypesFor: ["'script'"], trustedTypes: ['default'] }

export function registerSecurity(app: FastifyInstance, config: Config): void {
  const headers = headersBy({
    contentSecurityPolicy: policyBy({ ...directivesOf(config), ...trustedTypes }),
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
      exposedHeaders: ['access-token', 'etag', 'retry-after', 'teamloom-build'],
    })
  }
}

const policyBy = (directives: Readonly<Record<string, readonly string[]>>) => ({
  useDefaults: false,
  directives,
})

/** The policy of a page whose scripts are not all our own: they run, and are strangers to whoever is logged in. */
export function sandboxPolicy(config: Config): string {
  const directives = { ...directivesOf(config), formAction: ["'none'"], sandbox: ['allow-scripts'] }
  return headersBy({ contentSecurityPolicy: policyBy(directives) })['content-security-policy'] ?? ''
}

/** What helmet sets with these options, by lower-case names: headers are alike on every answer, so made once. */
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
