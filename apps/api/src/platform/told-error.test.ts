import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorLine, toldError } from '#api/platform/told-error.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

const token = `eyJhbGciOiJIUzI1NiJ9.${'a'.repeat(60)}.${'b'.repeat(43)}`

describe('of a statement that failed', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())

  const failureOf = async (statement: ReturnType<typeof sql>) => {
    const { write } = app.dependencies.database
    return write(tx => tx.execute(statement)).then(
      () => 'done',
      (error: unknown) => error,
    )
  }

  test.each([
    [
      'no such table',
      '42P01',
      sql`select * from nowhere where email = ${'maya@wolves.example'} and key = ${token}`,
    ],
    ['a value that cannot be read', '22P02', sql`select id from users where id = ${'maya-secret'}`],
    [
      'a key that is taken',
      '23505',
      sql`insert into newsletter_subscribers (id, email, language, created_at) select gen_random_uuid(), ${'maya@wolves.example'}::text, 'en', now() from generate_series(1, 2)`,
    ],
  ])('%s, its words are told, not what it was given', async (_, code, statement) => {
    const told = toldError(await failureOf(statement))
    const text = JSON.stringify(told)
    expect(told).toMatchObject({ message: 'a statement failed', cause: { code } })
    expect(text).not.toMatch(/maya|eyJ/)
    expect(told.stack?.[0]).toMatch(/^at /)
    expect(errorLine(await failureOf(statement))).not.toMatch(/maya|eyJ/)
  })
})

test('what a mail server says is told without whose address it was', () => {
  const error = new Error('550 5.1.1 <maya@wolves.example>: no such mailbox')
  expect(toldError(error).message).toBe('550 5.1.1 <…>: no such mailbox')
})

test('whatever is thrown is told', () => {
  expect(toldError(undefined)).toEqual({ type: 'undefined', message: 'undefined' })
  expect(toldError(`no ${token}`)).toEqual({ type: 'string', message: 'no …' })
  const all = new AggregateError([new Error('one'), new Error('two')], 'none answers')
  expect(toldError(all)).toMatchObject({
    type: 'AggregateError',
    message: 'none answers',
    errors: [{ message: 'one' }, { message: 'two' }],
  })
  const circular = new Error('round')
  circular.cause = circular
  expect(JSON.stringify(toldError(circular)).match(/round/g)).toHaveLength(5)
})
