import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Outage } from '#api/platform/outage.ts'
import { errorLine } from '#api/platform/told-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call takes processor time, and may be done by another process than the one that is asked. */
    draws?: boolean
  }
}

/** Carries the request's id to the process that does it, which asks nobody else. */
const forwarded = 'teamloom-forwarded'

const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** One’s own, or that which it has at the process which was asked first. */
export function requestIdOf({ headers }: http.IncomingMessage): string {
  const given = headers[forwarded]
  return typeof given === 'string' && idPattern.test(given) ? given : randomUUID()
}

/** Who cannot be reached in that time is away. */
const reachMs = 2000
/** How long nobody asks there again. */
const restMs = 1000

/** Headers of one connection alone: not passed on. */
const hops = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'expect',
])

/**
 * Calls that draw are asked of the processes at this address, as their callers have asked them, and answered as these
 * answer. Where nobody is there they are done here.
 */
export function forwardDrawing(app: FastifyInstance, drawUrl: string): void {
  const secure = drawUrl.startsWith('https:')
  const agent = secure ? new https.Agent({ keepAlive: true }) : new http.Agent({ keepAlive: true })
  app.addHook('onClose', async () => agent.destroy())
  let restsUntil = 0

  async function ask(request: FastifyRequest, body: Readable): Promise<http.IncomingMessage | 'away'> {
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    const outgoing = (secure ? https : http).request(new URL(request.url, drawUrl), {
      method: request.method,
      headers: headersFor(request),
      // What has begun to be sent cannot be sent again: no connection that may have ended meanwhile.
      agent: hasBody ? false : agent,
    })
    const patience = setTimeout(() => outgoing.destroy(new Error('not reached in time')), reachMs)
    let isSent = false
    const begin = () => {
      clearTimeout(patience)
      isSent = hasBody
      if (hasBody) body.pipe(outgoing)
      else outgoing.end()
    }
    const onSocket = (socket: Socket) => {
      if (socket.connecting) socket.once(secure ? 'secureConnect' : 'connect', begin)
      else begin()
    }
    outgoing.once('socket', onSocket)
    try {
      const [answer] = (await once(outgoing, 'response')) as [http.IncomingMessage]
      return answer
    } catch (error) {
      if (isSent) throw new Outage('a process that draws', { cause: error })
      restsUntil = performance.now() + restMs
      request.log.warn(`a process that draws is away, so it is drawn here: ${errorLine(error)}`)
      return 'away'
    } finally {
      clearTimeout(patience)
    }
  }

  app.addHook('preParsing', async (request, reply, body) => {
    const isOurs = !request.routeOptions.config.draws || request.headers[forwarded] !== undefined
    if (isOurs || performance.now() < restsUntil) return body
    const answer = await ask(request, body)
    if (answer === 'away') return body
    await passOn(answer, reply)
    return body
  })
}

async function passOn(answer: http.IncomingMessage, reply: FastifyReply): Promise<void> {
  const { raw } = reply
  const isOver = once(raw, 'close')
  reply.code(answer.statusCode ?? 502)
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined && !hops.has(name)) reply.header(name, value)
  reply.send(answer)
  await isOver
  answer.destroy()
}

/**
 * Headers that a call is passed on with, as any proxy does: so it is counted as its caller’s there too, and answered
 * for the address that it asked.
 */
function headersFor({ headers, raw, host, protocol, id }: FastifyRequest): http.OutgoingHttpHeaders {
  const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => !hops.has(name)))
  const before = headers['x-forwarded-for']
  const address = raw.socket.remoteAddress ?? ''
  return {
    ...passed,
    'x-forwarded-for': before ? `${before}, ${address}` : address,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
    [forwarded]: id,
  }
}
