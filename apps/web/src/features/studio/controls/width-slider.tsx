import { Slider } from '@mantine/core'
import { capitalHeight } from '@teamloom/artwork/lay-letters.ts'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { cmText, inchesText } from '@teamloom/kit/length.ts'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Allowed, useWithheld } from '#web/features/studio/controls/allowed.tsx'
import panel from '#web/features/studio/controls/panel.module.css'
import { SizeNote } from '#web/features/studio/controls/size-note.tsx'
import classes from '#web/features/studio/controls/width-slider.module.css'
import { takeInHand } from '#web/features/studio/drawing/in-hand.ts'
import { useCarried } from '#web/features/studio/session/carried.tsx'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { showRefusal } from '#web/lib/error-toast.ts'
import { useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly decoration: DecorationView
  /** The recipe of artwork that is made of words; null of other artwork. */
  readonly recipe: TextRecipe | null
}

/** Steps over the sizes that the place and the file allow; shown while held, saved when let go. */
export function WidthSlider(props: Props) {
  const { id } = props.decoration
  // The panel follows between frames: what was let go this moment does not jump back until then.
  const { state } = useDesign()
  const kept = state.decorations.find(decoration => decoration.id === id)
  const isCarried = useCarried()?.decorationId === id
  return <Width {...props} chosenId={isCarried ? undefined : kept?.assetSize.selectedSize?.id} />
}

const Width = memo(function Width({
  decoration,
  recipe,
  chosenId,
}: Props & { readonly chosenId: string | undefined }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { session } = useStudio()
  const withheld = useWithheld('canUpdateArtworkPosition')
  const sizes = decoration.assetSize.availableSizes.filter(size => size.drivingSide === 'width')
  const indexOf = (id: string | undefined) => sizes.findIndex(size => size.id === id)
  const chosen = indexOf(chosenId)
  const selected = chosen === -1 ? indexOf(decoration.assetSize.selectedSize?.id) : chosen
  const [held, setHeld] = useState<number | null>(null)
  const last = sizes.length - 1
  const index = held ?? selected
  const size = sizes[index]
  const [smallest, largest] = [sizes[0], sizes[last]]
  if (!size || !smallest || !largest) return null
  const change = (at: number) =>
    ({ action: 'setDecorationSize', decorationId: decoration.id, size: sizes[at]?.id ?? size.id }) as const
  const commit = (at: number) => {
    setHeld(null)
    session.preview(null)
    if (at !== selected) showRefusal(session.change(change(at)))
  }
  const drawnWidth = decoration.imageData?.width
  const capital = recipe && drawnWidth ? capitalHeight(recipe, drawnWidth, size.widthInInches) : undefined
  const full = decoration.assetSize.maxWidthInches ?? largest.widthInInches
  const isLimited = full > largest.widthInInches + 0.01
  const inkShare = largest.inkWidthInInches / largest.widthInInches
  // What fills its place has nothing to set.
  if (last === 0 && !isLimited) return null
  return (
    <section className={panel.section}>
      <div className={panel.sectionHead}>
        <h3>{t('decoration.width')}</h3>
        <span className={classes.value}>
          <b>{inchesText(size.inkWidthInInches, locale)}</b> {cmText(size.inkWidthInInches, locale)}
        </span>
      </div>
      <Allowed ability="canUpdateArtworkPosition">
        <div className={classes.row}>
          <div style={{ flex: isLimited ? Math.max(0.35, largest.widthInInches / full) : 1 }}>
            <Slider
              onPointerDown={takeInHand}
              min={0}
              max={Math.max(1, last)}
              step={1}
              value={index}
              disabled={last === 0 || withheld !== null}
              label={null}
              thumbLabel={t('decoration.width')}
              thumbValueText={`${inchesText(size.inkWidthInInches, locale)}, ${cmText(size.inkWidthInInches, locale)}`}
              onChange={at => {
                setHeld(at)
                session.preview(change(at))
              }}
              onChangeEnd={commit}
              onKeyDown={event => {
                const step = { PageUp: 4, PageDown: -4 }[event.key]
                if (!step) return
                event.preventDefault()
                commit(Math.min(last, Math.max(0, index + step)))
              }}
            />
          </div>
          {isLimited && (
            <span className={classes.beyond} style={{ flex: 1 - largest.widthInInches / full }} />
          )}
        </div>
      </Allowed>
      <div className={classes.ends}>
        <span>{inchesText(smallest.inkWidthInInches, locale)}</span>
        {capital !== undefined && (
          <span>
            {t('decoration.capitals', { inches: inchesText(capital, locale), cm: cmText(capital, locale) })}
          </span>
        )}
        {isLimited && (
          <span>{t('decoration.widthMax', { width: inchesText(largest.inkWidthInInches, locale) })}</span>
        )}
        <span>{inchesText(inkShare * (isLimited ? full : largest.widthInInches), locale)}</span>
      </div>
      <SizeNote decoration={decoration} />
    </section>
  )
})
