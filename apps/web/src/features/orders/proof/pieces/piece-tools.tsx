import { Button } from '@mantine/core'
import { ticksText } from '@teamloom/commerce/lines/ticks-text.ts'
import type { ProofPiece } from '@teamloom/contract/pieces.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { tickCountsOf } from '#web/data/pieces.ts'
import classes from '#web/features/orders/proof/pieces/pieces.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'

const filters = ['all', 'open', 'changed'] as const
export type Filter = (typeof filters)[number]

/** What is asked again is to be looked at, too. */
export const isOf = (filter: Filter, { state }: Pick<ProofPiece, 'state'>) =>
  filter === 'all' || (filter === 'changed' ? state === 'changed' : state !== 'ticked')

type Props = {
  readonly pieces: readonly ProofPiece[]
  readonly filter: Filter
  readonly onFilter: (filter: Filter) => void
  /** How many pieces were looked at and are not ticked. */
  readonly looked: number
  /** Absent: whoever looks does not tick. */
  readonly onTickLooked: (() => void) | undefined
  /** How many were ticked at once, and can be taken back. */
  readonly undoable: number
  readonly onUndo: () => void
}

/** Which pieces are shown, how many are looked at, and ticking at once all that were. */
export function PieceTools(props: Props) {
  const { pieces, filter, onFilter, looked, onTickLooked, undoable, onUndo } = props
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <>
      <div className={classes.tools}>
        <div className={classes.filters} role="group" aria-label={t('proof.pieces.filter')}>
          {filters.map(of => (
            <button
              key={of}
              type="button"
              className={classes.chip}
              aria-pressed={filter === of}
              onClick={() => onFilter(of)}
            >
              {t(`proof.pieces.filters.${of}`, {
                n: numberText(pieces.filter(piece => isOf(of, piece)).length, locale),
              })}
            </button>
          ))}
        </div>
        {onTickLooked && looked > 0 && (
          <Button size="sm" variant="default" onClick={onTickLooked}>
            {t('proof.pieces.tickSeen', countOf(looked, locale))}
          </Button>
        )}
      </div>
      <p className={classes.counts} role="status">
        {ticksText(tickCountsOf(pieces), locale)}
        {undoable > 0 && (
          <button type="button" className={classes.link} onClick={onUndo}>
            {t('proof.pieces.undo', countOf(undoable, locale))}
          </button>
        )}
      </p>
    </>
  )
}
