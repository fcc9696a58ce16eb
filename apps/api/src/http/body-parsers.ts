import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * JSON, and forms for the calls that the specification names as forms. A form's part `payload` is JSON and stands for
 * the body, as text or as a file; `key` beside it is its key.
 */
export function registerBodyParsers(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients send the content type with calls that have no body too.
    if (body === '') return done(null, undefined)
    return parse(request, body as string, done)
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
  app.register(multipart, {
    limits: { files: 1, fileSize: 1_000_000, fields: 20, fieldSize: 1_000_000, parts: 20 },
  })
  app.addHook('preValidation', async request => {
    if (!request.isMultipart()) return
    const { payload, key, ...rest } = await readForm(request)
    if (payload === undefined) request.body = { ...rest, ...(key === undefined ? {} : { key }) }
    else {
      const body: unknown = typeof payload === 'string' ? JSON.parse(payload) : payload
      request.body = key ? { ...(body as object), key } : body
    }
  })
}

class BrokenForm extends Error {
  readonly statusCode = 400
}

async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>()
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field' && part.valueTruncated) throw new Error(`${part.fieldname} is too long`)
      fields.set(part.fieldname, part.type === 'file' ? String(await part.toBuffer()) : part.value)
    }
  } catch (cause) {
    throw new BrokenForm('the form is not whole, or too large', { cause })
  }
  return Object.fromEntries(fields)
}
