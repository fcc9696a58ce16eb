import { IconCheck } from '@tabler/icons-react'
import type { OwnPieces as Told } from '@teamloom/contract/pieces.ts'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OwnPiece } from '#web/features/collect/own-piece.tsx'
import classes from '#web/features/collect/own-pieces.module.css'
import { loadPieces, reasonOf, tickPiece } from '#web/features/collect/server.ts'

type Props = {
  readonly secret: string
  /** Sizes can still be changed on this page. */
  readonly isOpen: boolean
}

/** What is made of one’s answer, once it was ordered and a proof was sent: to be looked at, and said to be right. */
export function OwnPieces({ secret, isOpen }: Props) {
  const { t } = useTranslation()
  const [told, setTold] = useState<Told>()
  const [fault, setFault] = useState<'none' | 'outdated' | 'failed' | 'unloaded'>('none')
  const load = useCallback(
    () =>
      loadPieces(secret).then(setTold, error => {
        // Without an answer there is nothing to look at, which the page says by itself.
        if (reasonOf(error) === 'unreachable') setFault('unloaded')
      }),
    [secret],
  )
  useEffect(() => void load(), [load])
  if (fault === 'unloaded')
    return (
      <p className={classes.fault} role="alert">
        {t('collect.pieces.unloaded')}
      </p>
    )
  if (!told || told.pieces.length === 0) return null
  const { pieces, orderedBy } = told
  const name = orderedBy ? `${orderedBy.firstName} ${orderedBy.lastName}` : ''
  const tick = async ({ itemId, lineId, hash }: Told['pieces'][number], ticked: boolean) => {
    setFault('none')
    try {
      setTold(await tickPiece(secret, { itemId, lineId, hash, ticked }))
    } catch (error) {
      const isOutdated = ['proof_outdated', 'not_found'].includes(reasonOf(error))
      if (isOutdated) await load()
      setFault(isOutdated ? 'outdated' : 'failed')
    }
  }
  return (
    <section className={classes.root} aria-labelledby="own-pieces">
      <h2 id="own-pieces">{t('collect.pieces.title')}</h2>
      <p className={classes.intro}>{t('collect.pieces.intro', { name })}</p>
      <ul className={classes.pieces}>
        {pieces.map(piece => (
          <OwnPiece
            key={`${piece.itemId} ${piece.lineId}`}
            secret={secret}
            piece={piece}
            orderedBy={name}
            isOpen={isOpen}
            onTick={ticked => tick(piece, ticked)}
          />
        ))}
      </ul>
      <p className={classes.state} role="status" data-fault={fault !== 'none'}>
        {fault === 'none' && pieces.every(({ state }) => state === 'ticked') && (
          <>
            <IconCheck size={18} stroke={1.6} aria-hidden /> {t('collect.pieces.allTicked')}
          </>
        )}
        {fault === 'outdated' && t('collect.pieces.outdated')}
        {fault === 'failed' && t('collect.failed.other')}
      </p>
    </section>
  )
}
