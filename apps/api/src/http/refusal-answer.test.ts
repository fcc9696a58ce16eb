import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerError } from '#api/http/refusal-answer.ts'
import { Outage } from '#api/platform/outage.ts'

test.each([
  [
    'an outage is a warning in one line',
    new Outage('the disk is full'),
    503,
    { level: 40, why: 'Outage: the disk is full' },
  ],
  ['what nobody expected is an error', new Error('of ours'), 500, { level: 50, msg: 'unforeseen failure' }],
])('%s', async (_, thrown, status, line) => {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: text => void lines.push(text) } } })
  app.setErrorHandler(answerError)
  app.get('/', () => Promise.reject(thrown))
  expect((await app.inject('/')).statusCode).toBe(status)
  expect(lines.map(text => JSON.parse(text))).toEqual([expect.objectContaining(line)])
  expect(lines.join('').includes('refusal-answer.test')).toBe(status === 500)
})
