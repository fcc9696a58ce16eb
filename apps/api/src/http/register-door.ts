import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#api/config.ts'
import { countedAs } from '#api/http/counted-as.ts'
import { Door } from '#api/http/door.ts'
import { isGone } from '#api/http/is-gone.ts'
import { sendBusy } from '#api/http/refusal-answer.ts'
import { readWhileWaited } from '#api/platform/waited-for.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Through which door its calls go: `quick`, or `long` for those that wait for work elsewhere, which keep none of the
     * quick ones waiting; `open`: there is always room for it, as one page asks for many. Absent: `long`.
     */
    door?: 'quick' | 'long' | 'open'
    /** Its name in the contract. */
    call?: string
    /** The call changes nothing, so that it may be given up in the middle. */
    isReading?: boolean
  }
  interface FastifyRequest {
    visit: Visit | undefined
  }
}

/** A call that is in: it leaves when it has been answered, or its caller has hung up, and nothing is at work for it. */
type Visit = { isAtWork: boolean; isOver: boolean; readonly leave: () => void }

const comeAgainSeconds = 2

/**
 * AC15: calls of one caller are answered a few at a time: before their bodies are read, so that those who wait cost
 * nothing. Nothing is begun of callers who have hung up, what only reads is given up between its slices, and what
 * goes on keeps its place.
 */
export function registerDoor(app: FastifyInstance, { limits, sessionSecret }: Config): void {
  const doors = { quick: new Door(limits), long: new Door(limits) }
  app.decorateRequest('visit', undefined)
  app.addHook('preParsing', async (request, reply) => {
    const { door = 'long' } = request.routeOptions.config
    if (door === 'open') return
    const caller = request.caller?.kind === 'service' ? 'service' : await countedAs(request, sessionSecret)
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    const leave = await doors[door].enter(caller, gone.signal)
    if (!leave) {
      if (isGone(reply)) reply.hijack()
      else await sendBusy(reply, comeAgainSeconds)
      return
    }
    if (isGone(reply)) {
      leave()
      reply.hijack()
      return
    }
    const visit: Visit = { isAtWork: false, isOver: false, leave }
    request.visit = visit
    const end = () => {
      visit.isOver = true
      if (!visit.isAtWork) leave()
    }
    reply.raw.once('finish', end)
    reply.raw.once('close', end)
  })
  app.addHook('onRoute', route => {
    const { handler, config } = route
    route.handler = async function (request, reply) {
      if (isGone(reply)) return reply.hijack()
      const work = () => handler.call(this, request, reply)
      return atWork(request.visit, () =>
        config?.isReading ? readWhileWaited(() => !isGone(reply), work) : work(),
      )
    }
  })
}

async function atWork(visit: FastifyRequest['visit'], work: () => unknown): Promise<unknown> {
  if (!visit) return work()
  visit.isAtWork = true
  try {
    return await work()
  } finally {
    visit.isAtWork = false
    if (visit.isOver) visit.leave()
  }
}
