import { calls, rawCalls } from '@teamloom/contract/index.ts'
import { expect, test } from 'vitest'
import { pathInLog, serializers } from '#api/platform/log.ts'

test.each([
  ['/api/v1/projects/collectSizeInfo?token=secret', '/api/v1/projects/collectSizeInfo'],
  ['/api/v1/projects/collection/answer/secret', '/api/v1/projects/collection/answer/…'],
  ['/api/v1/projects/collection/stop/secret', '/api/v1/projects/collection/stop/…'],
  ['/api/v1/newsletter/confirm/secret', '/api/v1/newsletter/confirm/…'],
  ['/api/v1/orders/share/secret', '/api/v1/orders/share/…'],
  ['/orders/share/secret?paid=1', '/orders/share/…'],
  ['/sizes/secret/change/secret', '/sizes/…'],
  ['/review/secret?lang=fr', '/review/…'],
  ['/comments/stop/secret?lang=fr', '/comments/stop/…'],
  ['/api/v1/designs/comment/stop/secret', '/api/v1/designs/comment/stop/…'],
  ['/staff/join/secret', '/staff/join/…'],
  ['/login/secret', '/login/…'],
  ['/signup/secret', '/signup/…'],
  ['/signed-in/link/secret', '/signed-in/link/…'],
  ['/api/v1/user/update_password/secret', '/api/v1/user/update_password/…'],
  ['/api/v1/designs/', '/api/v1/designs/'],
])('%s is logged as %s', (url, logged) => {
  expect(pathInLog(url)).toBe(logged)
})

test('no call’s secret is logged', () => {
  const secrets = [...calls, ...rawCalls].flatMap(({ path }) => {
    const url = path.replace(/:(?:secret|token)\b/, 'OPENS')
    return url === path ? [] : [`/api/v1${url}`]
  })
  expect(secrets.length).toBeGreaterThan(5)
  for (const url of secrets) expect(pathInLog(url)).not.toContain('OPENS')
})

test.each([
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', '4bf92f3577b34da6a3ce929d0e0e4736'],
  ['00-00000000000000000000000000000000-00f067aa0ba902b7-01', undefined],
  ['00-4BF92F-00f067aa0ba902b7-01', undefined],
  [undefined, undefined],
])('a call with the traceparent %s is logged with the trace %s', (traceparent, trace) => {
  const asked = { id: '1', method: 'GET', url: '/', ip: '::1', headers: { traceparent } }
  expect(serializers.req(asked).trace).toBe(trace)
})
