import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { call } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'

const teamsKey = ['teams'] as const

export function useTeams() {
  return useQuery({ queryKey: teamsKey, queryFn: () => call(teamCalls.list, {}), meta: { quiet: true } })
}

export function useCreateTeam() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call(teamCalls.create, { body: { name } }),
    onSuccess: () => client.invalidateQueries({ queryKey: teamsKey }),
    onError: toastError,
  })
}
