import { IconHandFinger, IconHeart, IconHeartFilled, IconZoomIn } from '@tabler/icons-react'
import type { ReviewedDesign, ReviewPage } from '@teamloom/contract/review.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownPath } from '#web/features/collect/own-path.ts'
import classes from '#web/features/collect/review/review-designs.module.css'
import { letterOf, shortSideOf, sidesInOrder, useSideName } from '#web/features/collect/review/side-name.ts'
import type { Speaking } from '#web/features/collect/review/use-speaking.ts'
import { useShownLocale } from '#web/features/collect/texts.ts'

/** So many stand beside each other; more are passed sideways. */
const mostCompared = 4

type Props = {
  readonly page: ReviewPage
  readonly speaking: Speaking
  readonly chart: ReactNode
  readonly onNear: (designId: string, side: string) => void
}

/** The designs beside each other, which turn together. */
export function ReviewDesigns({ page, speaking, chart, onNear }: Props) {
  const { t } = useTranslation()
  const [side, setSide] = useState('front')
  const { designs } = page
  const sides = sidesInOrder.filter(each =>
    designs.some(({ images }) => images.some(image => image.side === each)),
  )
  return (
    <section aria-label={t('review.designs')}>
      <ul
        className={classes.designs}
        data-many={designs.length > mostCompared || undefined}
        data-count={designs.length}
      >
        {designs.map((design, at) => (
          <DesignCard
            key={design.id}
            design={design}
            letter={designs.length > 1 ? letterOf(at) : null}
            side={side}
            isFirst={at < 2}
            page={page}
            speaking={speaking}
            onNear={() => onNear(design.id, side)}
          />
        ))}
      </ul>
      <div className={classes.tools}>
        <div className={classes.sides} role="radiogroup" aria-label={t('review.sides')}>
          {sides.map(each => (
            <label key={each} data-chosen={each === side || undefined}>
              <input type="radio" name="side" checked={each === side} onChange={() => setSide(each)} />
              <span>{t(shortSideOf(each))}</span>
            </label>
          ))}
        </div>
        {chart}
      </div>
      <p className={classes.hint}>
        <IconHandFinger size={18} stroke={1.6} aria-hidden />
        {t(designs.length > 1 ? 'review.turnsAll' : 'review.turnsOne')}
      </p>
    </section>
  )
}

type CardProps = {
  readonly design: ReviewedDesign
  readonly letter: string | null
  readonly side: string
  readonly isFirst: boolean
  readonly page: ReviewPage
  readonly speaking: Speaking
  readonly onNear: () => void
}

function DesignCard({ design, letter, side, isFirst, page, speaking, onNear }: CardProps) {
  const { t } = useTranslation()
  const locale = useShownLocale()
  const sideName = useSideName()
  const name = design.name ?? t('review.untitled')
  const image = design.images.find(each => each.side === side) ?? design.images[0]
  const isChosen = speaking.designId === design.id
  const { counts, price } = design
  return (
    <li className={classes.card} data-chosen={(isChosen && page.designs.length > 1) || undefined}>
      <button
        type="button"
        className={classes.picture}
        aria-label={t('review.near', { name })}
        onClick={onNear}
      >
        {letter && <b className={classes.letter}>{letter}</b>}
        {image && (
          <img
            src={`${ownPath(image.url)}?w=600`}
            alt={t('review.picture', { name, side: sideName(image.side) })}
            width={600}
            height={700}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            draggable={false}
          />
        )}
      </button>
      <div className={classes.facts}>
        <h2 dir="auto">{name}</h2>
        <p>
          <span className={classes.colors} aria-hidden>
            {design.colors.map(color => (
              <i key={color} style={{ background: color }} />
            ))}
          </span>
          {design.product.label[locale]}
        </p>
        {price && (
          <p className={classes.price}>
            {price.perPiece === null
              ? t('review.priceUnknown')
              : t('review.price', {
                  price: moneyText(price.perPiece, price.currency, locale),
                  qty: price.qty,
                })}
          </p>
        )}
        <div className={classes.actions}>
          {page.votes === 'hearts' ? (
            <button
              type="button"
              className={classes.heart}
              aria-pressed={design.vote === 'heart'}
              aria-label={t(design.vote === 'heart' ? 'review.heartTaken' : 'review.heart', {
                name,
                count: counts.heart,
              })}
              onClick={() => speaking.vote(design, 'heart')}
            >
              {design.vote === 'heart' ? (
                <IconHeartFilled size={24} aria-hidden />
              ) : (
                <IconHeart size={24} stroke={1.6} aria-hidden />
              )}
              {counts.heart}
            </button>
          ) : (
            <span className={classes.counts}>
              {t('review.counts', { yes: counts.yes, change: counts.change })}
            </span>
          )}
          <button
            type="button"
            className={classes.near}
            aria-label={t('review.near', { name })}
            onClick={onNear}
          >
            <IconZoomIn size={22} stroke={1.6} aria-hidden />
          </button>
        </div>
        {letter && (
          <label className={classes.choose}>
            <input
              type="radio"
              name="design"
              checked={isChosen}
              onChange={() => speaking.choose(design.id)}
            />
            {t('review.choose', { letter })}
          </label>
        )}
      </div>
    </li>
  )
}
