import { createMyTeam } from '#api/teams/create-team.ts'
import { deleteTeam, keepTeam } from '#api/teams/delete-team.ts'
import { inviteTeammates } from '#api/teams/invite-teammates.ts'
import { joinMyTeam } from '#api/teams/join-team.ts'
import { listTeams } from '#api/teams/list-teams.ts'
import { removeTeammate } from '#api/teams/remove-teammate.ts'
import { renameTeam } from '#api/teams/rename-team.ts'
import { searchTeams } from '#api/teams/search-teams.ts'
import { setLooking } from '#api/teams/set-looking.ts'
import { setTeamColors } from '#api/teams/set-team-colors.ts'
import { setTeamSport } from '#api/teams/set-team-sport.ts'
import { readInvitation, readTeamLink } from '#api/teams/team-link.ts'

export const teamHandlers = [
  listTeams,
  createMyTeam,
  searchTeams,
  renameTeam,
  setTeamColors,
  setTeamSport,
  deleteTeam,
  keepTeam,
  removeTeammate,
  setLooking,
  readTeamLink,
  readInvitation,
  joinMyTeam,
  inviteTeammates,
]
