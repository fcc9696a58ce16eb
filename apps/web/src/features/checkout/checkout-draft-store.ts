import type { CheckoutDraft } from '#web/features/checkout/address-draft.ts'

const storageKey = 'teamloom-checkout'

type Kept = { readonly userId: string; readonly draft: CheckoutDraft }

/** What is typed at the delivery step, for as long as the tab is open and the request is not placed. */
export const checkoutDraftStore = {
  read: (userId: string): CheckoutDraft | undefined => {
    try {
      const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<Kept>
      return kept.userId === userId ? kept.draft : undefined
    } catch {
      return undefined
    }
  },
  write: (userId: string, draft: CheckoutDraft): void =>
    sessionStorage.setItem(storageKey, JSON.stringify({ userId, draft } satisfies Kept)),
  forget: (): void => sessionStorage.removeItem(storageKey),
}
