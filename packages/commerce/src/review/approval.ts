/** Groups of a team that are asked by their name: whoever is in them then. */
export const approvalTags = ['everyone', 'founder'] as const

/** Who is in a project's team. */
export type Member = { readonly userId: string; readonly isFounder: boolean }

/** What somebody said to a design as it was at a revision. */
export type ApprovalAnswer = { readonly userId: string; readonly revision: number; readonly yes: boolean }

/** How far a design has the yes that its project asks for. */
export type Standing = {
  /** Enough of those who are asked have said yes to the design as it is. */
  readonly isGiven: boolean
  readonly yes: number
  readonly needed: number
  /** Who is asked and has not said yes to the design as it is. */
  readonly missing: readonly string[]
}

/** RV18: who is in the team now of those who are asked, by their ids or by a tag; each once, in the team's order. */
export function peopleAsked(asked: readonly string[], members: readonly Member[]): readonly string[] {
  const named = new Set(asked)
  const isAsked = ({ userId, isFounder }: Member) =>
    named.has(userId) || named.has('everyone') || (isFounder && named.has('founder'))
  return members.filter(isAsked).map(({ userId }) => userId)
}

/**
 * RV18, RV19: a yes counts for the revision that it was given to and for no other. `needed`: how many are enough, null
 * all. Where nobody who was asked is in the team any more, one yes is still missing.
 */
export function standingOf(
  revision: number,
  people: readonly string[],
  needed: number | null,
  answers: readonly ApprovalAnswer[],
): Standing {
  const agreed = new Set(
    answers.filter(answer => answer.yes && answer.revision === revision).map(({ userId }) => userId),
  )
  const missing = people.filter(userId => !agreed.has(userId))
  const yes = people.length - missing.length
  const enough = Math.max(1, Math.min(needed ?? people.length, people.length))
  return { isGiven: yes >= enough, yes, needed: enough, missing }
}
