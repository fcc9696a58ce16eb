import i18next from 'i18next'
import { artworkExtensions, formatNames } from '#web/ui/format-names.ts'

export type UploadWords = { readonly title: string; readonly text: string; readonly link: string | undefined }

/**
 * Why a file did not become artwork (a key of `decoration.errors`), what to do about it, and what leads to help.
 * `extensions`: those that are taken here.
 */
export function uploadWords(errorKey: string, extensions = artworkExtensions): UploadWords {
  const known = i18next.exists(`decoration.errors.${errorKey}.title`) ? errorKey : 'processingError'
  const key = known as 'processingError'
  return {
    title: i18next.t(`decoration.errors.${key}.title`),
    text: i18next.t(`decoration.errors.${key}.text`, {
      formats: formatNames(extensions, i18next.language === 'fr' ? 'fr' : 'en'),
    }),
    link: i18next.exists(`decoration.errors.${key}.link`)
      ? i18next.t(`decoration.errors.${key}.link`)
      : undefined,
  }
}
