import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sent } from '@teamloom/contract/call.ts'
import { CallError } from '@teamloom/contract/client.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { useEffect } from 'react'
import { fetchFile } from '#web/data/fetch-file.ts'
import { call } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'
import { setLocale } from '#web/lib/i18n.ts'
import { closeSession } from '#web/lib/session.ts'

const meKey = ['user', 'me'] as const
const meQuery = { queryKey: meKey, queryFn: () => call(userCalls.me, {}) } as const

export function useMe(enabled = true) {
  return useQuery({ ...meQuery, enabled, staleTime: 300_000 })
}

/** Whether the account's email is confirmed: asked anew whenever the page is come back to, as that is done elsewhere. */
export function useEmailVerified(): boolean {
  const me = useQuery({ ...meQuery, refetchOnMount: 'always', refetchOnWindowFocus: 'always' })
  return me.data?.emailVerified ?? true
}

/** Has the link mailed again that confirms the account's email. */
export function useSendVerification() {
  return useMutation({ mutationFn: () => call(userCalls.sendVerification, {}), onError: toastError })
}

/** Confirms an email with the link that was mailed; the screen words its own failure. */
export function useVerifyEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call(userCalls.verify, { params: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: meKey }),
  })
}

const currencyStorageKey = 'teamloom-user-currency'

/** The account's currency; before it is known, the one shown last on this browser. */
export function useCurrency(): Currency {
  const currency = useMe().data?.currency
  useEffect(() => {
    if (currency) localStorage.setItem(currencyStorageKey, currency)
  }, [currency])
  return currency ?? (localStorage.getItem(currencyStorageKey) === 'usd' ? 'usd' : 'cad')
}

export function useSetCurrency() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (currency: Currency) => call(userCalls.setCurrency, { body: { currency } }),
    onSuccess: ({ currency }) => {
      client.setQueryData(meKey, (me: object | undefined) => me && { ...me, currency })
      void client.invalidateQueries({ queryKey: ['cart'] })
    },
    onError: toastError,
  })
}

/** Sets the language, at once on the screen, then with the account. */
export function useSetLanguage() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (language: Locale) => {
      await setLocale(language)
      return call(userCalls.updateMe, { body: { language } })
    },
    onSuccess: me => client.setQueryData(meKey, me),
    onError: toastError,
  })
}

type Profile = Omit<Sent<typeof userCalls.updateMe>['body'], 'language'>

/** Name, newsletter or picture; each form words its own failure. */
export function useUpdateMe() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (profile: Profile) => call(userCalls.updateMe, { body: profile }),
    onSuccess: me => {
      client.setQueryData(meKey, me)
      void client.invalidateQueries({ queryKey: ['teams'] })
    },
  })
}

/** All other sessions end; the form words its own failure. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (passwords: Sent<typeof userCalls.changePassword>['body']) =>
      call(userCalls.changePassword, { body: passwords }),
  })
}

/** Has a link mailed with which a new password can be set. */
export function useRequestReset() {
  return useMutation({
    mutationFn: (known: Sent<typeof userCalls.requestReset>['body']) =>
      call(userCalls.requestReset, { body: known }),
  })
}

/** Sets a new password with the link that was mailed. */
export function useResetPassword() {
  return useMutation({
    mutationFn: ({ token, password }: { readonly token: string; readonly password: string }) =>
      call(userCalls.resetPassword, { params: { token }, body: { password } }),
  })
}

/** Whether an account has this email. The screens of the account word their own failures. */
export function useAccountExists() {
  return useMutation({
    mutationFn: async (email: string) => (await call(userCalls.checkExists, { body: { email } })).exists,
  })
}

export function useLogIn() {
  return useMutation({
    mutationFn: (known: Sent<typeof userCalls.login>['body']) => call(userCalls.login, { body: known }),
  })
}

export type OnboardingProfile = Sent<typeof userCalls.signup>['body']

export function useSignUp() {
  return useMutation({
    mutationFn: (profile: OnboardingProfile) => call(userCalls.signup, { body: profile }),
  })
}

/** Ends the session here and on the server; other tabs follow. */
export async function logOut(): Promise<void> {
  await call(userCalls.logout, {}).catch(() => undefined)
  closeSession()
}

/** Has a link mailed to all that is kept about me; the form words its own failure. */
export function useExportData() {
  return useMutation({ mutationFn: () => call(userCalls.exportData, {}) })
}

/** By whoever knows the password; the dialog words its own failure. */
export function useDeleteMe() {
  return useMutation({
    mutationFn: (password: string) => call(userCalls.deleteMe, { body: { password } }),
  })
}

/** Keeps the account after all. */
export function useRestore() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(userCalls.restore, {}),
    onSuccess: () => client.resetQueries(),
  })
}

/** What is kept about me, by the key of the link that was mailed; undefined when that is over or another’s. */
export async function downloadOwnData(key: string): Promise<Blob | undefined> {
  try {
    return await fetchFile(`user/export.zip?key=${encodeURIComponent(key)}`)
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return undefined
    throw error
  }
}
