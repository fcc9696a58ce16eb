import type { Mentionable } from '@teamloom/commerce/review/mentions.ts'
import { useMemo } from 'react'
import { useComments } from '#web/data/comments.ts'
import { useTeams } from '#web/data/teams.ts'
import { useDesignFact, useStudio } from '#web/features/studio/session/studio-context.tsx'

/** What is said about the design in the studio. */
export function useStudioComments() {
  const designId = useDesignFact(({ state }) => state.designId) ?? ''
  const comments = useComments(designId)
  return { designId, threads: comments.data, hasFailed: comments.isError, retry: comments.refetch }
}

/** Who can be named: the design’s team, for who is in it. */
export function useTeammates(): readonly Mentionable[] {
  const { teamId, ordered } = useStudio()
  const team = useTeams().data?.find(({ id }) => id === teamId)
  return useMemo(
    () =>
      ordered || !team
        ? []
        : team.teammates.map(({ id, first_name, last_name }) => ({
            userId: id,
            firstName: first_name,
            lastName: last_name,
          })),
    [team, ordered],
  )
}
