import { IconArrowsHorizontal, IconColumns2, IconLayoutSidebar } from '@tabler/icons-react'
import type { Camera } from '@teamloom/bakes/manifest.ts'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Placement } from '#web/features/studio/drawing/fit.ts'
import type { Look } from '#web/features/studio/session/look.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import classes from '#web/features/studio/shell/versions/versions.module.css'
import { ownAddress } from '#web/lib/api.ts'
import { Choice, ChoiceGroup } from '#web/ui/choice-group.tsx'

type Props = {
  /** One or two, the older first. */
  readonly looks: readonly Look[]
  readonly camera: Camera
  readonly placement: Placement
}

type Way = 'divider' | 'beside'

/** Former versions in place of the garment: one alone, two with a divider between them or side by side. */
export function VersionsStage({ looks, camera, placement }: Props) {
  const { t } = useTranslation()
  const [way, setWay] = useState<Way>('divider')
  const [isSwapped, setSwapped] = useState(false)
  /** What part of the width shows the left one. */
  const [share, setShare] = useState(0.5)
  const [left, right] = isSwapped ? looks.toReversed() : looks
  if (!left) return null
  const letters = isSwapped ? ['B', 'A'] : ['A', 'B']
  const size = { width: camera.width * placement.scale, height: camera.height * placement.scale }
  const inPlace = {
    ...size,
    transform: `translate(${placement.left}px, ${placement.top}px)`,
  }
  return (
    <div className={classes.stage} data-testid="versions-stage">
      {right && way === 'beside' ? (
        <div className={classes.beside}>
          <Picture look={left} />
          <Picture look={right} />
        </div>
      ) : (
        <>
          <div
            className={classes.half}
            style={right ? { clipPath: `inset(0 ${100 - share * 100}% 0 0)` } : {}}
          >
            <Picture look={left} style={inPlace} />
          </div>
          {right && (
            <div className={classes.half} style={{ clipPath: `inset(0 0 0 ${share * 100}%)` }}>
              <Picture look={right} style={inPlace} />
            </div>
          )}
          {right && <Divider share={share} onShare={setShare} label={left.title} />}
        </>
      )}
      <Card look={left} letter={right ? letters[0]! : null} place="left" />
      {right && <Card look={right} letter={letters[1]!} place="right" />}
      {right && (
        <div className={classes.ways} data-stage-tool>
          <ChoiceGroup
            label={t('live.versions.way')}
            value={way}
            onChange={name => setWay(name as Way)}
            className={classes.choices}
          >
            <Choice value="divider" className={classes.choice}>
              <IconLayoutSidebar size={17} stroke={1.6} aria-hidden />
              {t('live.versions.divider')}
            </Choice>
            <Choice value="beside" className={classes.choice}>
              <IconColumns2 size={17} stroke={1.6} aria-hidden />
              {t('live.versions.beside')}
            </Choice>
          </ChoiceGroup>
          <button type="button" className={classes.choice} onClick={() => setSwapped(!isSwapped)}>
            <IconArrowsHorizontal size={17} stroke={1.6} aria-hidden />
            {t('live.versions.swap')}
          </button>
        </div>
      )}
    </div>
  )
}

function Picture({ look, style = {} }: { readonly look: Look; readonly style?: React.CSSProperties }) {
  const { side } = useStudio()
  const [loaded, setLoaded] = useState<string>()
  const image = look.images.find(each => each.side === side)
  if (!image) return null
  const address = ownAddress(image.url)
  return (
    <img
      className={classes.picture}
      // Until it has come, the small one that the list shows.
      style={loaded === address ? style : { ...style, backgroundImage: `url(${address}?w=300)` }}
      src={`${address}?w=1200`}
      alt={look.title}
      draggable={false}
      onLoad={() => setLoaded(address)}
    />
  )
}

type CardProps = {
  readonly look: Look
  readonly letter: string | null
  readonly place: 'left' | 'right'
}

function Card({ look, letter, place }: CardProps) {
  return (
    <p className={classes.card} data-place={place}>
      {letter && <b className={classes.letter}>{letter}</b>}
      <span>
        <b>{look.title}</b>
        {look.caption}
      </span>
    </p>
  )
}

type DividerProps = {
  readonly share: number
  readonly onShare: (share: number) => void
  readonly label: string
}

const step = 0.02

/** Dragged across, or moved by the arrows: how much of the left one is seen. */
function Divider({ share, onShare, label }: DividerProps) {
  const { t } = useTranslation()
  const handle = useRef<HTMLDivElement>(null)
  const onPointer = (event: PointerEvent) => {
    event.stopPropagation()
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    if (event.buttons === 0) return
    const box = handle.current?.parentElement?.getBoundingClientRect()
    if (box) onShare(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)))
  }
  const onKey = (event: KeyboardEvent) => {
    const next = { ArrowLeft: share - step, ArrowRight: share + step, Home: 0, End: 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    onShare(Math.min(1, Math.max(0, next)))
  }
  return (
    <div
      ref={handle}
      role="slider"
      tabIndex={0}
      className={classes.divider}
      style={{ left: `${share * 100}%` }}
      data-stage-tool
      aria-label={t('live.versions.divider')}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={t('live.versions.share', { percent: Math.round(share * 100), name: label })}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onKeyDown={onKey}
    >
      <span>
        <IconArrowsHorizontal size={20} stroke={1.6} aria-hidden />
      </span>
    </div>
  )
}
