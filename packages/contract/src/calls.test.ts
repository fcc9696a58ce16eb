import { abilityNames } from '@teamloom/commerce/access/access.ts'
import { actions } from '@teamloom/design/actions/index.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { calls as dataCalls, rawCalls } from './index.ts'
import { commonRefusals, isRefusalCode, refusals, sessionRefusals } from './refusals.ts'
import { signupSchema, userSchema } from './user.ts'

const calls = [...dataCalls, ...rawCalls]

describe('the calls', () => {
  test('have a name and an address of their own', () => {
    const names = calls.map(call => call.name)
    const addresses = calls.map(call => `${call.method} ${call.path.replace(/\/$/, '')}`)
    expect(new Set(names).size).toBe(calls.length)
    expect(new Set(addresses).size).toBe(calls.length)
  })

  test.each(calls)('$name is whole', call => {
    expect(call.name).toMatch(/^[a-z]+\.[a-zA-Z]+$/)
    expect(call.path).toMatch(/^(\/(:?[a-zA-Z_-]+))+(\/|\.[a-z]+)?$/)
    expect(call.summary).not.toBe('')
    const named = [...call.path.matchAll(/:(\w+)/g)].map(match => match[1])
    expect(Object.keys(call.params?.shape ?? {})).toEqual(named)
    expect(call.method === 'GET' && call.body !== undefined).toBe(false)
    expect(call.refusals.every(isRefusalCode)).toBe(true)
    expect(new Set(call.refusals).size).toBe(call.refusals.length)
    // Those that any call may answer are not repeated, but where a call words them itself.
    const common = call.access === 'public' ? [] : sessionRefusals
    expect(call.refusals.filter(code => common.some(each => each === code))).toEqual([])
    // The same key with another body.
    expect('idempotent' in call && !call.refusals.includes('conflict')).toBe(false)
  })

  test.each(calls)('$name is described in JSON schema', call => {
    const schemas = [call.params, call.query, call.body, 'data' in call ? call.data : undefined].filter(
      schema => schema !== undefined,
    )
    for (const schema of schemas) expect(z.toJSONSchema(schema, { io: 'input' })).toBeTypeOf('object')
  })
})

test('every code has a status that says who must act', () => {
  for (const status of Object.values(refusals)) expect(status).toBeGreaterThanOrEqual(400)
  expect(commonRefusals.every(isRefusalCode)).toBe(true)
  expect(isRefusalCode('hasOwnProperty')).toBe(false)
})

test('each ability is what some call or change of a design needs (AC4)', () => {
  const needed = new Set<string>([
    ...dataCalls.flatMap(({ needs }) => needs ?? []),
    ...actions.flatMap(({ ability }) => (typeof ability === 'string' ? ability : [])),
  ])
  expect([...needed].toSorted()).toEqual([...abilityNames].toSorted())
  expect(Object.keys(userSchema.shape)).toEqual(expect.arrayContaining([...abilityNames]))
})

/** What somebody who only looks may still do, as it changes nothing of the team's. */
const onesOwn = [
  /^(user|staff|factors|oidc|cart|pricing|preorders|orders|payments|split|proofs|quotes|analytics|presence)\./,
  /^teams\.(create|join|keep)$/,
  // To their own address; copies into no project; of each design only where they may; nothing is kept.
  /^(designs\.mailLink|generator\.(create|duplicate)|assets\.(replace|drawText))$/,
  // What one says oneself, which is no part of the design.
  /^(comments\.|approval\.answer$)/,
  // Asked with a body.
  /^generator\.(readMany|productDefinition|mockup)$/,
]

test('each call that changes something says of which thing of a team, or is one’s own (AC60)', () => {
  const unsaid = dataCalls.filter(
    ({ access, method, changes, name }) =>
      access.startsWith('session') &&
      (method !== 'GET' || name === 'teams.link') &&
      !changes &&
      !onesOwn.some(each => each.test(name)),
  )
  expect(unsaid.map(({ name }) => name)).toEqual([])
  const lost = dataCalls.flatMap(({ name, changes, params, query, body }) => {
    const parts = [params, query, body].flatMap(part => (part ? [z.toJSONSchema(part, { io: 'input' })] : []))
    return Object.values(changes ?? {})
      .filter(field => !JSON.stringify(parts).includes(`"${field}":`))
      .map(field => `${name} ${field}`)
  })
  expect(lost).toEqual([])
})

describe('a sign-up', () => {
  const profile = {
    email: 'maya@example.com',
    firstName: 'Maya',
    lastName: 'Tremblay',
    password: 'Correct-horse-1',
    language: 'en',
  }
  const about = { teamName: 'Wolves', forWho: 'student', projectSize: '20-49' }

  test('says for whom the team is, unless it is invited', () => {
    const missing = signupSchema.safeParse(profile)
    expect(missing.error?.issues.map(issue => issue.path.join('.'))).toEqual([
      'teamName',
      'forWho',
      'projectSize',
    ])
    expect(signupSchema.safeParse({ ...profile, ...about }).success).toBe(true)
    expect(signupSchema.safeParse({ ...profile, inviteToken: 'token' }).success).toBe(true)
  })

  test('takes the newsletter as usual, and drops what it does not know', () => {
    const parsed = signupSchema.parse({ ...profile, ...about, isAdmin: true })
    expect(parsed.optNewsletter).toBe(true)
    expect(parsed).not.toHaveProperty('isAdmin')
  })
})
