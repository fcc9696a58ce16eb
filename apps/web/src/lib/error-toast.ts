import { CallError } from '@teamloom/contract/client.ts'
import i18next from 'i18next'
import { showToast } from '#web/ui/toast.tsx'

/** The key under which both languages word what went wrong. */
export function toastKeyOf(error: unknown): string {
  if (!(error instanceof CallError)) return 'unknown'
  if (error.errorKey === 'internalError') return 'server_error'
  return error.errorKey
}

/** Not by the person's own wish: they may not know why they see the login screen. */
export function tellSessionEnded(): void {
  showToast({ key: 'expired', kind: 'warning', message: i18next.t('toast.token_expired') })
}

/** Tells what went wrong, in words; a 404 is the screen's to explain, a lost session the login screen's. */
export function toastError(error: unknown): void {
  if (error instanceof CallError && (error.status === 404 || error.status === 401)) {
    if (error.errorKey === 'token_expired') tellSessionEnded()
    return
  }
  const key = `toast.${toastKeyOf(error)}`
  const message = i18next.exists(key) ? i18next.t(key as 'toast.unknown') : i18next.t('toast.unknown')
  showToast({ key, kind: 'error', message })
}
