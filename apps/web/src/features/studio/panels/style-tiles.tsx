import { IconCheck } from '@tabler/icons-react'
import type { ElementDefinition, PartDefinition, StyleDefinition } from '@teamloom/catalog/definition.ts'
import { applyChange } from '@teamloom/design/apply-change.ts'
import { type DrawnDesign, drawnDesign } from '@teamloom/design/drawn-design.ts'
import type { Cents } from '@teamloom/kit/money.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Allowed } from '#web/features/studio/controls/allowed.tsx'
import classes from '#web/features/studio/controls/panel.module.css'
import { PriceDifference } from '#web/features/studio/controls/price-difference.tsx'
import { TilePicture } from '#web/features/studio/controls/tile-picture.tsx'
import { provideArtworks } from '#web/features/studio/drawing/art-library.ts'
import { garmentWorkers } from '#web/features/studio/drawing/workers.ts'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePriceDifference } from '#web/features/studio/session/use-price-difference.ts'
import { useTurnToChange } from '#web/features/studio/session/use-turn-to-change.ts'
import { showRefusal } from '#web/lib/error-toast.ts'
import { useLabel } from '#web/lib/i18n.ts'
import { Choice, ChoiceGroup } from '#web/ui/choice-group.tsx'

type Props = { readonly part: PartDefinition; readonly element: ElementDefinition }

export function StyleTiles({ part, element }: Props) {
  const { t } = useTranslation()
  const snapshot = useDesign()
  const { session } = useStudio()
  const current = snapshot.document.parts
    .find(({ name }) => name === part.name)
    ?.elements.find(({ name }) => name === element.name)?.style.name
  const offered = element.styles.filter(style => !style.deprecated || style.name === current)
  const pictures = useStylePictures(part.name, element.name, offered)
  const differenceOf = usePriceDifference()
  const turnToChange = useTurnToChange()
  const choose = (styleName: string) => {
    const before = session.getSnapshot().document
    const names = { partName: part.name, elementName: element.name }
    if (showRefusal(session.change({ action: 'setStyle', ...names, styleName }))) turnToChange(before)
  }
  return (
    <section className={classes.section}>
      <div className={classes.sectionHead}>
        <h3>{t('studio.style')}</h3>
        <span>{t('studio.styleCount', { count: offered.length })}</span>
      </div>
      <Allowed ability="canUpdateDesignStyles">
        <ChoiceGroup
          label={t('studio.style')}
          value={current ?? null}
          onChange={choose}
          columns={3}
          className={classes.tiles}
        >
          {offered.map((style, index) => (
            <StyleTile
              key={style.name}
              style={style}
              isCurrent={style.name === current}
              difference={
                style.name === current
                  ? null
                  : differenceOf({
                      action: 'setStyle',
                      partName: part.name,
                      elementName: element.name,
                      styleName: style.name,
                    })
              }
              bitmap={pictures?.[index]}
            />
          ))}
        </ChoiceGroup>
      </Allowed>
    </section>
  )
}

type TileProps = {
  readonly style: StyleDefinition
  readonly isCurrent: boolean
  /** What a piece costs more than in the style that there is, or less; cents. */
  readonly difference: Cents | null
  readonly bitmap: ImageBitmap | undefined
}

function StyleTile({ style, isCurrent, difference, bitmap }: TileProps) {
  const { t } = useTranslation()
  const label = useLabel()
  return (
    <Choice value={style.name} className={classes.tile} isUnavailable={style.disabled}>
      <TilePicture bitmap={bitmap} />
      {isCurrent && (
        <span className={classes.tick}>
          <IconCheck size={13} stroke={2.4} aria-hidden />
        </span>
      )}
      <span className={classes.tileName}>
        {label(style.label)}
        {style.deprecated && (
          <span className={classes.tileNote} data-kind="warn">
            {t('studio.lastSeason')}
          </span>
        )}
        {style.disabled && <span className={classes.tileNote}>{t('studio.retired')}</span>}
        {difference !== null && difference !== 0 ? (
          <span className={classes.tileNote}>
            <PriceDifference cents={difference} />
          </span>
        ) : (
          style.credits > 0 && <span className={classes.tileNote}>{t('studio.included')}</span>
        )}
        {style.note && <span className={classes.tileNote}>{label(style.note)}</span>}
      </span>
    </Choice>
  )
}

/** Pictures of one spot of this design in each of the styles. */
function useStylePictures(
  partName: string,
  elementName: string,
  styles: readonly StyleDefinition[],
): readonly ImageBitmap[] | undefined {
  const snapshot = useDesign()
  const { product, teamId } = useStudio()
  const [pictures, setPictures] = useState<readonly ImageBitmap[]>()
  const { document, state } = snapshot
  const key = useMemo(() => {
    const drawns = styles.map((style): DrawnDesign => {
      const changed = applyChange(
        document,
        { action: 'setStyle', partName, elementName, styleName: style.name },
        { product, now: '', isStaff: true, may: () => true, newId: '', findArtwork: () => undefined },
        { next: 0 },
      )
      return drawnDesign(changed.ok ? changed.value : document, product)
    })
    return JSON.stringify(drawns)
  }, [document, product, partName, elementName, styles])
  const latestState = useRef(state)
  useEffect(() => {
    latestState.current = state
  })
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(async () => {
      const drawns = JSON.parse(key) as DrawnDesign[]
      await Promise.all(drawns.map(drawn => provideArtworks(drawn, latestState.current, teamId)))
      const bitmaps = await garmentWorkers()
        .tiles.tiles(drawns, partName, elementName, 220, 156)
        .catch(() => [])
      if (isWanted) setPictures(bitmaps)
    }, 60)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [key, partName, elementName, teamId])
  return pictures
}
