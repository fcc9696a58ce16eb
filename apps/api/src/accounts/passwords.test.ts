import { expect, test } from 'vitest'
import { hashPassword, isPassword } from '#api/accounts/passwords.ts'

test('a password is kept as OWASP asks for, each time with other salt', async () => {
  const [one, other] = await Promise.all([hashPassword('Correct-horse-1'), hashPassword('Correct-horse-1')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await isPassword('Correct-horse-1', one)).toBe(true)
  expect(await isPassword('Correct-horse-2', one)).toBe(false)
})

test('one that was kept at another cost is known by it', async () => {
  const former = await hashPassword('Correct-horse-1', { memory: 64, passes: 1, parallelism: 1 })
  expect(await isPassword('Correct-horse-1', former)).toBe(true)
  expect(await isPassword('Correct-horse-2', former)).toBe(false)
})
