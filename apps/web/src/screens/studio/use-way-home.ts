import { useNavigate } from '@tanstack/react-router'
import { CallError } from '@teamloom/contract/client.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { toastError } from '#web/lib/error-toast.ts'
import { showToast } from '#web/lib/toast.tsx'

/** Says why the design is not shown, and leaves. */
export function useWayHome(isUnknown: boolean, error: Error | null): void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isUnknown && !error) return
    const isMissing = isUnknown || (error instanceof CallError && error.status === 404)
    if (isMissing)
      showToast({ key: 'toast.designIdDoesntExist', kind: 'warning', message: t('studio.notFound') })
    else toastError(error)
    void navigate({ to: '/home', replace: true })
  }, [isUnknown, error, navigate, t])
}
