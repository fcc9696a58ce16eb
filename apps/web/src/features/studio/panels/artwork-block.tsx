import { Button } from '@mantine/core'
import { IconRefresh, IconTypography } from '@tabler/icons-react'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { findType } from '@teamloom/design/lookup.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Allowed, useWithheld } from '#web/features/studio/controls/allowed.tsx'
import { ArtworkThumb } from '#web/features/studio/controls/artwork-thumb.tsx'
import panel from '#web/features/studio/controls/panel.module.css'
import { UploadArea, UploadProgress } from '#web/features/studio/controls/upload-area.tsx'
import { UploadProblem } from '#web/features/studio/controls/upload-problem.tsx'
import classes from '#web/features/studio/panels/artwork-block.module.css'
import { ArtworkWarnings } from '#web/features/studio/panels/artwork-warnings.tsx'
import { MarginsSwitch } from '#web/features/studio/panels/margins-switch.tsx'
import { OriginalDownload } from '#web/features/studio/panels/original-download.tsx'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { typeForUpload } from '#web/features/studio/session/upload-type.ts'
import { useUpload } from '#web/features/studio/session/use-upload.ts'
import { showRefusal } from '#web/lib/error-toast.ts'
import { useLocale } from '#web/lib/i18n.ts'

/** Pixels of its picture's longest side. */
const thumbSize = 160

type Props = {
  readonly decoration: DecorationView
  /** Where it is made of words. */
  readonly onEditText: (() => void) | null
}

/** The file of a decoration: its picture and facts, another one, or none. */
export function ArtworkBlock({ decoration, onEditText }: Props) {
  const { t } = useTranslation()
  const { session, product } = useStudio()
  const input = useRef<HTMLInputElement>(null)
  const cannotAdd = useWithheld('canAddArtwork')
  const cannotDelete = useWithheld('canDeleteArtwork')
  // A placeholder's kind follows from what the file is.
  const type = findType(product, decoration.type) ?? typeForUpload(product)
  const upload = useUpload(type, ({ assetId, assetVersionId }) => {
    const set = session.change({
      action: 'setDecorationAsset',
      decorationId: decoration.id,
      assetId,
      assetVersionId,
    })
    if (set.ok) return null
    return set.refusal.code === 'imageTooSmall' ? 'imageTooSmallForPosition' : set.refusal.code
  })
  if (!decoration.imageData) {
    return (
      <section className={panel.section}>
        <Allowed ability="canAddArtwork">
          <UploadArea upload={upload} />
        </Allowed>
      </section>
    )
  }
  return (
    <section className={panel.section}>
      <div className={classes.block}>
        <span className={classes.thumb}>
          <ArtworkThumb decoration={decoration} size={thumbSize} />
        </span>
        <div className={classes.facts}>
          <p className={classes.name}>{decoration.imageData.filename}</p>
          <Facts decoration={decoration} />
          <div className={classes.buttons}>
            {onEditText && (
              <Button
                variant="default"
                size="xs"
                h={30}
                px={8}
                leftSection={<IconTypography size={15} stroke={1.6} />}
                disabled={cannotAdd !== null}
                title={cannotAdd ?? undefined}
                onClick={onEditText}
              >
                {t('artwork.write.edit')}
              </Button>
            )}
            <Button
              variant="default"
              size="xs"
              h={30}
              px={8}
              leftSection={<IconRefresh size={15} stroke={1.6} />}
              disabled={cannotAdd !== null}
              title={cannotAdd ?? undefined}
              onClick={() => input.current?.click()}
            >
              {t('decoration.replace')}
            </Button>
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              h={30}
              px={8}
              disabled={cannotDelete !== null}
              title={cannotDelete ?? undefined}
              onClick={() =>
                showRefusal(session.change({ action: 'reinitializeDecoration', decorationId: decoration.id }))
              }
            >
              {t('decoration.removeArtwork')}
            </Button>
            <MarginsSwitch decoration={decoration} size={thumbSize} />
            <OriginalDownload decoration={decoration} />
          </div>
          <input
            ref={input}
            type="file"
            hidden
            accept={upload.accept}
            data-testid="replace-file"
            onChange={event => {
              upload.send(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
        </div>
      </div>
      {upload.step && (
        <UploadProgress fileName={upload.fileName ?? ''} step={upload.step} onCancel={upload.cancel} />
      )}
      {upload.errorKey && <UploadProblem errorKey={upload.errorKey} />}
      <ArtworkWarnings decoration={decoration} onReplace={() => input.current?.click()} />
    </section>
  )
}

/** Pixels and their fineness at this size, or that none are needed. */
function Facts({ decoration }: { readonly decoration: DecorationView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { imageData, assetSize } = decoration
  if (!imageData) return null
  if (imageData.isVector) return <p className={panel.muted}>{t('decoration.vector')}</p>
  const width = assetSize.selectedSize?.widthInInches
  return (
    <>
      {imageData.isRasterized && <p className={panel.muted}>{t('decoration.keptAsPicture')}</p>}
      <p className={panel.muted}>
        {t('decoration.pixels', {
          width: numberText(imageData.width, locale),
          height: numberText(Math.round(imageData.height), locale),
        })}
        {width !== undefined && ` · ${t('decoration.dpi', { dpi: Math.floor(imageData.width / width) })}`}
      </p>
    </>
  )
}
