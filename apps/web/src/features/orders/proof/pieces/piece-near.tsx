import { Button } from '@mantine/core'
import { IconCheck, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ProofPiece } from '@teamloom/contract/pieces.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PiecePicture } from '#web/features/orders/proof/pieces/piece-picture.tsx'
import classes from '#web/features/orders/proof/pieces/pieces.module.css'
import { titleOf, usePieceWords } from '#web/features/orders/proof/pieces/use-piece-words.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { useSideName } from '#web/shown/side-name.ts'
import { dayTimeText } from '#web/ui/day-time-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Tag } from '#web/ui/tag.tsx'

type Props = {
  readonly piece: ProofPiece
  readonly sides: readonly string[]
  readonly pathOf: (piece: ProofPiece, side: string, width: 300 | 600) => string
  readonly version: string
  readonly onStep: (step: 1 | -1) => void
  /** Absent: whoever looks does not tick. */
  readonly onTick: ((ticked: boolean) => void) | undefined
  /** Absent: the design cannot be answered. */
  readonly onAsk: ((title: string) => void) | undefined
}

const tags = { open: 'neutral', ticked: 'ok', changed: 'warning' } as const

/** One piece from near: each side with words, how its tick stands, what became otherwise since. */
export function PieceNear({ piece, sides, pathOf, version, onStep, onTick, onAsk }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const sideName = useSideName()
  const { changesText, stateText } = usePieceWords()
  const [now] = useState(() => new Date())
  const [chosen, setSide] = useState<string>()
  const side = sides.find(each => each === chosen) ?? sides[0] ?? 'back'
  const title = titleOf(piece)
  const { state, tick, changes } = piece
  return (
    <section className={classes.near} aria-label={t('proof.pieces.near')}>
      <div className={classes.nearPicture}>
        <PiecePicture
          path={pathOf(piece, side, 600)}
          version={version}
          alt={t('proof.pieces.alt', { name: title, side: sideName(side) })}
        />
        <span className={classes.steps}>
          <button type="button" aria-label={t('proof.pieces.before')} onClick={() => onStep(-1)}>
            <IconChevronLeft size={20} stroke={1.6} aria-hidden />
          </button>
          <button type="button" aria-label={t('proof.pieces.next')} onClick={() => onStep(1)}>
            <IconChevronRight size={20} stroke={1.6} aria-hidden />
          </button>
        </span>
      </div>
      <div className={classes.nearWords}>
        <h3 className={classes.nearTitle}>
          <span dir="auto">{title}</span>{' '}
          <small>{[label(piece.size), ...(piece.qty > 1 ? [`× ${piece.qty}`] : [])].join(' ')}</small>
        </h3>
        {piece.who !== title && (
          <p className={classes.quiet} dir="auto">
            {piece.who}
          </p>
        )}
        <p className={classes.quiet}>
          <Tag kind={tags[state]}>{stateText(piece)}</Tag>
          {tick && state === 'ticked' && ` ${dayTimeText(new Date(tick.at), now, locale)}`}
        </p>
        {changes.length > 0 && (
          <Notice kind="warn" text={t('proof.pieces.since', { changes: changesText(piece) })} />
        )}
        {sides.length > 1 && (
          <div className={classes.sides} role="group" aria-label={t('proof.sides')}>
            {sides.map(each => (
              <button
                key={each}
                type="button"
                aria-pressed={each === side}
                className={classes.chip}
                onClick={() => setSide(each)}
              >
                {sideName(each)}
              </button>
            ))}
          </div>
        )}
        <div className={classes.nearActions}>
          {onTick && (
            <Button
              variant={state === 'ticked' ? 'default' : 'filled'}
              data-near-tick
              leftSection={state !== 'ticked' && <IconCheck size={18} stroke={1.6} aria-hidden />}
              onClick={() => onTick(state !== 'ticked')}
            >
              {t(state === 'ticked' ? 'proof.pieces.takeBack' : 'proof.pieces.right')}
            </Button>
          )}
          {onAsk && (
            <Button variant="default" onClick={() => onAsk(title)}>
              {t('proof.ask')}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
