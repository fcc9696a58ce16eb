import multipart from '@fastify/multipart'
import { usualBodyBytes } from '@teamloom/contract/call.ts'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { isNestedDeeper } from '#api/http/nesting.ts'
import { nextTurn } from '#api/platform/slices.ts'

/** No call's body is nested a third as deep. */
export const mostNesting = 32
export const nestedTooDeep = `lists and objects in each other more than ${mostNesting} deep`

/** The most bytes of a form besides what its parts hold: its parts' names and what stands around them. */
const mostFormWords = 4096

/** What was sent cannot be a body, for the reason that is told. */
export class BadBody extends Error {
  readonly statusCode = 400
}

export class BodyTooBig extends Error {
  readonly statusCode = 413
}

/**
 * JSON, and forms for the calls that the specification names as forms, as large as their route takes. A form's part
 * `payload` is JSON and stands for the body, as text or as a file; `key` beside it is its key.
 */
export function registerBodyParsers(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients send the content type with calls that have no body too.
    if (body === '') return done(null, undefined)
    const text = body as string
    const read = () =>
      isNestedDeeper(text, mostNesting) ? done(new BadBody(nestedTooDeep)) : parse(request, text, done)
    // Of all long ones one is read in a turn of the loop.
    if (text.length > usualBodyBytes) void nextTurn().then(read)
    else read()
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
  app.register(multipart)
  app.addHook('preValidation', async request => {
    if (!request.isMultipart()) return
    const { payload, key, ...rest } = await readForm(request, request.routeOptions.bodyLimit)
    if (payload === undefined) request.body = { ...rest, ...(key === undefined ? {} : { key }) }
    else {
      if (typeof payload === 'string' && isNestedDeeper(payload, mostNesting))
        throw new BadBody(nestedTooDeep)
      const body: unknown = typeof payload === 'string' ? JSON.parse(payload) : payload
      request.body = key ? { ...(body as object), key } : body
    }
  })
}

async function readForm(request: FastifyRequest, mostBytes: number): Promise<Record<string, unknown>> {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes + mostFormWords) throw new BodyTooBig()
  const limits = { files: 1, fileSize: mostBytes, fields: 20, fieldSize: mostBytes, parts: 20 }
  const fields = new Map<string, unknown>()
  let bytes = 0
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field' && part.valueTruncated) throw new BodyTooBig()
      const value = part.type === 'file' ? String(await part.toBuffer()) : part.value
      // Each may be as large as the body, all together too: of one without a told length nothing else says it.
      bytes += Buffer.byteLength(String(value))
      if (bytes > mostBytes) throw new BodyTooBig()
      fields.set(part.fieldname, value)
    }
  } catch (cause) {
    // The rest is read away: a connection whose body nobody reads is never free, and the server waits for it to end.
    request.raw.unpipe()
    request.raw.resume()
    const isTooBig = cause instanceof BodyTooBig || (cause as FastifyError).code === 'FST_REQ_FILE_TOO_LARGE'
    if (isTooBig) throw new BodyTooBig()
    throw new BadBody('the form is not whole', { cause })
  }
  return Object.fromEntries(fields)
}
