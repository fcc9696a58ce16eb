import { queryOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AskedEdit } from '@teamloom/commerce/orders/edits/index.ts'
import { deskCalls, type PreorderDetail } from '@teamloom/contract/desk.ts'
import { preorderKey } from '#web/data/desk.ts'
import { ledgerKey } from '#web/data/payments.ts'
import { call } from '#web/lib/api.ts'

/** One thing that staff do to a request, as its call takes it. */
export type PreorderEdit = AskedEdit

type Base = {
  readonly preorderId: string
  /** The one that the edit was made on. */
  readonly revision?: number | undefined
  readonly dryRun?: boolean | undefined
}

function sendEdit(edit: PreorderEdit, base: Base): Promise<PreorderDetail> {
  if (edit.kind === 'removeItem') {
    const { preorderId, revision, dryRun } = base
    return call(deskCalls.removeItem, {
      params: { preorderId, designId: edit.designId },
      query: { revision, dryRun: dryRun ? 'true' : undefined },
    })
  }
  const { kind, ...fields } = edit
  // Each kind has the fields of its own call, which the types of a union do not follow.
  return call(deskCalls[kind] as typeof deskCalls.addNote, { body: { ...base, ...fields } as never })
}

/** The request as it would be with this edit; nothing is kept. */
export function previewQuery(detail: PreorderDetail, edit: PreorderEdit) {
  const { id: preorderId, revision } = detail.preorder
  return queryOptions({
    queryKey: ['desk', 'preview', preorderId, revision, edit],
    queryFn: () => sendEdit(edit, { preorderId, dryRun: true }),
    retry: false,
    gcTime: 60_000,
    meta: { quiet: true },
  })
}

const savingKey = (preorderId: string) => ['desk', 'save', preorderId] as const

/** Saves an edit; the whole detail becomes what the server answers. Who asked words what goes wrong. */
export function useSaveEdit(preorderId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: savingKey(preorderId),
    networkMode: 'always',
    mutationFn: ({ edit, revision }: { readonly edit: PreorderEdit; readonly revision?: number }) =>
      sendEdit(edit, { preorderId, revision }),
    onSuccess: detail => {
      client.setQueryData(preorderKey(preorderId), detail)
      // What is due of it follows what it is and costs.
      void client.invalidateQueries({ queryKey: ledgerKey(preorderId) })
      void client.invalidateQueries({ queryKey: ['desk', 'list'] })
    },
  })
}

export function useIsSaving(preorderId: string): boolean {
  return useIsMutating({ mutationKey: savingKey(preorderId) }) > 0
}
