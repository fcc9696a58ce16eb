import type { ProofPiece } from '@teamloom/contract/pieces.ts'
import { useTranslation } from 'react-i18next'
import { useProofReader } from '#web/features/orders/proof/proof-reader.ts'
import { useLabel } from '#web/lib/i18n.ts'

/** What a piece says, in a line; of one without words whose it is. */
export function titleOf({ words, who }: Pick<ProofPiece, 'words' | 'who'>): string {
  return words.map(({ text }) => text).join(' ') || who
}

/** A piece in words: how its tick stands, what became otherwise since. */
export function usePieceWords() {
  const { t } = useTranslation()
  const label = useLabel()
  const reader = useProofReader()
  const changeText = (change: ProofPiece['changes'][number]): string => {
    if (change.what === 'design') return t('proof.pieces.change.design')
    const { what } = change
    const text = (said: typeof change.old) =>
      typeof said === 'string' ? said || t('proof.pieces.change.none') : label(said)
    const key = what === 'size' ? 'size' : (change.kind ?? 'line')
    return t(`proof.pieces.change.${key}`, { old: text(change.old), new: text(change.new) })
  }
  const changesText = ({ changes }: ProofPiece) => changes.map(changeText).join(', ')
  const stateText = ({ state, tick }: ProofPiece) =>
    state === 'ticked' && tick ? t(`proof.pieces.by.${tick.by}`, reader) : t(`proof.pieces.states.${state}`)
  /** What is not seen of a piece at a glance. */
  const detailsOf = (piece: ProofPiece) =>
    [
      ...(piece.who === titleOf(piece) ? [] : [piece.who]),
      stateText(piece),
      ...(piece.changes.length > 0 ? [changesText(piece)] : []),
    ].join(', ')
  return { changesText, stateText, detailsOf }
}
