import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Project, projectCalls } from '@teamloom/contract/projects.ts'
import { designsKey } from '#web/data/designs.ts'
import { call } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'

const projectsKey = ['projects'] as const

const projectsQuery = {
  queryKey: projectsKey,
  queryFn: () => call(projectCalls.list, {}),
  meta: { quiet: true },
} as const

export function useProjects() {
  return useQuery(projectsQuery)
}

/** One project; `isMissing` once the server, asked anew, does not have it among mine. */
export function useProject(projectId: string) {
  const projects = useQuery({ ...projectsQuery, refetchOnMount: 'always' })
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

/** The form tells of its failure. */
export function useRenameProject() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (renamed: { readonly id: string; readonly name: string }) =>
      call(projectCalls.rename, { body: renamed }),
    onSuccess: (_, { id, name }) =>
      client.setQueryData<Project[]>(projectsKey, projects =>
        projects?.map(project => (project.id === id ? { ...project, name } : project)),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: projectsKey }),
  })
}

/** To another of my teams. */
export function useMoveProject() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (moved: { readonly id: string; readonly teamId: string }) =>
      call(projectCalls.move, { body: moved }),
    onSuccess: () => client.invalidateQueries({ queryKey: projectsKey }),
    onError: toastError,
  })
}

/** Deletes a project with its designs, which leave the cart too. */
export function useDeleteProject() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Pick<Project, 'id' | 'team_id'>) => call(projectCalls.delete, { params: { id } }),
    onSuccess: () =>
      Promise.all(
        [projectsKey, designsKey, ['cart']].map(queryKey => client.invalidateQueries({ queryKey })),
      ),
    onError: toastError,
  })
}
