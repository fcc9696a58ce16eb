import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { call } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'

const projectsKey = ['projects'] as const

export function useProjects() {
  return useQuery({
    queryKey: projectsKey,
    queryFn: () => call(projectCalls.list, {}),
    meta: { quiet: true },
  })
}

/** One project; `isMissing` once the server, asked anew, does not have it among mine. */
export function useProject(projectId: string) {
  const projects = useQuery({
    queryKey: projectsKey,
    queryFn: () => call(projectCalls.list, {}),
    meta: { quiet: true },
    refetchOnMount: 'always',
  })
  const project = projects.data?.find(({ id }) => id === projectId)
  return {
    project,
    isMissing: projects.isSuccess && !projects.isFetching && !project,
    hasFailed: projects.isError && !project,
    refetch: projects.refetch,
  }
}

export function useCreateProject() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (project: { readonly name: string; readonly teamId: string }) =>
      call(projectCalls.create, { body: project }),
    onSuccess: () => client.invalidateQueries({ queryKey: projectsKey }),
    onError: toastError,
  })
}
