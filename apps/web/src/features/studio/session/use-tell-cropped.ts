import { useTranslation } from 'react-i18next'
import { showToast } from '#web/lib/toast.tsx'

/** Says that a drawing with wide margins was cropped, and how it is whole again. */
export function useTellCropped(): (filename: string, fills: number) => void {
  const { t } = useTranslation()
  return (name, fills) => {
    const percent = Math.round(100 * fills)
    const message = t('decoration.upload.cropped', { name, percent })
    showToast({ key: `cropped-${name}`, kind: 'info', message, seconds: 12 })
  }
}
