import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Approval, approvalCalls } from '@teamloom/contract/approval.ts'
import type { Sent } from '@teamloom/contract/call.ts'
import { call } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'

const approvalKey = (projectId: string) => ['approval', projectId] as const
const askedKey = ['approvals asked'] as const

/** Whose yes a project asks for, and what they have said; null where it asks for none. */
export function useApproval(projectId: string) {
  return useQuery({
    queryKey: approvalKey(projectId),
    queryFn: () => call(approvalCalls.read, { params: { projectId } }),
    staleTime: 0,
    meta: { quiet: true },
  })
}

/** Projects that ask for my yes; nothing while it is not known. */
export function useAskedApprovals() {
  return useQuery({
    queryKey: askedKey,
    queryFn: () => call(approvalCalls.asked, {}),
    staleTime: 0,
    meta: { quiet: true },
  })
}

type Asking = Omit<Sent<typeof approvalCalls.ask>['body'], 'projectId'>

/** Asks members of the team for their yes; nobody asked takes it back. */
export function useAskApproval(projectId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (asking: Asking) => call(approvalCalls.ask, { body: { projectId, ...asking } }),
    onSuccess: approval => client.setQueryData<Approval | null>(approvalKey(projectId), approval),
    onError: toastError,
    onSettled: () => client.invalidateQueries({ queryKey: askedKey }),
  })
}

/** Says yes to a design as it is, or what should change. */
export function useAnswerApproval(projectId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Sent<typeof approvalCalls.answer>['body']) => call(approvalCalls.answer, { body }),
    onSuccess: approval => client.setQueryData<Approval | null>(approvalKey(projectId), approval),
    onError: error => {
      toastError(error)
      // What has changed meanwhile is looked at again.
      void client.invalidateQueries({ queryKey: approvalKey(projectId) })
    },
    onSettled: () => client.invalidateQueries({ queryKey: askedKey }),
  })
}
