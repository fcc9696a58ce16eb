import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { RequestLog } from '#api/http/request-log.ts'

test('a request is one line, once it is answered: what was asked and what came of it', async () => {
  const lines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) }
  const app = Fastify({ logger: { stream }, logController: new RequestLog() })
  app.get('/thing', async () => 'here')
  await app.inject('/thing')
  await app.inject('/nothing')
  expect(lines.filter(({ msg }) => msg === 'request completed')).toMatchObject([
    { req: { method: 'GET', url: '/thing' }, res: { statusCode: 200 } },
    { req: { method: 'GET', url: '/nothing' }, res: { statusCode: 404 } },
  ])
  expect(lines.some(({ msg }) => msg === 'incoming request')).toBe(false)
  await app.close()
})
