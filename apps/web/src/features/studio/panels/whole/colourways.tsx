import { IconCheck, IconEye } from '@tabler/icons-react'
import type { Box } from '@teamloom/bakes/manifest.ts'
import { applyChange } from '@teamloom/design/apply-change.ts'
import { type Colourway, makeColourways } from '@teamloom/design/colourways.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { type DrawnDesign, drawnDesign } from '@teamloom/design/drawn-design.ts'
import { findElementState, findLayerState } from '@teamloom/design/lookup.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Allowed } from '#web/features/studio/controls/allowed.tsx'
import panel from '#web/features/studio/controls/panel.module.css'
import { TilePicture } from '#web/features/studio/controls/tile-picture.tsx'
import { TeamColors } from '#web/features/studio/panels/whole/team-colors.tsx'
import { useGarmentPictures } from '#web/features/studio/panels/whole/use-garment-pictures.ts'
import classes from '#web/features/studio/panels/whole/whole.module.css'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useMayChooseTeamColors } from '#web/features/studio/session/use-team-colors.ts'
import { useTrying } from '#web/features/studio/session/use-trying.ts'
import { useGarmentFrame } from '#web/features/studio/stage/use-frame.ts'
import { showRefusal } from '#web/lib/error-toast.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { Choice, ChoiceGroup } from '#web/ui/choice-group.tsx'

/** Pixels across, for tiles of 104 on dense screens. */
const pictureWidth = 208

/** This garment in the team's colours: one click takes one of them. */
export function Colourways({ teamColors }: { readonly teamColors: readonly string[] }) {
  const { t } = useTranslation()
  const { document } = useDesign()
  const { session, product } = useStudio()
  const mayChoose = useMayChooseTeamColors()
  const colourways = useMemo(
    () => makeColourways(document, product, teamColors),
    [document, product, teamColors],
  )
  const hasArtwork = document.decorations.some(({ artwork, active }) => artwork && active)
  const worn = colourways.findIndex(colourway => isWorn(colourway, document))
  const change = (index: string) => {
    const chosen = colourways[Number(index)]
    return chosen && { action: 'setColors' as const, changes: [...chosen.changes] }
  }
  const choose = (index: string) => {
    const chosen = change(index)
    if (chosen && Number(index) !== worn) showRefusal(session.change(chosen))
  }
  const { group, choice } = useTrying(index => session.preview((index !== null && change(index)) || null))
  const pictures = useColourwayPictures(colourways)
  return (
    <section className={panel.section} aria-labelledby="colourways">
      <div className={panel.sectionHead}>
        <h3 id="colourways">{t('studio.whole.colourways')}</h3>
        <TeamColors colors={teamColors} />
      </div>
      {colourways.length === 0 ? (
        <p className={panel.muted}>
          {teamColors.length === 0
            ? t(mayChoose ? 'studio.whole.noTeamColours' : 'studio.whole.noColoursOfTeam')
            : t(mayChoose ? 'studio.whole.noneReads' : 'studio.whole.noneReadsOnTeam')}
        </p>
      ) : (
        <Allowed ability="canUpdateDesignColors">
          <div {...group}>
            <ChoiceGroup
              label={t('studio.whole.colourways')}
              value={worn < 0 ? null : String(worn)}
              onChange={choose}
              columns={3}
              isTried
              className={panel.tiles}
            >
              {colourways.map((colourway, index) => (
                <ColourwayTile
                  key={JSON.stringify(colourway.changes)}
                  index={index}
                  colourway={colourway}
                  isWorn={index === worn}
                  bitmap={pictures[index]}
                  tries={choice(String(index))}
                />
              ))}
            </ChoiceGroup>
          </div>
          {hasArtwork && (
            <p className={`${panel.muted} ${classes.reads}`}>
              <IconEye size={16} stroke={1.6} aria-hidden />
              {t('studio.whole.reads', { count: colourways.length })}
            </p>
          )}
        </Allowed>
      )}
    </section>
  )
}

type TileProps = {
  readonly index: number
  readonly colourway: Colourway
  readonly isWorn: boolean
  readonly bitmap: ImageBitmap | undefined
  readonly tries: ReturnType<ReturnType<typeof useTrying>['choice']>
}

function ColourwayTile({ index, colourway, isWorn, bitmap, tries }: TileProps) {
  const label = useLabel()
  const locale = useLocale()
  const names = colourway.colors.map((color, at) =>
    at === 0 ? label(color.label) : label(color.label).toLocaleLowerCase(locale),
  )
  return (
    <Choice
      value={String(index)}
      isFirst={index === 0}
      className={`${panel.tile} ${classes.colourway}`}
      {...tries}
    >
      <TilePicture bitmap={bitmap} />
      {isWorn && (
        <span className={panel.tick}>
          <IconCheck size={13} stroke={2.4} aria-hidden />
        </span>
      )}
      <span className={panel.tileName}>
        {new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)}
      </span>
    </Choice>
  )
}

function isWorn({ changes }: Colourway, document: DesignDocument): boolean {
  return changes.every(({ partName, elementName, layerName, color }) => {
    const element = findElementState(document, partName, elementName)
    return element && findLayerState(element, layerName)?.colorName === color
  })
}

/** The garment alone, from the front, or from the first side that carries artwork when the front has none. */
function useColourwayPictures(colourways: readonly Colourway[]): readonly ImageBitmap[] {
  const { document } = useDesign()
  const { product } = useStudio()
  const frame = useGarmentFrame(product.product.name)
  const drawns = useMemo(
    () => colourways.map(colourway => drawnIn(colourway, document, product)),
    [colourways, document, product],
  )
  const printed = drawns[0]?.prints.map(({ location }) => location.side) ?? []
  const side = printed.includes('front') ? 'front' : (printed[0] ?? 'front')
  const viewport = frame && tileOf(frame.boxes[side], frame.camera)
  return useGarmentPictures({ drawns, side, viewport, width: pictureWidth })
}

function drawnIn(
  { changes }: Colourway,
  document: DesignDocument,
  product: Parameters<typeof drawnDesign>[1],
): DrawnDesign {
  const worn = applyChange(
    document,
    { action: 'setColors', changes: [...changes] },
    { product, now: '', isStaff: false, may: () => true, newId: '', findArtwork: () => undefined },
    { next: 0 },
  )
  return drawnDesign(worn.ok ? worn.value : document, product)
}

/** A box with some air around the garment, as far as the picture goes. */
function tileOf(box: Box, camera: { readonly width: number; readonly height: number }): Box {
  const air = Math.round(0.04 * Math.max(box.width, box.height))
  const x = Math.max(0, box.x - air)
  const y = Math.max(0, box.y - air)
  return {
    x,
    y,
    width: Math.min(camera.width, box.x + box.width + air) - x,
    height: Math.min(camera.height, box.y + box.height + air) - y,
  }
}
