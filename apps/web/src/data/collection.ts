import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Sent } from '@teamloom/contract/call.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import type { AnswerEntry, Collection } from '@teamloom/contract/collection-shape.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { designsKey } from '#web/data/designs.ts'
import { fetchFile } from '#web/data/fetch-file.ts'
import { useRenameProject } from '#web/data/projects.ts'
import { call } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'
import { queryClient } from '#web/lib/query-client.ts'

const keyOf = (projectId: string) => ['collection', projectId] as const

const collectionQuery = (projectId: string) =>
  queryOptions({
    queryKey: keyOf(projectId),
    queryFn: () => call(collectionCalls.read, { params: { projectId } }),
    meta: { quiet: true },
    // Answers come in while one looks.
    refetchInterval: ({ state }) =>
      state.data?.roster.some(({ isBeingReminded }) => isBeingReminded) ? 1500 : 20_000,
  })

export function useCollection(projectId: string) {
  return useQuery(collectionQuery(projectId))
}

/** Asks for it while the screen's code is still on its way. */
export const startCollection = (projectId: string) => queryClient.prefetchQuery(collectionQuery(projectId))

const refresh = (client: QueryClient, projectId: string) =>
  client.invalidateQueries({ queryKey: keyOf(projectId) })

/** A change of a collection, after which it is read anew. */
function useChange<Sent, Done>(
  projectId: string,
  change: (sent: Sent) => Promise<Done>,
  mutationKey: readonly string[] = [],
) {
  const client = useQueryClient()
  return useMutation({
    mutationKey,
    mutationFn: change,
    onSettled: () => refresh(client, projectId),
    onError: toastError,
  })
}

export type SettingsChange = Omit<Sent<typeof collectionCalls.change>['body'], 'projectId'>

/** Changes a collection's settings, at once on the screen. */
export function useChangeSettings(projectId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: SettingsChange) => call(collectionCalls.change, { body: { projectId, ...change } }),
    onMutate: async ({ message, language, showAnswered, isOpen, closesAt, timeZone, numbers }) => {
      await client.cancelQueries({ queryKey: keyOf(projectId) })
      client.setQueryData<Collection>(keyOf(projectId), shown => {
        if (!shown) return shown
        const { settings } = shown
        const changed = {
          ...settings,
          message: message === undefined ? settings.message : message,
          language: language ?? settings.language,
          showAnswered: showAnswered ?? settings.showAnswered,
          closesAt: closesAt === undefined ? settings.closesAt : closesAt,
          timeZone: timeZone ?? settings.timeZone,
          isSwitchedOn: isOpen ?? settings.isSwitchedOn,
          numbers: numbers ?? settings.numbers,
        }
        return { ...shown, settings: changed }
      })
    },
    onSettled: () => refresh(client, projectId),
    onError: toastError,
  })
}

export const useRenewToken = (projectId: string) =>
  useChange(projectId, () => call(collectionCalls.renewToken, { body: { projectId } }))

export const useEraseCollection = (projectId: string) =>
  useChange(projectId, () => call(collectionCalls.erase, { params: { projectId } }))

export const useAddToRoster = (projectId: string) =>
  useChange(projectId, (people: Sent<typeof collectionCalls.addToRoster>['body']['people']) =>
    call(collectionCalls.addToRoster, { body: { projectId, people } }),
  )

export const useRemoveFromRoster = (projectId: string) =>
  useChange(projectId, (id: string) => call(collectionCalls.removeFromRoster, { params: { id } }))

export const useRemind = (projectId: string) =>
  useChange(projectId, () => call(collectionCalls.remind, { body: { projectId } }))

const addingKey = (projectId: string) => ['adding entries', projectId] as const
const changingKey = (projectId: string) => ['changing an entry', projectId] as const

export type NewEntry = Omit<Sent<typeof collectionCalls.addEntry>['body'], 'projectId'>

export const useAddEntries = (projectId: string) =>
  useChange(
    projectId,
    async (entries: readonly NewEntry[]) => {
      const added: AnswerEntry[] = []
      for (const entry of entries)
        added.push(await call(collectionCalls.addEntry, { body: { projectId, ...entry } }))
      return added
    },
    addingKey(projectId),
  )

export type EntryChange = Sent<typeof collectionCalls.changeEntry>['body']

export const useChangeEntry = (projectId: string) =>
  useChange(
    projectId,
    (body: EntryChange) => call(collectionCalls.changeEntry, { body }),
    changingKey(projectId),
  )

/** What is on its way to the server of entries that are added, and of those that are changed. */
export function useComingEntries(projectId: string) {
  const added = useMutationState({
    filters: { mutationKey: addingKey(projectId), status: 'pending' },
    select: mutation => mutation.state.variables as readonly NewEntry[],
  })
  const changed = useMutationState({
    filters: { mutationKey: changingKey(projectId), status: 'pending' },
    select: mutation => mutation.state.variables as EntryChange,
  })
  return { added: added.flat(), changed }
}

export const useRemoveEntries = (projectId: string) =>
  useChange(projectId, async (ids: readonly string[]) => {
    for (const id of ids) await call(collectionCalls.removeEntry, { params: { id } })
  })

export function useDescribeDesign(projectId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { readonly designId: string; readonly description: string }) =>
      call(designCalls.describe, { body }),
    onSettled: () =>
      Promise.all([refresh(client, projectId), client.invalidateQueries({ queryKey: designsKey })]),
    onError: toastError,
  })
}

/** The project's own name, which the page is headed by. */
export function useRenamePage(projectId: string) {
  const client = useQueryClient()
  const { mutateAsync: rename } = useRenameProject()
  return async (name: string) => {
    await rename({ id: projectId, name })
    await refresh(client, projectId)
  }
}

type Picture = { readonly uuid: string | null; readonly assetVersionId: string | null }

export const useSetPicture = (projectId: string, kind: 'cover' | 'logo') =>
  useChange(projectId, (picture: Picture) =>
    call(kind === 'cover' ? collectionCalls.setCover : collectionCalls.setIcon, {
      body: { projectId, ...picture },
    }),
  )

/** `answers.csv`, `packing.pdf`. */
export function downloadFile(projectId: string, name: string): Promise<Blob> {
  return fetchFile(`projects/collection/${projectId}/${name}`)
}
