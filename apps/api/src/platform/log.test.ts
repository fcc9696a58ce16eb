import { expect, test } from 'vitest'
import { pathInLog } from '#api/platform/log.ts'

test.each([
  ['/api/v1/projects/collectSizeInfo?token=secret', '/api/v1/projects/collectSizeInfo'],
  ['/api/v1/projects/collection/answer/secret', '/api/v1/projects/collection/answer/…'],
  ['/api/v1/projects/collection/stop/secret', '/api/v1/projects/collection/stop/…'],
  ['/api/v1/newsletter/confirm/secret', '/api/v1/newsletter/confirm/…'],
  ['/sizes/secret/change/secret', '/sizes/…'],
  ['/api/v1/user/update_password/secret', '/api/v1/user/update_password/…'],
  ['/api/v1/designs/', '/api/v1/designs/'],
])('%s is logged as %s', (url, logged) => {
  expect(pathInLog(url)).toBe(logged)
})
