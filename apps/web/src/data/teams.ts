import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sent } from '@teamloom/contract/call.ts'
import { type Team, teamCalls } from '@teamloom/contract/teams.ts'
import { designsKey } from '#web/data/designs.ts'
import { call } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'

const teamsKey = ['teams'] as const
/** What the members of a team have in common: all of it changes when a team comes or goes. */
const sharedKeys = [teamsKey, ['projects'], designsKey, ['cart']] as const

const teamsQuery = {
  queryKey: teamsKey,
  queryFn: () => call(teamCalls.list, {}),
  meta: { quiet: true },
} as const

export function useTeams() {
  return useQuery(teamsQuery)
}

/** What has lists in it. */
const listedKeys = [['cart'], ['preorders']] as const

/** One team; `isMissing` once the server, asked anew, does not have it among mine. */
export function useTeam(teamId: string) {
  const teams = useQuery({ ...teamsQuery, refetchOnMount: 'always' })
  const team = teams.data?.find(({ id }) => id === teamId)
  return {
    team,
    isMissing: teams.isSuccess && !teams.isFetching && !team,
    hasFailed: teams.isError && !team,
    refetch: teams.refetch,
  }
}

function useRefreshShared() {
  const client = useQueryClient()
  return () => Promise.all(sharedKeys.map(queryKey => client.invalidateQueries({ queryKey })))
}

export function useCreateTeam() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call(teamCalls.create, { body: { name } }),
    onSuccess: () => client.invalidateQueries({ queryKey: teamsKey }),
    onError: toastError,
  })
}

/** The form tells of its failure. */
export function useRenameTeam() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (renamed: { readonly id: string; readonly name: string }) =>
      call(teamCalls.rename, { body: renamed }),
    onSuccess: (_, { id, name }) =>
      client.setQueryData<Team[]>(teamsKey, teams =>
        teams?.map(team => (team.id === id ? { ...team, name } : team)),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: teamsKey }),
  })
}

/** What a team's garments are made in. */
export function useSetTeamColors() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (chosen: { readonly id: string; readonly colors: string[] }) =>
      call(teamCalls.setColors, { body: chosen }),
    onSuccess: (_, { id, colors }) =>
      client.setQueryData<Team[]>(teamsKey, teams =>
        teams?.map(team => (team.id === id ? { ...team, colors } : team)),
      ),
    onError: toastError,
    onSettled: () => client.invalidateQueries({ queryKey: teamsKey }),
  })
}

/** What it plays: its lists are looked through anew by those rules. */
export function useSetSport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (chosen: Sent<typeof teamCalls.setSport>['body']) =>
      call(teamCalls.setSport, { body: chosen }),
    onSuccess: (_, { id, sport }) => {
      client.setQueryData<Team[]>(teamsKey, teams =>
        teams?.map(team => (team.id === id ? { ...team, sport } : team)),
      )
      return Promise.all(listedKeys.map(queryKey => client.invalidateQueries({ queryKey })))
    },
    onError: toastError,
    onSettled: () => client.invalidateQueries({ queryKey: teamsKey }),
  })
}

/** The page words its own failure. */
export function useDeleteTeam() {
  const refresh = useRefreshShared()
  return useMutation({
    mutationFn: (id: string) => call(teamCalls.delete, { params: { id } }),
    onSuccess: refresh,
  })
}

/** Keeps a team that a member has asked to delete. */
export function useKeepTeam() {
  const refresh = useRefreshShared()
  return useMutation({
    mutationFn: (id: string) => call(teamCalls.keep, { body: { id } }),
    onSuccess: refresh,
    onError: toastError,
  })
}

export function useRemoveTeammate() {
  const refresh = useRefreshShared()
  return useMutation({
    mutationFn: (who: { readonly teamId: string; readonly teammateId: string }) =>
      call(teamCalls.removeTeammate, { params: who }),
    onSuccess: refresh,
    onError: toastError,
  })
}

/** Whether somebody only looks in a team of which I am the founder. */
export function useSetLooking() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (said: Sent<typeof teamCalls.setLooking>['body']) =>
      call(teamCalls.setLooking, { body: said }),
    onError: toastError,
    onSettled: () => client.invalidateQueries({ queryKey: teamsKey }),
  })
}

/** The token of the team's invitation link. */
export function useInvitationToken(teamId: string, enabled: boolean) {
  return useQuery({
    queryKey: ['invitation-link', teamId],
    queryFn: () => call(teamCalls.link, { query: { teamId } }),
    enabled,
    meta: { quiet: true },
  })
}

/** Mails the invitation link; the dialog words its own failures. */
export function useInvite() {
  return useMutation({
    mutationFn: (invitation: { readonly teamId: string; readonly emails: string[] }) =>
      call(teamCalls.invite, { body: invitation }),
  })
}

/** Who invites to which team. */
export function useInvitation(token: string | undefined) {
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call(teamCalls.invitation, { query: { token: token! } }),
    enabled: token !== undefined,
    meta: { quiet: true },
  })
}

/** Joins the team of an invitation, and answers its id. */
export function useJoinTeam() {
  const refresh = useRefreshShared()
  return useMutation({
    mutationFn: (token: string) => call(teamCalls.join, { body: { token } }),
    onSuccess: refresh,
  })
}

/** All teams whose name has words that begin with these; for staff. */
export function useTeamSearch(search: string, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: ['all-teams', search],
    queryFn: ({ pageParam }) =>
      call(teamCalls.all, { query: { search, limit: 30, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: page => page.next,
    enabled,
    meta: { quiet: true },
    // The list that was found stays until the next is there.
    placeholderData: before => before,
  })
}

/** Staff take themselves into any team: by its invitation, as everybody. */
export function useAddMyself() {
  const refresh = useRefreshShared()
  return useMutation({
    mutationFn: async (teamId: string) => {
      const token = await call(teamCalls.link, { query: { teamId } })
      return call(teamCalls.join, { body: { token } })
    },
    onSuccess: refresh,
    onError: toastError,
  })
}
