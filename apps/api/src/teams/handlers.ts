import { createMyTeam } from '#api/teams/create-team.ts'
import { listTeams } from '#api/teams/list-teams.ts'

export const teamHandlers = [listTeams, createMyTeam]
