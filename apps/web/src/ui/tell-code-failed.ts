import i18next from 'i18next'
import { showToast } from '#web/lib/toast.tsx'

/** What a module needs, and did not come, comes with a new page only; changes that are not saved are kept over it. */
export function tellCodeFailed(): void {
  showToast({
    key: 'toast.codeFailed',
    kind: 'error',
    message: i18next.t('toast.codeFailed'),
    action: { label: i18next.t('toast.refresh'), run: () => window.location.reload() },
  })
}
