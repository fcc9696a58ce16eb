import type { FastifyInstance } from 'fastify'
import type { Metrics } from '#api/platform/metrics/metrics.ts'

/** Every answer, by its call's name; addresses with somebody's keys in them are counted under their pattern. */
export function countCalls(app: FastifyInstance, { countCall }: Pick<Metrics, 'countCall'>): void {
  app.addHook('onResponse', async ({ routeOptions }, reply) => {
    const { config, url = 'no such page' } = routeOptions
    countCall(config.call ?? url, reply.statusCode, reply.elapsedTime / 1000)
  })
}
