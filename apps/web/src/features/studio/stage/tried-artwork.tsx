import type { Camera } from '@teamloom/bakes/manifest.ts'
import { findDecoration, findLocation } from '@teamloom/design/lookup.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { useTranslation } from 'react-i18next'
import { garmentWorkers } from '#web/features/studio/drawing/workers.ts'
import { useDesign, useDrawn, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useShownDocument } from '#web/features/studio/session/use-design-session.ts'
import { useInked } from '#web/features/studio/stage/touch/use-inked.ts'
import classes from '#web/features/studio/stage/tried-artwork.module.css'
import { useAskedOfSide } from '#web/features/studio/stage/use-asked-of-side.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'

/** What artwork is called, how wide it would be and where, while it is only pointed at in the library. */
export function TriedArtwork({ camera }: { readonly camera: Camera }) {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const { session, product } = useStudio()
  const { document } = useDesign()
  const shown = useShownDocument(session)
  const drawn = useDrawn()
  const inkedOf = useInked()
  const tried = shown.decorations.find(({ id }) => !findDecoration(document, id))
  const print = drawn.prints.find(({ decorationId }) => decorationId === tried?.id)
  const { value: frame, isOfOther } = useAskedOfSide(
    async side => print && garmentWorkers().stage.frameDecoration(drawn, side, print.decorationId),
    `${print?.decorationId}`,
  )
  const place = tried && findLocation(product, tried.positionName)
  if (!tried || !print || !place || !frame || isOfOther) return null
  const { x, y, width, height } = frame.box
  return (
    <span
      className={classes.tried}
      style={{
        left: `${(100 * (x + width / 2)) / camera.width}%`,
        top: `${(100 * (y + height)) / camera.height}%`,
      }}
    >
      {t('artwork.steps.tried', {
        name: tried.name,
        width: inchesText(inkedOf(tried.id, print).widthInches, locale),
        place: label(place.label),
      })}
    </span>
  )
}
