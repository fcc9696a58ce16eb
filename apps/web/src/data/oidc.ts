import { useMutation, useQuery } from '@tanstack/react-query'
import type { Sent } from '@teamloom/contract/call.ts'
import { oidcCalls } from '@teamloom/contract/oidc.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { call } from '#web/lib/api.ts'

/** By whose accounts one may sign in here; none where the operator names none. */
export function useProviders() {
  return useQuery({
    queryKey: ['oidc', 'providers'],
    queryFn: () => call(oidcCalls.providers, {}),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })
}

type Way = {
  readonly inviteToken: string | undefined
  readonly from: string | undefined
  readonly lang: Locale
}

/** The address that leads to the provider: the page is left for it. */
export function wayTo(provider: string, { inviteToken, from, lang }: Way): string {
  const query = new URLSearchParams({
    lang,
    ...(inviteToken ? { inviteToken } : {}),
    ...(from ? { from } : {}),
  })
  return `/api/v1/user/oidc/${provider}?${query}`
}

/** Ends a sign-in by a provider; the screen words its own failure. */
export function useLogInByTicket() {
  return useMutation({
    mutationFn: (body: Sent<typeof oidcCalls.login>['body']) => call(oidcCalls.login, { body }),
  })
}

/** Lets a provider's account open mine, by the link that was mailed. */
export function useLinkProvider() {
  return useMutation({ mutationFn: (token: string) => call(oidcCalls.link, { body: { token } }) })
}
