import { useMutation, useQuery } from '@tanstack/react-query'
import { userCalls } from '@teamloom/contract/user.ts'
import { call } from '#web/lib/api.ts'

/** The code by which I refer others: one's own for ever. */
export function useReferralCode() {
  return useQuery({
    queryKey: ['user', 'referral-code'],
    queryFn: () => call(userCalls.referralCode, {}),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })
}

/** Teams that came with my code, and the credit that I have. */
export function useReferral() {
  return useQuery({
    queryKey: ['user', 'referral'],
    queryFn: () => call(userCalls.referral, {}),
    refetchOnMount: 'always',
    meta: { quiet: true },
  })
}

/** Whose code it is; the screen words its own failure. */
export function useFromReferralCode() {
  return useMutation({
    mutationFn: (referralCode: string) => call(userCalls.fromReferralCode, { body: { referralCode } }),
  })
}
