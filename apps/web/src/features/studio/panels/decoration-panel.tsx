import { ActionIcon, Tooltip } from '@mantine/core'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { chosenInksOf } from '@teamloom/catalog/decorations/inks.ts'
import { traitsOf } from '@teamloom/catalog/decorations/traits.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { findType } from '@teamloom/design/lookup.ts'
import { createElement, memo, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTextRecipe } from '#web/data/text-art.ts'
import { TextPanel } from '#web/features/studio/artwork/text-panel.tsx'
import { useWithheld } from '#web/features/studio/controls/allowed.tsx'
import { ChecksSection } from '#web/features/studio/controls/checks/checks-section.tsx'
import { NeedleSwitch } from '#web/features/studio/controls/checks/needle-switch.tsx'
import classes from '#web/features/studio/controls/panel.module.css'
import { PanelHead } from '#web/features/studio/controls/panel-head.tsx'
import { errorOf } from '#web/features/studio/controls/parts/decoration-list.tsx'
import { ArtworkBlock } from '#web/features/studio/panels/artwork-block.tsx'
import { DecorationOptions } from '#web/features/studio/panels/decoration-options.tsx'
import { DecorationPrice } from '#web/features/studio/panels/decoration-price.tsx'
import { loadPersonalSection } from '#web/features/studio/panels/personal/load-personal.ts'
import { PlaceAndSize } from '#web/features/studio/panels/place-and-size.tsx'
import { PrintColors } from '#web/features/studio/panels/print-colors.tsx'
import { RetiredFont } from '#web/features/studio/panels/retired-font.tsx'
import { TypeTiles } from '#web/features/studio/panels/type-tiles.tsx'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useDecorationActions } from '#web/features/studio/session/use-decoration-actions.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useWanted } from '#web/ui/use-loaded.ts'

/** Reached and read, but without effect. */
const withheldButton = { 'aria-disabled': true, 'data-disabled': true } as const

/** Drawn again between frames: while something is dragged, the garment comes first. */
export function DecorationPanel({ decorationId }: { readonly decorationId: string }) {
  const { state } = useDesign()
  const decoration = useDeferredValue(state.decorations.find(({ id }) => id === decorationId))
  return decoration ? <Everything decoration={decoration} /> : null
}

/** Everything about one decoration: artwork, type, place, size and colours. */
const Everything = memo(function Everything({ decoration }: { readonly decoration: DecorationView }) {
  const { t } = useTranslation()
  const { product, may, session } = useStudio()
  const [isEditing, setEditing] = useState(false)
  const canMove = may('canUpdateArtworkPosition')
  const { duplicate, remove } = useDecorationActions()
  const cannotAdd = useWithheld('canAddArtwork')
  const cannotDelete = useWithheld('canDeleteArtwork')
  const { id: decorationId } = decoration
  const isDrawing = decoration.imageData?.isVector ?? false
  const { data: recipe } = useTextRecipe(isDrawing ? decoration.assetVersionId : null)
  // One line, as a name is.
  const isPersonal = recipe ? !recipe.words.trim().includes('\n') : false
  const personalSection = useWanted(loadPersonalSection, isPersonal)
  if (isEditing && recipe && decoration.assetId) {
    const { assetId } = decoration
    return (
      <>
        <PanelHead eyebrow={decoration.name} title={t('artwork.write.title')} />
        <TextPanel
          before={{ recipe, assetId, decorationId }}
          onDone={artwork => {
            session.learnArtwork(artwork)
            const { assetVersionId } = artwork
            const set = session.change({
              action: 'setDecorationAsset',
              decorationId,
              assetId,
              assetVersionId,
              ...(decoration.personal ? { sample: sampleOf(artwork.filename) } : {}),
            })
            if (set.ok) setEditing(false)
            return set.ok ? null : set.refusal.code
          }}
          onCancel={() => setEditing(false)}
        />
      </>
    )
  }
  const type = findType(product, decoration.type)
  const inks = type && chosenInksOf(type.inks)
  return (
    <>
      <PanelHead
        eyebrow={t('studio.decoration')}
        title={decoration.name}
        actions={
          <>
            <Tooltip label={cannotAdd ?? t('decoration.duplicate')}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t('decoration.duplicate')}
                {...(cannotAdd !== null && withheldButton)}
                onClick={() => cannotAdd === null && duplicate(decoration)}
              >
                <IconCopy size={18} stroke={1.6} />
              </ActionIcon>
            </Tooltip>
            <Tooltip label={cannotDelete ?? t('decoration.remove')}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t('decoration.remove')}
                {...(cannotDelete !== null && withheldButton)}
                onClick={() => cannotDelete === null && remove(decoration)}
              >
                <IconTrash size={18} stroke={1.6} />
              </ActionIcon>
            </Tooltip>
          </>
        }
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where nothing in it can be used, it is scrolled itself */}
      <div className={classes.body} tabIndex={canMove ? undefined : 0}>
        <ArtworkBlock decoration={decoration} onEditText={recipe ? () => setEditing(true) : null} />
        {recipe && <RetiredFont font={recipe.font} />}
        {decoration.inError && (
          <section className={classes.section}>
            <Notice
              kind="error"
              title={t(`decoration.errors.${errorOf(decoration)}.title`)}
              text={t(`decoration.errors.${errorOf(decoration)}.text`)}
            />
          </section>
        )}
        {decoration.imageData && !decoration.inError && <ChecksSection decoration={decoration} />}
        {/* What it is made with comes before all that it could be made as. */}
        {type?.surface && traitsOf(type.surface.technique).isKnitted && decoration.imageData && (
          <NeedleSwitch />
        )}
        {isPersonal && recipe && personalSection && createElement(personalSection, { decoration, recipe })}
        {type?.selectable && <DecorationOptions decoration={decoration} options={type.options} />}
        {decoration.imageData && <TypeTiles decoration={decoration} />}
        <PlaceAndSize decoration={decoration} recipe={recipe ?? null} />
        {decoration.imageData && inks && <PrintColors decoration={decoration} inks={inks} />}
      </div>
      {decoration.imageData && <DecorationPrice decorationId={decorationId} />}
    </>
  )
})

/** Words name their file. */
function sampleOf(filename: string): string {
  return filename.replace(/\.svg$/, '').slice(0, 30)
}
