import { Button, Loader } from '@mantine/core'
import { IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import { mockupWidth } from '@teamloom/contract/mockups.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MockupFile } from '#web/data/mockups.ts'
import classes from '#web/features/studio/shell/mockup/mockup-dialog.module.css'
import { faultOf } from '#web/lib/fault-of.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { useBlobImage } from '#web/lib/use-blob-image.ts'
import { Fault } from '#web/ui/fault.tsx'

type Props = {
  readonly preview: MockupFile | undefined
  readonly format: 'png' | 'pdf'
  readonly isSaving: boolean
  /** What is shown is not yet what is chosen. */
  readonly isOld: boolean
  readonly error: Error | null
  readonly onRetry: () => void
}

/** The file itself, smaller; said of it how large it will be. */
export function MockupPreview({ preview, format, isSaving, isOld, error, onRetry }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const image = useBlobImage(preview?.blob)
  const [shape, setShape] = useState<number>()
  const size = shape && {
    width: numberText(mockupWidth, locale),
    height: numberText(Math.round(mockupWidth * shape), locale),
  }
  const isPending = !error && (!preview || isOld || isSaving)
  return (
    <div className={classes.stage}>
      {error && (
        <div role="alert" className={classes.failed}>
          <Fault>
            {t('mockup.failed')} {faultOf(error)}
          </Fault>
          <Button variant="default" onClick={onRetry}>
            {t('mockup.again')}
          </Button>
        </div>
      )}
      {!error && preview && (
        <img
          ref={image}
          className={classes.preview}
          data-old={isOld || undefined}
          alt={t('mockup.preview')}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setShape(naturalHeight / naturalWidth)
          }
        />
      )}
      <p className={classes.about} role="status">
        {isPending ? (
          <>
            <Loader size={16} aria-hidden />
            {t(isSaving ? 'mockup.saving' : 'mockup.making')}
          </>
        ) : (
          !error && (
            <>
              {format === 'pdf' ? (
                <IconFileTypePdf size={16} stroke={1.6} aria-hidden />
              ) : (
                <IconPhoto size={16} stroke={1.6} aria-hidden />
              )}
              {format === 'pdf' ? t('mockup.page') : size && t('mockup.pixels', size)}
            </>
          )
        )}
      </p>
    </div>
  )
}
