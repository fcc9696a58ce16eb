import { IconCheck, IconHanger } from '@tabler/icons-react'
import { type OwnPieces, pieceFiles } from '@teamloom/contract/pieces.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesignName } from '#web/features/collect/design-tile.tsx'
import classes from '#web/features/collect/own-pieces.module.css'
import { useShownLocale } from '#web/features/collect/texts.ts'

type Piece = OwnPieces['pieces'][number]

type Props = {
  readonly secret: string
  readonly piece: Piece
  /** Whom to ask. */
  readonly orderedBy: string
  readonly isOpen: boolean
  readonly onTick: (ticked: boolean) => Promise<void>
}

/** One piece as it is to be made, on each side with words. */
export function OwnPiece({ secret, piece, orderedBy, isOpen, onTick }: Props) {
  const { t } = useTranslation()
  const locale = useShownLocale()
  const nameOf = useDesignName()
  const [isWrong, setIsWrong] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const { state, tick, words, changes } = piece
  const name = nameOf({ name: piece.designName })
  const said = words.map(({ text }) => text).join(' ')
  const toggle = async (ticked: boolean) => {
    setIsBusy(true)
    setIsWrong(false)
    await onTick(ticked)
    setIsBusy(false)
  }
  return (
    <li className={classes.piece}>
      <div className={classes.pictures}>
        {piece.sides.map(side => (
          <PieceSide key={`${side} ${piece.hash}`} secret={secret} piece={piece} side={side} name={name} />
        ))}
      </div>
      <div className={classes.words}>
        <h3 dir="auto">{said || name}</h3>
        <p>
          {[
            ...(said ? [name] : []),
            t('collect.selection.size.piece', { size: piece.size[locale] }),
            ...(piece.qty > 1 ? [`× ${piece.qty}`] : []),
          ].join(', ')}
        </p>
        {state === 'changed' && (
          <p className={classes.changed}>
            {t('collect.pieces.changed', { changes: changes.map(changeText).join(', ') })}
          </p>
        )}
        {state === 'ticked' && tick && (
          <p className={classes.ticked}>
            <IconCheck size={18} stroke={1.6} aria-hidden />
            {t(`collect.pieces.by.${tick.by}`, { name: orderedBy })}
          </p>
        )}
        <div className={classes.buttons}>
          {!(state === 'ticked' && tick?.by === 'person') && (
            <button
              type="button"
              className="button primary"
              disabled={isBusy}
              onClick={() => void toggle(true)}
            >
              {t('collect.pieces.right')}
            </button>
          )}
          {state === 'ticked' && tick?.by === 'person' && (
            <button type="button" className="button" disabled={isBusy} onClick={() => void toggle(false)}>
              {t('collect.pieces.takeBack')}
            </button>
          )}
          <button
            type="button"
            className="button"
            aria-expanded={isWrong}
            onClick={() => setIsWrong(!isWrong)}
          >
            {t('collect.pieces.wrong')}
          </button>
        </div>
        <div role="status">
          {isWrong && (
            <p className={classes.ask}>
              {t(isOpen ? 'collect.pieces.askOpen' : 'collect.pieces.askClosed', { name: orderedBy })}{' '}
              {isOpen && <a href="#own-sizes">{t('collect.pieces.toSizes')}</a>}
            </p>
          )}
        </div>
      </div>
    </li>
  )

  function changeText(change: Piece['changes'][number]): string {
    if (change.what === 'design') return t('collect.pieces.change.design')
    if (change.what === 'size')
      return t('collect.pieces.change.size', { old: change.old[locale], new: change.new[locale] })
    const none = t('collect.pieces.change.none')
    const about = { old: change.old || none, new: change.new || none }
    return t(`collect.pieces.change.${change.kind ?? 'line'}`, about)
  }
}

type SideProps = Pick<Props, 'secret' | 'piece'> & { readonly side: string; readonly name: string }

const knownSides = ['front', 'back', 'left', 'right'] as const

function PieceSide({ secret, piece: { itemId, lineId }, side, name }: SideProps) {
  const { t } = useTranslation()
  const [isBroken, setIsBroken] = useState(false)
  const known = knownSides.find(each => each === side)
  const alt = t('collect.picture', { name, side: known ? t(`collect.sides.${known}`) : side })
  const path = pieceFiles.ownPicture.path
    .replace(':secret', encodeURIComponent(secret))
    .replace(':itemId', itemId)
    .replace(':lineId', encodeURIComponent(lineId))
  if (isBroken)
    return (
      <span className={classes.broken}>
        <IconHanger size={48} stroke={0.8} aria-hidden />
        {t('collect.pieces.noPicture')}
      </span>
    )
  return (
    <img
      src={`/api/v1${path}?side=${side}`}
      width={600}
      height={700}
      alt={alt}
      decoding="async"
      onError={() => setIsBroken(true)}
    />
  )
}
