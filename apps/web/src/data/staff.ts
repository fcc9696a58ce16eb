import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { AuditFamily } from '@teamloom/commerce/access/audit-kinds.ts'
import type { StaffAbility } from '@teamloom/commerce/access/staff-abilities.ts'
import type { Sent } from '@teamloom/contract/call.ts'
import { type StaffPeople, staffCalls } from '@teamloom/contract/staff.ts'
import { fetchFile } from '#web/data/fetch-file.ts'
import { useMe } from '#web/data/user.ts'
import { call } from '#web/lib/api.ts'

const peopleKey = ['staff', 'people'] as const
const auditKey = ['staff', 'audit'] as const

/** Whether one was given this of the shop; undefined until it is known. */
export function useStaffAbility(ability: StaffAbility): boolean | undefined {
  return useMe().data?.staffAbilities.includes(ability)
}

/** Who works here, what each may, and open invitations. */
export function usePeople(enabled: boolean) {
  return useQuery({
    queryKey: peopleKey,
    queryFn: () => call(staffCalls.people, {}),
    enabled,
    refetchOnMount: 'always',
    meta: { quiet: true },
  })
}

/** Each answers the people as they are then; who asked words what goes wrong. */
function usePeopleChange<Sending>(ask: (sending: Sending) => Promise<StaffPeople>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ask,
    onSuccess: people => client.setQueryData(peopleKey, people),
    onError: () => client.invalidateQueries({ queryKey: peopleKey }),
    onSettled: () => client.invalidateQueries({ queryKey: auditKey }),
  })
}

export const useSetPerson = () =>
  usePeopleChange((body: Sent<typeof staffCalls.setPerson>['body']) => call(staffCalls.setPerson, { body }))

export const useEndSessions = () =>
  usePeopleChange((userId: string) => call(staffCalls.endSessions, { body: { userId } }))

export const useRemoveFactors = () =>
  usePeopleChange((userId: string) => call(staffCalls.removeFactors, { body: { userId } }))

export const useInvite = () =>
  usePeopleChange((body: Sent<typeof staffCalls.invite>['body']) => call(staffCalls.invite, { body }))

export const useInviteAgain = () =>
  usePeopleChange((id: string) => call(staffCalls.inviteAgain, { params: { id } }))

export const useTakeBackInvitation = () =>
  usePeopleChange((id: string) => call(staffCalls.takeBack, { params: { id } }))

export type AuditFilter = { readonly search?: string | undefined; readonly family?: AuditFamily | undefined }

const entriesAtOnce = 30

/** What staff did outside of orders, newest first, page by page. */
export function useAudit(filter: AuditFilter, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: [...auditKey, filter],
    queryFn: ({ pageParam }) =>
      call(staffCalls.audit, {
        query: { ...filter, limit: entriesAtOnce, ...(pageParam ? { after: pageParam } : {}) },
      }),
    initialPageParam: 0,
    getNextPageParam: page => page.next,
    placeholderData: keepPreviousData,
    enabled,
    meta: { quiet: true },
  })
}

export function downloadAudit({ search, family }: AuditFilter): Promise<Blob> {
  const query = new URLSearchParams({ ...(search ? { search } : {}), ...(family ? { family } : {}) })
  return fetchFile(`staff/audit.csv${query.size > 0 ? `?${query}` : ''}`)
}

/** To whom an invitation to work here was mailed; the screen words its own failure. */
export function useStaffInvitation(token: string) {
  return useQuery({
    queryKey: ['staff', 'invitation', token],
    queryFn: () => call(staffCalls.invitation, { params: { token } }),
    retry: false,
    meta: { quiet: true },
  })
}

export function useJoinStaff() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call(staffCalls.join, { params: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['user', 'me'] }),
  })
}

export function useJoinStaffNew(token: string) {
  return useMutation({
    mutationFn: (body: Sent<typeof staffCalls.joinNew>['body']) =>
      call(staffCalls.joinNew, { params: { token }, body }),
  })
}
