import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { DesignState } from '@teamloom/design/design-state.ts'
import { type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/design-view/turning-picture.module.css'
import { ownAddress } from '#web/lib/api.ts'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'
import { useSideName } from '#web/shown/side-name.ts'
import { Choice, ChoiceGroup } from '#web/ui/choice-group.tsx'

type Props = { readonly name: string; readonly images: DesignState['images'] }

/** Pixels from which a movement is a swipe. */
const swipe = 40

/** One side large, to be turned by arrows, swipes, or the sides below. */
export function TurningPicture({ name, images }: Props) {
  const { t } = useTranslation()
  const sideName = useSideName()
  const [index, setIndex] = useState(0)
  const from = useRef<number>(undefined)
  const shown = images[index]
  if (!shown) return null
  const turn = (step: number) => setIndex((index + step + images.length) % images.length)
  const onPointerUp = (event: PointerEvent) => {
    const moved = event.clientX - (from.current ?? event.clientX)
    from.current = undefined
    if (Math.abs(moved) >= swipe) turn(moved < 0 ? 1 : -1)
  }
  return (
    <>
      <div
        className={classes.picture}
        onPointerDown={event => {
          from.current = event.clientX
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          from.current = undefined
        }}
      >
        <GarmentPicture
          url={shown.url}
          alt={t('project.card.picture', { name, side: sideName(shown.side) })}
          sizes="100vw"
          eager
        />
        {images.length > 1 && (
          <>
            <TurnButton label={t('designView.turnLeft')} onTurn={() => turn(-1)}>
              <IconChevronLeft size={22} stroke={1.6} />
            </TurnButton>
            <TurnButton label={t('designView.turnRight')} onTurn={() => turn(1)}>
              <IconChevronRight size={22} stroke={1.6} />
            </TurnButton>
          </>
        )}
      </div>
      {images.length > 1 && (
        <ChoiceGroup
          label={t('studio.sides.label')}
          value={shown.side}
          onChange={side => setIndex(images.findIndex(image => image.side === side))}
          className={classes.sides}
        >
          {images.map(({ side, url }) => (
            <Choice key={side} value={side} className={classes.side}>
              <img src={`${ownAddress(url)}?w=300`} alt="" width={36} height={42} draggable={false} />
              {sideName(side)}
            </Choice>
          ))}
        </ChoiceGroup>
      )}
    </>
  )
}

type TurnProps = {
  readonly label: string
  readonly onTurn: () => void
  readonly children: React.ReactNode
}

function TurnButton({ label, onTurn, children }: TurnProps) {
  return (
    <ActionIcon
      className={classes.turn!}
      variant="subtle"
      color="gray"
      size={44}
      aria-label={label}
      onClick={onTurn}
    >
      {children}
    </ActionIcon>
  )
}
