import { suitedType } from '@teamloom/design/suited-type.ts'
import { useTranslation } from 'react-i18next'
import { Allowed } from '#web/features/studio/panel/allowed.tsx'
import classes from '#web/features/studio/panel/panel.module.css'
import { PanelHead } from '#web/features/studio/panel/panel-head.tsx'
import { UploadArea } from '#web/features/studio/panel/upload-area.tsx'
import { typeForUpload, useUpload } from '#web/features/studio/panel/use-upload.ts'
import { useStudio } from '#web/features/studio/studio-context.tsx'
import { newId } from '#web/lib/new-id.ts'

/** Artwork first; it is put on the first free spot where it fits, in the type that suits it. */
export function NewDecorationPanel() {
  const { t } = useTranslation()
  const { session, product, isStaff, select, showSide } = useStudio()
  const first = typeForUpload(product)
  const upload = useUpload(first, artwork => {
    const decorationId = newId()
    const { assetId, assetVersionId } = artwork
    const { type } = suitedType(product.decorationTypes, artwork, isStaff) ?? first
    const added = session.change({ action: 'addDecoration', type, assetId, assetVersionId, decorationId })
    if (!added.ok) return added.refusal.code
    const { document } = session.getSnapshot()
    const positionName = document.decorations.find(({ id }) => id === decorationId)?.positionName
    const place = product.locations.find(location => location.positionName === positionName)
    if (place) showSide(place.side)
    select({ kind: 'decoration', decorationId })
    return null
  })
  return (
    <>
      <PanelHead eyebrow={t('studio.decoration')} title={t('decoration.addTitle')} />
      <div className={classes.body}>
        <section className={classes.section}>
          <Allowed ability="canAddArtwork">
            <UploadArea upload={upload} />
          </Allowed>
        </section>
      </div>
    </>
  )
}
