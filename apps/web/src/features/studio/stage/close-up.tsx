import { inchesText } from '@teamloom/kit/length.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { provideArtworks } from '#web/features/studio/drawing/art-library.ts'
import { handAtRest } from '#web/features/studio/drawing/in-hand.ts'
import { tilesAtWork } from '#web/features/studio/drawing/tiles-at-work.ts'
import { useAsked } from '#web/features/studio/drawing/use-asked.ts'
import { garmentWorkers } from '#web/features/studio/drawing/workers.ts'
import { useDesign, useDrawn, useStudio } from '#web/features/studio/session/studio-context.tsx'
import classes from '#web/features/studio/stage/close-up.module.css'
import { useLocale } from '#web/lib/i18n.ts'

/** Inches of cloth that it shows, and pixels that it is drawn in. */
const [inches, pixels] = [1.375, 256]

/** The liveliest spot of a decoration from near, as it is or is tried: what ink and thread look like. */
export function CloseUp({ decorationId }: { readonly decorationId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { teamId } = useStudio()
  const { state } = useDesign()
  const drawn = useDrawn()
  const canvas = useRef<HTMLCanvasElement>(null)
  const bitmap = useAsked(
    async () => {
      await handAtRest()
      await provideArtworks(drawn, state, teamId)
      await tilesAtWork.areDone()
      return garmentWorkers().tiles.closeUp(drawn, decorationId, inches, pixels)
    },
    `${JSON.stringify(drawn)} ${decorationId}`,
  )
  useEffect(() => {
    if (bitmap) canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0)
  }, [bitmap])
  if (!bitmap) return null
  return (
    <figure
      className={classes.closeUp}
      aria-label={t('artwork.steps.closeUp', { width: inchesText(inches, locale) })}
      data-stage-tool
    >
      <canvas ref={canvas} width={pixels} height={pixels} aria-hidden />
      <figcaption>{t('artwork.steps.closeUp', { width: inchesText(inches, locale) })}</figcaption>
    </figure>
  )
}
