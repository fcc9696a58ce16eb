import { CallError, createClient } from '@teamloom/contract/client.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { commentCalls } from '@teamloom/contract/comments.ts'
import { newsletterCalls } from '@teamloom/contract/newsletter.ts'
import { pieceCalls } from '@teamloom/contract/pieces.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Picked } from '#web/features/collect/selection.ts'

/** The calls of these pages, which have no session. */
export const call = createClient(async ({ method, path, body, idempotencyKey }) => {
  // oxlint-disable-next-line eslint/no-restricted-globals -- the client's own transport
  const answer = await fetch(`/api/v1${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, json: await answer.json().catch(() => null) }
})

/** Why it was not done: a refusal's key, or `unreachable`. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof CallError)) return 'unknown'
  return error.status === 0 || error.status >= 500 ? 'unreachable' : error.errorKey
}

/** Which line's words are refused, of which slot, and what the text about it needs; undefined for anything else. */
export function refusedWords(error: unknown) {
  if (!(error instanceof CallError)) return undefined
  const [, at, slotId] = /^selection\.(\d+)\.words\.(.+)$/.exec(error.issues[0]?.path ?? '') ?? []
  return slotId === undefined ? undefined : { at: Number(at), slotId, facts: error.facts }
}

/** The address leads to nothing; anything else may come right when it is tried again. */
export const isUnknown = (error: unknown) => ['not_found', 'validation_failed'].includes(reasonOf(error))

export const loadInfo = (token: string) => call(collectionCalls.info, { query: { token } })

export type Numbers = {
  readonly free: readonly string[]
  readonly reserved: readonly string[]
  readonly taken: readonly string[]
  /** Which of these numbers are kept for somebody of the list. */
  readonly kept: readonly string[]
}

export const loadNumbers = (token: string, designId: string, slotId: string): Promise<Numbers> =>
  call(collectionCalls.numbers, { query: { token, designId, slotId } })

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
  call(collectionCalls.collectSize, { body: { ...body, selection: [...body.selection] } }, { idempotencyKey })

export const loadAnswer = (secret: string) => call(collectionCalls.ownAnswer, { params: { secret } })

export const saveAnswer = (secret: string, selection: readonly Picked[]) =>
  call(collectionCalls.changeAnswer, { params: { secret }, body: { selection: [...selection] } })

export const withdrawAnswer = (secret: string, withRoster: boolean) =>
  call(collectionCalls.withdrawAnswer, { params: { secret }, query: withRoster ? { roster: 'true' } : {} })

export const loadPieces = (secret: string) => call(pieceCalls.own, { params: { secret } })

export const tickPiece = (
  secret: string,
  body: {
    readonly itemId: string
    readonly lineId: string
    readonly hash: string
    readonly ticked: boolean
  },
) => call(pieceCalls.tickOwn, { params: { secret }, body })

export const stopReminders = (secret: string) => call(collectionCalls.stopReminders, { params: { secret } })

export const leaveRoster = (secret: string) => call(collectionCalls.leaveRoster, { params: { secret } })

export const subscribe = (email: string, lang: Locale) =>
  call(newsletterCalls.subscribe, { body: { email, lang } })

export const confirmNewsletter = (token: string) => call(newsletterCalls.confirm, { params: { token } })

export const stopCommentMails = (secret: string) => call(commentCalls.stopMails, { params: { secret } })

export const resumeCommentMails = (secret: string) => call(commentCalls.resumeMails, { params: { secret } })

export const leaveNewsletter = (token: string) => call(newsletterCalls.unsubscribe, { params: { token } })
