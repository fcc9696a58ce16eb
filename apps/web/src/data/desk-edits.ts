import { queryOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sent } from '@teamloom/contract/call.ts'
import { deskCalls, type PreorderDetail } from '@teamloom/contract/desk.ts'
import { preorderKey } from '#web/data/desk.ts'
import { ledgerKey } from '#web/data/payments.ts'
import { call } from '#web/lib/api.ts'

type Asked<Name extends keyof typeof deskCalls> = (typeof deskCalls)[Name] extends infer C extends
  (typeof deskCalls)[keyof typeof deskCalls]
  ? Sent<C> extends { readonly body: infer Body }
    ? Omit<Body, 'preorderId' | 'revision' | 'dryRun'>
    : never
  : never

/** One thing that staff do to a request, as its call takes it. */
export type PreorderEdit =
  | ({ readonly kind: 'setSizes' } & Asked<'setSizes'>)
  | ({ readonly kind: 'setInvoiceNumber' } & Asked<'setInvoiceNumber'>)
  | ({ readonly kind: 'setQuoteNumber' } & Asked<'setQuoteNumber'>)
  | ({ readonly kind: 'setProjectNumber' } & Asked<'setProjectNumber'>)
  | ({ readonly kind: 'setInCharge' } & Asked<'setInCharge'>)
  | ({ readonly kind: 'setStatus' } & Asked<'setStatus'>)
  | ({ readonly kind: 'addShipment' } & Asked<'addShipment'>)
  | ({ readonly kind: 'setShipping' } & Asked<'setShipping'>)
  | ({ readonly kind: 'setBilling' } & Asked<'setBilling'>)
  | ({ readonly kind: 'setDiscount' } & Asked<'setDiscount'>)
  | ({ readonly kind: 'setCharges' } & Asked<'setCharges'>)
  | ({ readonly kind: 'setCharge' } & Asked<'setCharge'>)
  | ({ readonly kind: 'setTaxExemption' } & Asked<'setTaxExemption'>)
  | ({ readonly kind: 'setCurrency' } & Asked<'setCurrency'>)
  | ({ readonly kind: 'setPrice' } & Asked<'setPrice'>)
  | ({ readonly kind: 'addNote' } & Asked<'addNote'>)
  | ({ readonly kind: 'sendProof' } & Asked<'sendProof'>)
  | ({ readonly kind: 'addItem' } & Asked<'addItem'>)
  | { readonly kind: 'removeItem'; readonly designId: string }

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
