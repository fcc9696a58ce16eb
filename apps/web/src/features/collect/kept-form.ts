import type { Selection, ShownDesign } from '#web/features/collect/selection.ts'
import type { Details } from '#web/features/collect/server.ts'

/** What was filled in, so that a reload or a lost connection takes nothing away. */
export type KeptForm = { readonly details: Details; readonly selection: Selection }

/** What was sent, for the page that thanks, also once the collection shows its designs no more. */
type SentForm = KeptForm & {
  readonly designs?: readonly ShownDesign[]
  /** Opens it to change, and nothing else. */
  readonly change?: string
}

const emptyForm: KeptForm = { details: { firstName: '', lastName: '', email: '' }, selection: [] }

function read(key: string): SentForm | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as SentForm | null
    return kept?.details && Array.isArray(kept.selection) ? kept : undefined
  } catch {
    return undefined
  }
}

const formKey = (token: string) => `teamloom-sizes-${token}`
const sentKey = (token: string) => `teamloom-sizes-sent-${token}`

export const readForm = (token: string) => read(formKey(token)) ?? emptyForm
export const readSent = (token: string): SentForm | undefined => read(sentKey(token))

export function keepForm(token: string, form: KeptForm): void {
  sessionStorage.setItem(formKey(token), JSON.stringify(form))
}

/** Sent: the form is empty again, but for who it was. */
export function keepSent(token: string, sent: SentForm): void {
  sessionStorage.setItem(sentKey(token), JSON.stringify(sent))
  sessionStorage.removeItem(formKey(token))
}

/** What was sent is another now, or withdrawn: the page that thanks says so when one goes back to it. */
export function renewSent(token: string, change: string, changed: Omit<SentForm, 'details'> | null): void {
  const sent = readSent(token)
  if (sent?.change !== change) return
  if (changed) sessionStorage.setItem(sentKey(token), JSON.stringify({ ...sent, ...changed }))
  else sessionStorage.removeItem(sentKey(token))
}
