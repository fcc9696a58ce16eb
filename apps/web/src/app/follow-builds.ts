import i18next from 'i18next'
import { hasUnsaved, mayChangeBuild, onNewerBuild } from '#web/lib/build.ts'
import { showToast } from '#web/lib/toast.tsx'

type Navigation = { readonly pathChanged: boolean; readonly toLocation: { readonly href: string } }

/** A newer build of the web app is offered calmly, and comes by itself with the next page. */
export function followBuilds(onBeforeNavigate: (listener: (navigation: Navigation) => void) => void): void {
  onNewerBuild(() => {
    if (hasUnsaved()) return
    showToast({
      key: 'toast.newBuild',
      kind: 'info',
      message: i18next.t('toast.newBuild'),
      action: { label: i18next.t('toast.refresh'), run: () => window.location.reload() },
      seconds: 60,
    })
  })
  onBeforeNavigate(({ pathChanged, toLocation }) => {
    if (pathChanged && mayChangeBuild()) window.location.assign(toLocation.href)
  })
  // Its code is gone: whatever is not saved stays on the page, and is told by whoever asked for the code.
  window.addEventListener('vite:preloadError', event => {
    if (!mayChangeBuild()) return
    event.preventDefault()
    window.location.reload()
  })
}
