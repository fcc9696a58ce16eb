import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Ability, StaffRole } from '@teamloom/commerce/access/access.ts'
import { type Call, refusalsOf, type Sent } from '@teamloom/contract/call.ts'
import { CallError, createClient } from '@teamloom/contract/client.ts'
import { factsOf } from '@teamloom/contract/refusal-facts.ts'
import { isRefusalCode, refusals } from '@teamloom/contract/refusals.ts'
import { answerFields, missingFields } from '@teamloom/contract/testing/answer-fields.ts'
import type { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions } from 'fastify'

import { z } from 'zod'
import { teamMembers, userRoles, users } from '#api/db/tables.ts'
import type { TestApp } from '#api/testing/test-app.ts'

export const goodPassword = 'Correct-horse-1'

/** Someone who makes calls: with a session, with the service key, or with nothing. */
export type Caller = {
  readonly call: <C extends Call>(
    call: C,
    sent: Sent<C>,
    options?: { idempotencyKey?: string },
  ) => Promise<z.output<C['data']>>
  /** The status and key with which a call is refused; fails when it is not. */
  readonly refused: <C extends Call>(call: C, sent: Sent<C>) => Promise<string>
}

export type Person = Caller & {
  readonly id: string
  readonly email: string
  readonly token: string
  readonly teamId: string
  readonly projectId: string
}

/** Every answer is checked against the contract's schemas, every refusal against the codes that its call names. */
export function callerWith(app: FastifyInstance, headers: Record<string, string>): Caller {
  let asked: Call | undefined
  let broken: unknown
  const client = createClient(async request => {
    // Before the first wait: others may be asked meanwhile.
    const call = must(asked, 'call')
    const answer = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: `/api/v1${request.path}`,
      headers: {
        ...headers,
        ...(request.idempotencyKey ? { 'idempotency-key': request.idempotencyKey } : {}),
      },
      ...(request.body === undefined ? {} : { payload: request.body as object }),
    })
    const json = answer.json<{ data?: unknown; errorKey?: string; message?: string }>()
    try {
      if (answer.statusCode === 200) checkAnswer(call, json.data)
      else checkRefusal(call, answer.statusCode, json)
    } catch (error) {
      broken = error
    }
    return { status: answer.statusCode, json }
  })
  const call: Caller['call'] = (definition, sent, options) => {
    asked = definition
    return client(definition, sent, options).finally(() => {
      // Told once: what is asked after it may be whole.
      const fault = broken
      broken = undefined
      if (fault) throw fault
    })
  }
  return {
    call,
    refused: async (definition, sent) => {
      const outcome = await call(definition, sent).then(
        () => 'answered',
        (error: unknown) => {
          if (error instanceof CallError) return `${error.status} ${error.errorKey}`
          throw error
        },
      )
      return outcome
    },
  }
}

/** Whole, nothing beyond what the contract tells, and each field by the specification’s name. */
function checkAnswer(call: Call, data: unknown): void {
  const known = z.parse(call.data, data)
  if (!isDeepStrictEqual(known, data)) throw new Error(`${call.name} answers more than it names`)
  const missing = missingFields(data, must(answerFields[call.name], call.name))
  if (missing.length > 0) throw new Error(`${call.name} does not answer ${missing.join(', ')}`)
}

function checkRefusal(
  call: Call,
  status: number,
  json: { errorKey?: string; message?: string; facts?: unknown },
): void {
  const key = json.errorKey ?? ''
  if (!isRefusalCode(key) || refusals[key] !== status)
    throw new Error(`${call.name}: ${status} ${key} is no refusal`)
  if (json.message !== key) throw new Error(`${call.name}: message and errorKey differ`)
  const { facts } = json
  if (facts !== undefined && !isDeepStrictEqual(factsOf(key, facts), facts))
    throw new Error(`${call.name}: ${key} tells what it is not known to`)
  if (!refusalsOf(call).includes(key)) throw new Error(`${call.name} does not name ${key}`)
}

