import { personalDataDays } from '../collection/personal-data.ts'

/** A link to look and say, until it is closed or has ended. */
export type LinkTimes = { readonly closedAt: Date | null; readonly endsAt: Date | null }

/** RV12: whether it opens its page. */
export function isLinkOpen({ closedAt, endsAt }: LinkTimes, now: Date): boolean {
  return closedAt === null && (endsAt === null || now < endsAt)
}

/** RV16: the moment before which a link ended whose visitors’ words go now. */
export function wordsGoneBefore(now: Date): Date {
  return new Date(now.getTime() - personalDataDays * 86_400_000)
}

/** What visitors are asked for: a heart, or whether they agree. */
export const voteKinds = ['hearts', 'answers'] as const
export type VoteKind = (typeof voteKinds)[number]

export const votes = ['yes', 'change', 'heart'] as const
export type Vote = (typeof votes)[number]

/** RV14: whether a link asks for such a vote. */
export function isVoteAsked(kind: VoteKind, vote: Vote): boolean {
  return (kind === 'hearts') === (vote === 'heart')
}
