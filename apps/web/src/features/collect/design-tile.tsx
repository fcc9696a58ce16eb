import { IconChevronDown, IconChevronLeft, IconChevronRight, IconHanger } from '@tabler/icons-react'
import type { CollectableDesign } from '@teamloom/contract/collection-shape.ts'
import { sidesToShow } from '@teamloom/design/sides-to-show.ts'
import type { Words } from '@teamloom/design/slots.ts'
import { type PointerEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayOf } from '#web/features/collect/closing-words.ts'
import classes from '#web/features/collect/design-tile.module.css'
import { ownPath } from '#web/features/collect/own-path.ts'
import { useShownLocale } from '#web/features/collect/texts.ts'
import { WordFields } from '#web/features/collect/word-fields.tsx'
import { isWhole } from '#web/features/collect/words.ts'

type Props = {
  readonly design: CollectableDesign
  readonly isFirst: boolean
  readonly token: string
  readonly onAdd: (size: string, words: Words | undefined) => void
}

export function useDesignName(): (design: Pick<CollectableDesign, 'name'>) => string {
  const { t } = useTranslation()
  return ({ name }) => name ?? t('collect.untitled')
}

/** A design to be turned, and the size of it that one takes. */
export function DesignTile({ design, isFirst, token, onAdd }: Props) {
  const { t } = useTranslation()
  const locale = useShownLocale()
  const id = useId()
  const name = useDesignName()(design)
  const { soldAs } = design.product
  const product = design.product.label[locale]
  const only = design.sizes.length === 1 ? (design.sizes[0]?.name ?? '') : ''
  const [size, setSize] = useState(only)
  const [words, setWords] = useState<Words>({})
  const { slots } = design
  const isReady = size !== '' && isWhole(slots, words)
  return (
    <li className={classes.root}>
      <TurningGarment design={design} name={name} isFirst={isFirst} />
      <div className={classes.body}>
        <h3 dir="auto">{name}</h3>
        <p className={classes.about} dir="auto">
          {design.description || (soldAs === 'pair' ? t('collect.byThePair', { product }) : product)}
        </p>
        {design.requestedAt && (
          <p className={classes.ordered}>
            {t('collect.ordered', { day: dayOf(design.requestedAt, locale) })}
          </p>
        )}
        <form
          className={classes.pick}
          data-asks={slots !== undefined}
          onSubmit={event => {
            event.preventDefault()
            if (isReady) onAdd(size, slots && words)
          }}
        >
          <label className="hidden" htmlFor={id}>
            {t('collect.sizeFor', { name })}
          </label>
          <span className={classes.select}>
            <select id={id} value={size} data-empty={!size} onChange={event => setSize(event.target.value)}>
              {!only && <option value="">{t('collect.pickASize')}</option>}
              {design.sizes.map(each => (
                <option key={each.name} value={each.name}>
                  {each.displayLabel[locale]}
                </option>
              ))}
            </select>
            <IconChevronDown size={18} stroke={1.6} aria-hidden />
          </span>
          {slots && (
            <WordFields token={token} design={{ id: design.id, slots }} words={words} onChange={setWords} />
          )}
          <button
            type="submit"
            className="button primary"
            disabled={!isReady}
            aria-label={t('collect.addNamed', { name })}
          >
            {t('collect.add')}
          </button>
        </form>
      </div>
    </li>
  )
}

/** Pixels from which a movement is a swipe. */
const swipe = 40

type Turning = { readonly design: CollectableDesign; readonly name: string; readonly isFirst: boolean }

const knownSides = ['front', 'back', 'left', 'right'] as const

function TurningGarment({ design: { images, decoratedSides }, name, isFirst }: Turning) {
  const { t } = useTranslation()
  const start = Math.max(
    0,
    images.findIndex(image => image === sidesToShow(images, decoratedSides).first),
  )
  const [index, setIndex] = useState(start)
  const [broken, setBroken] = useState<string>()
  const from = useRef<number>(undefined)
  const shown = images[index]
  const turn = (step: number) => setIndex((index + step + images.length) % images.length)
  const onPointerUp = (event: PointerEvent) => {
    const moved = event.clientX - (from.current ?? event.clientX)
    from.current = undefined
    if (Math.abs(moved) >= swipe) turn(moved < 0 ? 1 : -1)
  }
  const known = knownSides.find(side => side === shown?.side)
  const alt = t('collect.picture', { name, side: known ? t(`collect.sides.${known}`) : (shown?.side ?? '') })
  return (
    <div
      className={classes.stage}
      onPointerDown={event => {
        from.current = event.clientX
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        from.current = undefined
      }}
    >
      {shown && shown.url !== broken ? (
        <img
          key={shown.url}
          src={`${ownPath(shown.url)}?w=600`}
          width={600}
          height={700}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst && index === start ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onError={() => setBroken(shown.url)}
        />
      ) : (
        <IconHanger size={72} stroke={0.5} role="img" aria-label={alt} />
      )}
      {images.length > 1 && (
        <>
          <button
            type="button"
            className={classes.left}
            aria-label={t('collect.previousSide', { name })}
            onClick={() => turn(-1)}
          >
            <IconChevronLeft size={22} stroke={1.6} aria-hidden />
          </button>
          <button
            type="button"
            className={classes.right}
            aria-label={t('collect.nextSide', { name })}
            onClick={() => turn(1)}
          >
            <IconChevronRight size={22} stroke={1.6} aria-hidden />
          </button>
          <span className={classes.dots} aria-hidden>
            {images.map((image, at) => (
              <i key={image.side} data-shown={at === index} />
            ))}
          </span>
        </>
      )}
    </div>
  )
}
