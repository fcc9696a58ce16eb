import { expect, test } from 'vitest'
import { Outage, unlessOutage } from '#api/platform/outage.ts'

test('what cannot be made is nothing, what is away ends the try', async () => {
  expect(await unlessOutage(Promise.resolve('picture'))).toBe('picture')
  expect(await unlessOutage(Promise.reject(new Error('no such drawing')))).toBeUndefined()
  await expect(unlessOutage(Promise.reject(new Outage('the disk')))).rejects.toThrow('the disk')
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  await expect(unlessOutage(Promise.reject(refused))).rejects.toBe(refused)
})
