import { useProjects } from '#web/data/projects.ts'
import { useTeams } from '#web/data/teams.ts'

type EventOf = (id: string) => string | null

/** When a team's event is, as it said when it signed up. */
export function useEventOfTeam(): EventOf {
  const teams = useTeams().data
  return teamId => teams?.find(({ id }) => id === teamId)?.eventDate ?? null
}

export function useEventOfProject(): EventOf {
  const projects = useProjects().data
  const eventOfTeam = useEventOfTeam()
  return projectId => {
    const project = projects?.find(({ id }) => id === projectId)
    return project ? eventOfTeam(project.team_id) : null
  }
}
