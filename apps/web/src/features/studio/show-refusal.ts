import type { Refusal, Result } from '@teamloom/kit/result.ts'
import i18next from 'i18next'
import { showToast } from '#web/ui/toast.tsx'

/** Says in words why a change was not made; answers whether it was. */
export function showRefusal(result: Result<unknown, Refusal>): boolean {
  if (result.ok) return true
  const key = `toast.${result.refusal.code}`
  const message = i18next.exists(key) ? i18next.t(key as 'toast.unknown') : i18next.t('toast.unknown')
  showToast({ key, kind: 'warning', message })
  return false
}
