import type { FastifyInstance } from 'fastify'
import type { Config } from '#api/config.ts'
import { countedAs } from '#api/http/counted-as.ts'
import { Door } from '#api/http/door.ts'
import { sendBusy } from '#api/http/refusal-answer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Through which door its calls go: `quick`, or `long` for those that wait for work elsewhere, which keep none of the
     * quick ones waiting. Absent: there is always room for it.
     */
    door?: 'quick' | 'long'
  }
}

const comeAgainSeconds = 2

/** AC15: calls of one caller are answered a few at a time: before their bodies are read, so that those who wait cost nothing. */
export function registerDoor(app: FastifyInstance, { limits, sessionSecret }: Config): void {
  const doors = { quick: new Door(limits), long: new Door(limits) }
  app.addHook('preParsing', async (request, reply) => {
    const { door } = request.routeOptions.config
    if (!door) return
    const caller = request.caller?.kind === 'service' ? 'service' : await countedAs(request, sessionSecret)
    const leave = await doors[door].enter(caller)
    if (!leave) {
      await sendBusy(reply, comeAgainSeconds)
      return
    }
    // Whoever has hung up meanwhile is answered nothing.
    if (reply.raw.destroyed) return leave()
    reply.raw.once('finish', leave)
    reply.raw.once('close', leave)
  })
}
