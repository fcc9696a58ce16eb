import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sent } from '@teamloom/contract/call.ts'
import { type Factors, factorCalls } from '@teamloom/contract/factors.ts'
import { call } from '#web/lib/api.ts'

const key = ['user', 'factors'] as const

/** My passkeys, codes and devices. */
export function useFactors() {
  return useQuery({
    queryKey: key,
    queryFn: () => call(factorCalls.list, {}),
    refetchOnMount: 'always',
    meta: { quiet: true },
  })
}

/** The caller words what goes wrong; the list is asked for anew. */
function useFactorChange<Sending, Told>(ask: (sending: Sending) => Promise<Told>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ask,
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}

/** A secret for an authenticator, which holds once a code of it was given. */
export function useBeginTotp() {
  return useMutation({ mutationFn: () => call(factorCalls.beginTotp, {}) })
}

export const useConfirmTotp = () =>
  useFactorChange((code: string) => call(factorCalls.confirmTotp, { body: { code } }))

export type Proof = Sent<typeof factorCalls.remove>['body']

export const useRemoveFactor = () =>
  useFactorChange(
    ({ id, proof }: { readonly id: string; readonly proof: Proof }): Promise<Factors> =>
      call(factorCalls.remove, { params: { id }, body: proof }),
  )

export const useRenewRecoveryCodes = () =>
  useFactorChange((proof: Proof) => call(factorCalls.makeRecoveryCodes, { body: proof }))

export const useEndSession = () =>
  useFactorChange((id: string) => call(factorCalls.endSession, { params: { id } }))

type MakeOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type ShowOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Has the browser make a passkey, and keeps it. */
export const useAddPasskey = () =>
  useFactorChange(async () => {
    const options = await call(factorCalls.passkeyOptions, {})
    const made = await startRegistration({ optionsJSON: options as unknown as MakeOptions })
    return call(factorCalls.addPasskey, {
      body: made as unknown as Sent<typeof factorCalls.addPasskey>['body'],
    })
  })

/** Signs in by a passkey that the browser or a telephone has. */
export function useLogInByPasskey() {
  return useMutation({
    mutationFn: async (inviteToken: string | undefined) => {
      const options = await call(factorCalls.loginOptions, {})
      const shown = await startAuthentication({ optionsJSON: options as unknown as ShowOptions })
      return call(factorCalls.loginPasskey, {
        body: { ...shown, inviteToken } as unknown as Sent<typeof factorCalls.loginPasskey>['body'],
      })
    },
  })
}

export function useLogInByCode() {
  return useMutation({
    mutationFn: (body: Sent<typeof factorCalls.loginFactor>['body']) =>
      call(factorCalls.loginFactor, { body }),
  })
}

/** Whether the browser can make and show passkeys. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** Whether its owner has closed the browser's own window: nothing went wrong then. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
