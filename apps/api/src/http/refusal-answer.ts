import type { RefusalFacts } from '@teamloom/contract/refusal-facts.ts'
import { type RefusalCode, refusals } from '@teamloom/contract/refusals.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { BadBody, BodyTooBig } from '#api/http/body-parsers.ts'
import { wrongField } from '#api/http/wrong-field.ts'
import { isAfterClosing, isOutage } from '#api/platform/outage.ts'
import { errorLine } from '#api/platform/told-error.ts'
import { NobodyWaits } from '#api/platform/waited-for.ts'

export type Issue = { readonly path: string; readonly message: string }

/** What a failure tells besides its key. */
type Details = { readonly issues?: readonly Issue[] | undefined; readonly facts?: RefusalFacts | undefined }

/** After an outage clients come back at this pace. */
const outageSeconds = 5

/** The one form in which every failure is answered. */
export function sendRefusal(reply: FastifyReply, code: RefusalCode, details: Details = {}): FastifyReply {
  if (code === 'unavailable') reply.header('retry-after', String(outageSeconds))
  return reply
    .status(refusals[code])
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ status: 'error', message: code, errorKey: code, ...details }))
}

/** Refuses those who have as much waiting as they may. */
export function sendBusy(reply: FastifyReply, waitSeconds: number): FastifyReply {
  reply.header('retry-after', String(waitSeconds))
  return sendRefusal(reply, 'too_many_requests')
}

const codesOfFramework: Readonly<Record<string, RefusalCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'validation_failed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'validation_failed',
  FST_ERR_BAD_URL: 'validation_failed',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_ASYNC_CONSTRAINT: 'validation_failed',
}

/** Turns whatever was thrown into a refusal; what we did not foresee is logged and told to nobody. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.validation) {
    const issues = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: message ?? 'is invalid',
    }))
    return sendRefusal(reply, 'validation_failed', { issues, facts: wrongField(error.validation) })
  }
  if (error instanceof BadBody)
    return sendRefusal(reply, 'validation_failed', { issues: [{ path: '', message: error.message }] })
  if (error instanceof BodyTooBig || error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return sendRefusal(reply, 'body_too_big', { facts: { mostBytes: request.routeOptions.bodyLimit } })
  if (error instanceof SyntaxError) return sendRefusal(reply, 'malformed_json')
  const known = codesOfFramework[error.code]
  if (known) return sendRefusal(reply, known)
  if (error.statusCode === 429) return sendRefusal(reply, 'too_many_requests')
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return sendRefusal(reply, 'validation_failed')
  }
  const isCutOff = error.code === 'ECONNRESET' && !request.raw.complete
  const isLeft =
    error instanceof NobodyWaits ||
    error.code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    isCutOff ||
    isAfterClosing(error)
  if (reply.raw.destroyed && isLeft) request.log.info({ err: error }, 'nobody waits for the answer any more')
  else if (isOutage(error)) request.log.warn({ why: errorLine(error) }, 'what it needs is away')
  else request.log.error({ err: error }, 'unforeseen failure')
  return sendRefusal(reply, isOutage(error) ? 'unavailable' : 'internalError')
}
