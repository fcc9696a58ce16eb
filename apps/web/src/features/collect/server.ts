import type { CollectSizeInfo, OwnAnswer } from '@teamloom/contract/collection-shape.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Picked } from '#web/features/collect/selection.ts'

/** The calls of these pages, without the schemas that check them: those would be half of what is loaded. */

/** Why it was not done: a refusal's key, or `unreachable`. */
export class Refused extends Error {
  override name = 'Refused'
  readonly key: string
  readonly facts: Readonly<Record<string, string | undefined>>

  constructor(key: string, facts: Refused['facts'] = {}) {
    super(key)
    this.key = key
    this.facts = facts
  }
}

type Sent = { readonly body?: unknown; readonly idempotencyKey?: string }

async function ask<Data>(method: string, path: string, { body, idempotencyKey }: Sent = {}): Promise<Data> {
  // oxlint-disable-next-line eslint/no-restricted-globals -- these pages have no session, and no contract client
  const answer = await fetch(`/api/v1${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refused('unreachable')
  })
  const json = (await answer.json().catch(() => null)) as {
    readonly data?: Data
    readonly errorKey?: string
    readonly facts?: Refused['facts']
  } | null
  if (answer.ok && json) return json.data as Data
  throw new Refused(answer.status >= 500 ? 'unreachable' : (json?.errorKey ?? 'unknown'), json?.facts)
}

const part = encodeURIComponent

export const loadInfo = (token: string) =>
  ask<CollectSizeInfo>('GET', `/projects/collectSizeInfo?token=${part(token)}`)

export type Details = { readonly firstName: string; readonly lastName: string; readonly email: string }

export const sendSizes = (
  body: {
    readonly details: Details
    readonly selection: readonly Picked[]
    readonly token: string
    readonly language: Locale
    readonly website: string
    readonly change: true
  },
  idempotencyKey: string,
) =>
  ask<{ readonly collected: number; readonly change?: string }>('POST', '/designs/collectSize', {
    body,
    idempotencyKey,
  })

const answerPath = (secret: string) => `/projects/collection/answer/${part(secret)}`

export const loadAnswer = (secret: string) => ask<OwnAnswer>('GET', answerPath(secret))

/** The address leads to nothing; anything else may come right when it is tried again. */
export const isUnknown = (error: unknown) =>
  error instanceof Refused && ['not_found', 'validation_failed'].includes(error.key)

export const saveAnswer = (secret: string, selection: readonly Picked[]) =>
  ask<OwnAnswer>('PUT', answerPath(secret), { body: { selection } })

export const withdrawAnswer = (secret: string, withRoster: boolean) =>
  ask<object>('DELETE', answerPath(secret) + (withRoster ? '?roster=true' : ''))

const stopPath = (secret: string) => `/projects/collection/stop/${part(secret)}`

export const stopReminders = (secret: string) => ask<object>('POST', stopPath(secret))

export const leaveRoster = (secret: string) => ask<object>('DELETE', stopPath(secret))

export const subscribe = (email: string, lang: Locale) =>
  ask<object>('POST', '/designs/newsletter', { body: { email, lang } })

export const confirmNewsletter = (token: string) => ask<object>('POST', `/newsletter/confirm/${part(token)}`)

export const leaveNewsletter = (token: string) =>
  ask<object>('POST', `/newsletter/unsubscribe/${part(token)}`)
