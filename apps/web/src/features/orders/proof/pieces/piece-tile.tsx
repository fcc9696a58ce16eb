import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconRefreshAlert, IconSquare, IconUserCheck } from '@tabler/icons-react'
import type { ProofPiece } from '@teamloom/contract/pieces.ts'
import { memo, useCallback } from 'react'
import { PiecePicture } from '#web/features/orders/proof/pieces/piece-picture.tsx'
import classes from '#web/features/orders/proof/pieces/pieces.module.css'
import { titleOf, usePieceWords } from '#web/features/orders/proof/pieces/use-piece-words.ts'
import { useLabel } from '#web/lib/i18n.ts'

type Props = {
  readonly piece: ProofPiece
  readonly path: string
  readonly version: string
  readonly isActive: boolean
  readonly isNear: boolean
  /** Absent: whoever looks does not tick. */
  readonly onTick: ((piece: ProofPiece) => void) | undefined
  readonly onPick: (lineId: string) => void
  readonly watch: (element: HTMLElement) => () => void
  readonly onDrawn: (key: string) => void
}

const marks = { open: IconSquare, customer: IconCheck, person: IconUserCheck, changed: IconRefreshAlert }

/** What of a piece stands in the way of being the same: what was seen of one is not seen of the other. */
export function keyOf({ lineId, hash }: Pick<ProofPiece, 'lineId' | 'hash'>): string {
  return `${lineId} ${hash}`
}

/** A piece of the sheet: its picture, what it says, and a mark of how its tick stands, which is clicked to tick it. */
export const PieceTile = memo(function PieceTile(props: Props) {
  const { piece, path, version, isActive, isNear, onTick, onPick, watch, onDrawn } = props
  const label = useLabel()
  const { detailsOf } = usePieceWords()
  const { lineId, state, tick } = piece
  const key = keyOf(piece)
  const ref = useCallback((element: HTMLElement | null) => (element ? watch(element) : undefined), [watch])
  const Mark = marks[state === 'ticked' ? (tick?.by ?? 'customer') : state]
  const numbers = piece.words.filter(({ kind }) => kind === 'number').map(({ text }) => text)
  const others = piece.words.filter(({ kind }) => kind !== 'number').map(({ text }) => text)
  const old = piece.changes.flatMap(change => (change.what === 'words' ? change.old : []))
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list has the keys
    <div
      ref={ref}
      id={`piece-${lineId}`}
      data-seen={key}
      role="option"
      aria-selected={state === 'ticked'}
      tabIndex={isActive ? 0 : -1}
      className={classes.tile}
      data-active={isActive}
      data-state={state}
      onClick={() => onPick(lineId)}
    >
      <PiecePicture path={path} version={version} alt="" isNear={isNear} onShown={() => onDrawn(key)} />
      <span className={classes.words}>
        <b>{others.join(' ') || (numbers.length === 0 ? titleOf(piece) : piece.who)}</b>{' '}
        <span className={classes.second}>
          {state === 'changed' && old.length > 0 && <s aria-hidden>{old.join(' ')}</s>}{' '}
          <i>{numbers.join(' ')}</i>
        </span>{' '}
        <span className={classes.size}>{label(piece.size)}</span>
      </span>
      <VisuallyHidden> {detailsOf(piece)}</VisuallyHidden>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Space ticks the piece */}
      <span
        className={classes.mark}
        data-ticks={Boolean(onTick)}
        onClick={event => {
          if (!onTick) return
          event.stopPropagation()
          onPick(lineId)
          onTick(piece)
        }}
      >
        <Mark size={18} stroke={1.6} aria-hidden />
      </span>
    </div>
  )
})
