import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { usualQuantity } from '@teamloom/commerce/pricing/planned-quantity.ts'
import { type DesignItem, designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import type { DesignRecord } from '@teamloom/design/design-record.ts'
import { call } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'
import { newId } from '#web/lib/new-id.ts'

export const designsKey = ['designs'] as const

/** The designs, and the pictures of the projects that show the latest of them. */
function refreshDesigns(client: QueryClient) {
  void client.invalidateQueries({ queryKey: ['projects'] })
  return client.invalidateQueries({ queryKey: designsKey })
}

/** Every design that I can open, newest first; `projectId` keeps those of one project. */
export function useDesigns(projectId?: string) {
  return useQuery({
    queryKey: designsKey,
    queryFn: () => call(designCalls.list, { query: {} }),
    meta: { quiet: true },
    select: designs => (projectId ? designs.filter(design => design.project_id === projectId) : designs),
  })
}

/** Mails the design's link to oneself. */
export const mailDesignLink = (designId: string) => call(designCalls.mailLink, { body: { designId } })

export function useProducts() {
  return useQuery({
    queryKey: ['products'],
    queryFn: () => call(generatorCalls.products, {}),
    meta: { quiet: true },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

type NewDesign = {
  readonly family: string
  readonly product: string
  readonly projectId: string
  readonly name: string
}

const itemOf = ({ designId, timestamp, images, document }: DesignRecord, wanted: NewDesign): DesignItem => ({
  id: designId,
  name: wanted.name || null,
  description: null,
  project_id: wanted.projectId,
  family: document.family,
  product: document.product,
  latestUpdate: timestamp,
  images: [...images],
  decoratedSides: [],
  errorKey: null,
  deprecated: false,
  request: null,
  collectable_since: null,
  sizes: [],
  quantity: usualQuantity,
})

/** Makes the design, puts it into the project, and answers it as it begins. */
export async function makeDesign({ family, product, projectId, name }: NewDesign): Promise<DesignRecord> {
  const { designId } = await call(
    generatorCalls.create,
    { body: { family, product } },
    { idempotencyKey: newId() },
  )
  const [record] = await Promise.all([
    call(generatorCalls.readRecord, { params: { id: designId } }),
    call(designCalls.register, { body: { projectId, designId, name } }),
  ])
  return record
}

/** Makes a design, which is in the list of them at once. */
export function useCreateDesign() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: makeDesign,
    onSuccess: async (record, wanted) => {
      // It is in the list at once: nobody waits for the list to be asked anew.
      await client.cancelQueries({ queryKey: designsKey })
      const item = itemOf(record, wanted)
      client.setQueryData<DesignItem[]>(designsKey, designs => designs && [item, ...designs])
      void refreshDesigns(client)
    },
    onError: toastError,
  })
}

/** A copy named "<name> 1" in the same project. */
export function useDuplicateDesign() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (
      design: Pick<DesignItem, 'id' | 'name' | 'project_id'> & { readonly copyName: string },
    ) => {
      const { designId } = await call(
        generatorCalls.duplicate,
        { body: { designId: design.id } },
        { idempotencyKey: newId() },
      )
      await call(designCalls.register, {
        body: { projectId: design.project_id, designId, name: design.copyName },
      })
      return designId
    },
    onSuccess: () => refreshDesigns(client),
    onError: toastError,
  })
}

/** At once on the screen; the name that was there comes back when the server refuses. */
export function useRenameDesign() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (renamed: { readonly designId: string; readonly name: string }) =>
      call(designCalls.rename, { body: renamed }),
    onMutate: async ({ designId, name }) => {
      await client.cancelQueries({ queryKey: designsKey })
      const before = client.getQueryData<DesignItem[]>(designsKey)
      client.setQueryData<DesignItem[]>(designsKey, designs =>
        designs?.map(design => (design.id === designId ? { ...design, name: name.trim() || null } : design)),
      )
      return before
    },
    onError: (_error, _renamed, before) => client.setQueryData(designsKey, before),
    onSettled: () => client.invalidateQueries({ queryKey: designsKey }),
  })
}

/** To another project of my teams. */
export function useMoveDesign() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (moved: { readonly designId: string; readonly newProjectId: string }) =>
      call(designCalls.move, { body: moved }),
    onSuccess: () => refreshDesigns(client),
    onError: toastError,
  })
}

export function useDeleteDesign() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(designCalls.delete, { params: { id } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['cart'] })
      return refreshDesigns(client)
    },
    onError: toastError,
  })
}
