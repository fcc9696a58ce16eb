import { SegmentedControl, VisuallyHidden } from '@mantine/core'
import { IconArrowsLeftRight } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MarkPlane } from '#web/features/orders/proof/mark-plane.tsx'
import { NearLayer, NearStage } from '#web/features/orders/proof/near-stage.tsx'
import type { Mark, ProofItem } from '#web/features/orders/proof/proof-item.ts'
import { useProofReader } from '#web/features/orders/proof/proof-reader.ts'
import classes from '#web/features/orders/proof/proof-stage.module.css'
import { useDifferingSides } from '#web/features/orders/proof/use-differing-sides.ts'
import { fitted } from '#web/lib/zoom.ts'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'
import { useSideName } from '#web/shown/side-name.ts'
import { Choice, ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { usePhone } from '#web/ui/use-phone.ts'

type Props = {
  readonly item: ProofItem
  readonly side: string
  readonly onSide: (side: string) => void
  readonly mark: Mark | null | undefined
  readonly onMark?: ((mark: Mark | null) => void) | undefined
}

const proofViews = ['divider', 'sideBySide'] as const

/** What was asked for and what is proposed in one place, parted by a divider, or side by side. */
export function ProofStage({ item, side, onSide, mark, onMark }: Props) {
  const { t } = useTranslation()
  const reader = useProofReader()
  const sideName = useSideName()
  const isPhone = usePhone()
  const [chosen, setChosen] = useState<(typeof proofViews)[number]>('divider')
  const view = isPhone ? 'sideBySide' : chosen
  const { asked, proposed } = item
  const differing = useDifferingSides(item)
  const urlOf = (look: typeof proposed | null) => look?.images.find(image => image.side === side)?.url
  const [near, setNear] = useState(fitted)
  const layer = (content: ReactNode) => <NearLayer view={near}>{content}</NearLayer>
  const plane = layer(<MarkPlane side={side} mark={mark} onMark={onMark} />)
  const pictureOf = (which: 'asked' | 'proposed', width: number) =>
    layer(
      <GarmentPicture
        url={urlOf(item[which])}
        alt={altOf(which)}
        sizes={`${Math.round(width * near.zoom)}px`}
        eager
      />,
    )
  const newTag = <Tag kind="info">{t('proof.proposed', reader)}</Tag>
  const altOf = (which: 'asked' | 'proposed') => `${t(`proof.${which}`, reader)}, ${sideName(side)}`
  return (
    <div className={classes.root}>
      {asked && !isPhone && (
        <SegmentedControl
          size="sm"
          className={classes.views!}
          aria-label={t('proof.view')}
          value={chosen}
          data={proofViews.map(value => ({ value, label: t(`proof.${value}`) }))}
          onChange={setChosen}
        />
      )}
      <NearStage view={near} onView={setNear}>
        {asked && view === 'divider' ? (
          <Divided asked={pictureOf('asked', 620)} proposed={pictureOf('proposed', 620)} plane={plane} />
        ) : (
          <div className={classes.pair} data-single={!asked}>
            {asked && (
              <div className={classes.stage}>
                {pictureOf('asked', 400)}
                <span className={classes.old}>
                  <Tag>{t('proof.asked', reader)}</Tag>
                </span>
              </div>
            )}
            <div className={classes.stage}>
              {pictureOf('proposed', 500)}
              {plane}
              <span className={classes.new}>{newTag}</span>
            </div>
          </div>
        )}
      </NearStage>
      <ChoiceGroup label={t('proof.sides')} value={side} onChange={onSide} className={classes.sides}>
        {proposed.images.map(image => (
          <Choice key={image.side} value={image.side} className={classes.side}>
            <span className={classes.thumb}>
              <GarmentPicture url={image.url} alt="" sizes="40px" />
            </span>
            {sideName(image.side)}
            {differing.has(image.side) && (
              <span className={classes.dot}>
                <VisuallyHidden>{t('proof.sideDiffers')}</VisuallyHidden>
              </span>
            )}
          </Choice>
        ))}
      </ChoiceGroup>
    </div>
  )
}

type DividedProps = {
  readonly asked: ReactNode
  readonly proposed: ReactNode
  readonly plane: ReactNode
}

/** Arrows move the divider by a hundredth, Page keys by ten, Home and End all the way. */
function Divided({ asked, proposed, plane }: DividedProps) {
  const { t } = useTranslation()
  const reader = useProofReader()
  const box = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState(50)
  const drag = (event: PointerEvent<HTMLElement>) => {
    const bounds = box.current?.getBoundingClientRect()
    if (!bounds || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    setShare(clamped(((event.clientX - bounds.left) / bounds.width) * 100))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moves[event.key]?.(share)
    if (next === undefined) return
    event.preventDefault()
    setShare(clamped(next))
  }
  return (
    <div ref={box} className={classes.stage}>
      {proposed}
      <div className={classes.over} style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
        {asked}
      </div>
      {plane}
      <span className={classes.old} style={{ opacity: share < 12 ? 0 : 1 }}>
        <Tag>{t('proof.asked', reader)}</Tag>
      </span>
      <span className={classes.new} style={{ opacity: share > 88 ? 0 : 1 }}>
        <Tag kind="info">{t('proof.proposed', reader)}</Tag>
      </span>
      <div
        role="slider"
        tabIndex={0}
        className={classes.divider}
        style={{ left: `${share}%` }}
        aria-label={t('proof.divide', reader)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={t('proof.share', { share, ...reader })}
        onKeyDown={onKeyDown}
        onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      >
        <span className={classes.handle}>
          <IconArrowsLeftRight size={20} stroke={1.6} aria-hidden />
        </span>
      </div>
    </div>
  )
}

const moves: Readonly<Record<string, (share: number) => number>> = {
  ArrowLeft: share => share - 1,
  ArrowDown: share => share - 1,
  ArrowRight: share => share + 1,
  ArrowUp: share => share + 1,
  PageDown: share => share - 10,
  PageUp: share => share + 10,
  Home: () => 0,
  End: () => 100,
}

function clamped(share: number): number {
  return Math.round(Math.min(100, Math.max(0, share)))
}
