import { CallError } from '@teamloom/contract/client.ts'
import { type ReviewedDesign, type ReviewPage, reviewCalls } from '@teamloom/contract/review.ts'
import { call } from '#web/features/collect/server.ts'

export type Anchor = ReviewedDesign['threads'][number]['anchor']
export type Vote = NonNullable<ReviewedDesign['vote']>

export type Loading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  /** Whom to ask of one that is closed or has ended; empty: it is none. */
  | { readonly state: 'closed'; readonly organizer: string }
  | { readonly state: 'loaded'; readonly page: ReviewPage }

/** Who speaks here, on this device. */
type Kept = {
  readonly name: string
  readonly secrets: Readonly<Record<string, string>>
  readonly last?: string
}

const storageKey = 'teamloom-review'

export function readKept(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? '') as Partial<Kept>
    return { name: kept.name ?? '', secrets: kept.secrets ?? {}, ...(kept.last ? { last: kept.last } : {}) }
  } catch {
    return { name: '', secrets: {} }
  }
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing asks for the name each time.
  }
}

/** The secret of this link, or of the one that it took the place of. */
const secretOf = (token: string): string | undefined => {
  const { secrets, last } = readKept()
  return secrets[token] ?? last
}

function keepSecret(token: string, name: string, secret: string): void {
  keep({ name, secrets: { ...readKept().secrets, [token]: secret }, last: secret })
}

export async function loadReview(token: string): Promise<Loading> {
  const secret = secretOf(token)
  try {
    const page = await call(reviewCalls.page, { params: { token }, query: secret ? { secret } : {} })
    return { state: 'loaded', page }
  } catch (error) {
    const isGone = error instanceof CallError && ['not_found', 'validation_failed'].includes(error.errorKey)
    if (!isGone) return { state: 'failed' }
    const { organizer } = error.facts as { readonly organizer?: string }
    return { state: 'closed', organizer: organizer ?? '' }
  }
}

type Said = {
  readonly designId: string
  readonly name: string
  readonly key: string
  readonly website: string
}

const speaking = (token: string) => {
  const secret = secretOf(token)
  return secret ? { secret } : {}
}

export async function sendWords(
  token: string,
  { name, ...said }: Said & { readonly anchor: Anchor; readonly text: string },
): Promise<void> {
  const body = { name, ...said, ...speaking(token) }
  const { secret } = await call(reviewCalls.say, { params: { token }, body })
  keepSecret(token, name, secret)
}

export async function sendVote(
  token: string,
  { name, ...said }: Said & { readonly vote: Vote | null },
): Promise<void> {
  const body = { name, ...said, ...speaking(token) }
  const { secret } = await call(reviewCalls.vote, { params: { token }, body })
  keepSecret(token, name, secret)
}

export async function changeWords(token: string, commentId: string, text: string): Promise<void> {
  await call(reviewCalls.edit, {
    params: { token },
    body: { commentId, text, secret: secretOf(token) ?? '' },
  })
}
