import { expect } from 'vitest'
import { everyNight } from '#api/system/every-night.ts'
import { type Caller, callerWith, goodPassword, type Person } from '#api/testing/people.ts'
import type { TestApp } from '#api/testing/test-app.ts'

/** Mails are sent, pictures drawn. */
export async function allDone({ pool }: TestApp): Promise<void> {
  const undone = `select name from jobs.job where name in ('mail', 'keepPictures', 'refundCard', 'techpack', 'sizeReminders', 'ownData')
    and state in ('created', 'retry', 'active')`
  await expect.poll(async () => (await pool.query(undone)).rows, { timeout: 60_000 }).toEqual([])
}

/** What is done in the night so many days later; then it is now again. */
export async function nightIn(app: TestApp, days: number): Promise<void> {
  // Everybody who has one comes back often enough.
  await app.pool.query("update sessions set expires_at = now() + interval '1 year'")
  // Thirty days are enough for all that was begun.
  await allDone(app)
  app.setNow(new Date(Date.now() + days * 86_400_000))
  await everyNight(app.dependencies)
  app.setNow(new Date())
}

/** Undefined: it is refused. */
export async function login({ app }: TestApp, { email }: Person): Promise<Caller | undefined> {
  const payload = { email, password: goodPassword }
  const answer = await app.inject({ method: 'POST', url: '/api/v1/user/login', payload })
  return answer.statusCode === 200
    ? callerWith(app, { 'access-token': String(answer.headers['access-token']) })
    : undefined
}