export function stranger({ app }: TestApp): Caller {
  return callerWith(app, {})
}

export function service({ app, dependencies }: TestApp): Caller {
  return callerWith(app, { 'api-key': dependencies.config.serviceKey })
}

/** Someone with an account, a team and a project of their own. */
export async function signUp(
  test: TestApp,
  profile: Partial<z.input<(typeof userCalls.signup)['body']>> = {},
): Promise<Person> {
  const email = profile.email ?? `person-${randomUUID()}@example.com`
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/v1/user/signup',
    payload: {
      firstName: 'Maya',
      lastName: 'Tremblay',
      password: goodPassword,
      language: 'en',
      teamName: 'Wolves Rowing',
      forWho: 'student',
      projectSize: '20-49',
      optNewsletter: false,
      ...profile,
      email,
    } satisfies z.input<(typeof userCalls.signup)['body']>,
  })
  const { data } = answer.json<{ data: z.output<(typeof userCalls.signup)['data']> }>()
  const token = String(answer.headers['access-token'])
  const caller = callerWith(test.app, { 'access-token': token })
  const { rows } = await test.pool.query<{ team_id: string }>(
    'select team_id from team_members where user_id = $1',
    [data.newUser.id],
  )
  return {
    ...caller,
    id: data.newUser.id,
    email,
    token,
    teamId: must(rows[0], 'team').team_id,
    projectId: must(data.newProject, 'project').id,
  }
}

/** Someone who designs without an account. */
export async function beGuest(test: TestApp, language: 'en' | 'fr' = 'en'): Promise<Person> {
  const answer = await test.app.inject({ method: 'POST', url: '/api/v1/user/guest', payload: { language } })
  const { data } = answer.json<{ data: z.output<(typeof userCalls.guest)['data']> }>()
  const token = String(answer.headers['access-token'])
  const { rows } = await test.pool.query<{ team_id: string }>(
    'select team_id from team_members where user_id = $1',
    [data.user.id],
  )
  return {
    ...callerWith(test.app, { 'access-token': token }),
    id: data.user.id,
    email: '',
    token,
    teamId: must(rows[0], 'team').team_id,
    projectId: data.newProject.id,
  }
}

/** Someone who has confirmed their email, and so may invite by mail. */
export async function signUpVerified(
  test: TestApp,
  profile: Parameters<typeof signUp>[1] = {},
): Promise<Person> {
  const person = await signUp(test, profile)
  await changePerson(test, person, { unverifiedSince: null })
  return person
}

/** Someone who is in the other's team too. */
export async function signUpTeammate(test: TestApp, of: Person): Promise<Person> {
  const person = await signUp(test)
  await test.pool.query('insert into team_members (team_id, user_id) values ($1, $2)', [of.teamId, person.id])
  return person
}

export async function signUpStaff(
  test: TestApp,
  role: StaffRole = 'admin',
  profile: Parameters<typeof signUp>[1] = {},
): Promise<Person> {
  const person = await signUp(test, profile)
  await test.dependencies.database.write(tx => tx.insert(userRoles).values({ userId: person.id, role }))
  return person
}

/** What the operator takes from an account: these abilities, and no others. */
export function withhold(test: TestApp, person: Person, ...abilities: Ability[]): Promise<void> {
  return changePerson(test, person, { withheld: abilities })
}

/** AC60: whether they only look in all their teams. */
export async function setLooking(
  { dependencies }: TestApp,
  { id }: Person,
  looksOnly: boolean,
): Promise<void> {
  await dependencies.database.write(tx =>
    tx.update(teamMembers).set({ looksOnly }).where(eq(teamMembers.userId, id)),
  )
}

/** Changes a person as the product itself does. */
export async function changePerson(
  { dependencies }: TestApp,
  { id }: Pick<Person, 'id'>,
  changes: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await dependencies.database.write(tx => tx.update(users).set(changes).where(eq(users.id, id)))
}
