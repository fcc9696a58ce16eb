import { VisuallyHidden } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { inColour } from '#web/features/studio/controls/in-colour.ts'
import { PersonAvatar } from '#web/features/studio/controls/person-avatar.tsx'
import { useKeyLabel } from '#web/features/studio/session/live/use-key-label.ts'
import { useOut } from '#web/features/studio/session/live/use-out.ts'
import { useRoom, useRoomFact } from '#web/features/studio/session/live/use-room.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import classes from '#web/features/studio/stage/following.module.css'
import { fitted, type View, zoomAt, zoomSteps } from '#web/lib/zoom.ts'

type Props = { readonly view: View; readonly onView: (view: View) => void }

/** What one looks at is told; someone who is followed is looked with, until one acts. */
export function Following({ view, onView }: Props) {
  const { t } = useTranslation()
  const room = useRoom()
  const { side, showSide, product, selection } = useStudio()
  const person = useRoomFact(each => each.getFollowing())
  useOut()
  useEffect(() => room.look(side, view.zoom), [room, side, view.zoom])
  useEffect(() => room.select(selection), [room, selection])
  const lookAlike = useEffectEvent((theirSide: string | null, zoom: number) => {
    const theirs = product.sides.find(each => each === theirSide)
    if (theirs && theirs !== side) showSide(theirs)
    const wanted = Math.min(zoomSteps.most, Math.max(zoomSteps.least, zoom))
    if (wanted !== view.zoom) onView(wanted === 1 ? fitted : zoomAt(view, wanted, { x: 0, y: 0 }))
  })
  const [theirSide, theirZoom] = [person?.side ?? null, person?.zoom]
  useEffect(() => {
    if (theirZoom !== undefined) lookAlike(theirSide, theirZoom)
  }, [theirSide, theirZoom])
  const isFollowing = person !== null
  useEffect(() => {
    if (!isFollowing) return
    const stop = (event: Event) => {
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
      const isChoosing = event.target instanceof Element && event.target.closest('[data-follow]')
      const isModifier = event instanceof KeyboardEvent && /^(Shift|Control|Alt|Meta|Tab)$/.test(event.key)
      if (isEscape || (!isChoosing && !isModifier)) room.follow(null)
    }
    const acts = ['pointerdown', 'keydown', 'wheel'] as const
    for (const act of acts) window.addEventListener(act, stop, { capture: true, passive: true })
    return () => {
      for (const act of acts) window.removeEventListener(act, stop, { capture: true })
    }
  }, [isFollowing, room])
  return (
    <>
      <Announcer />
      {person && (
        <div className={classes.following} style={inColour(person.colour)}>
          <p className={classes.bar} data-stage-tool>
            <PersonAvatar person={person} size={24} />
            <span>
              <b>{t('live.following', { name: person.name })}</b> {t('live.untilYouAct')}
            </span>
            <button type="button" className={classes.stop} onClick={() => room.follow(null)}>
              {t('live.stop')}
            </button>
          </p>
        </div>
      )}
    </>
  )
}

/** Who came, went and changed what, for those who cannot see it. */
function Announcer() {
  const { t } = useTranslation()
  const thing = useKeyLabel()
  const coming = useRoomFact(room => room.getComing())
  const connection = useRoomFact(room => room.getConnection())
  const words = () => {
    if (connection === 'away') return t('live.away')
    if (!coming) return ''
    const { kind, name, key } = coming
    if (kind === 'back') return t('live.back')
    return kind === 'changed'
      ? t('live.changed', { name, thing: thing(key ?? '') })
      : t(`live.${kind}`, { name })
  }
  return (
    <VisuallyHidden role="status" aria-live="polite" data-testid="live-news">
      {words()}
    </VisuallyHidden>
  )
}
