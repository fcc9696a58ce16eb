import { mostTeamColors } from '@teamloom/contract/teams.ts'
import { useMemo } from 'react'
import { useTeams } from '#web/data/teams.ts'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'

function useOwnTeam() {
  const { teamId } = useStudio()
  return useTeams().data?.find(({ id }) => id === teamId)
}

/** The team's colours as hexes; as long as it chose none, those of the design's artwork, most used first. */
export function useTeamColors(): readonly string[] {
  const { shownTeamColors } = useStudio()
  const { document } = useDesign()
  const chosen = useOwnTeam()?.colors ?? shownTeamColors
  const { decorations } = document
  return useMemo(() => {
    if (chosen && chosen.length > 0) return chosen
    const found = decorations.flatMap(({ artwork }) => artwork?.colors.map(hex => hex.toUpperCase()) ?? [])
    return [...new Set(found)].slice(0, mostTeamColors)
  }, [chosen, decorations])
}

/** AC43: members choose them; who only sees them does not. */
export function useMayChooseTeamColors(): boolean {
  const isOwn = useOwnTeam() !== undefined
  return useStudio().shownTeamColors === undefined || isOwn
}
