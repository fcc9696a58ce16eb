import { IconChevronDown } from '@tabler/icons-react'
import type { CollectableDesign } from '@teamloom/contract/collection-shape.ts'
import type { Words } from '@teamloom/design/slots.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayOf } from '#web/features/collect/closing-words.ts'
import classes from '#web/features/collect/design-tile.module.css'
import { useShownLocale } from '#web/features/collect/texts.ts'
import { TurningGarment } from '#web/features/collect/turning-garment.tsx'
import { usePersonsPicture } from '#web/features/collect/use-persons-picture.ts'
import { WordFields } from '#web/features/collect/word-fields.tsx'
import { isWhole, missingOfLine } from '#web/features/collect/words.ts'

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
  const [side, setSide] = useState<string>()
  const { slots } = design
  const canBeMade = missingOfLine(slots, words) === undefined
  const drawn = usePersonsPicture(token, design.id, size, words)
  const isReady = size !== '' && isWhole(slots, words)
  return (
    <li className={classes.root}>
      <TurningGarment
        design={design}
        name={name}
        isFirst={isFirst}
        side={side}
        drawn={canBeMade ? drawn : undefined}
        onTurn={setSide}
      />
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
            <WordFields
              token={token}
              design={{ id: design.id, slots }}
              words={words}
              onChange={(given, slot) => {
                setWords(given)
                // What is typed is seen.
                if (!slot.sides.some(each => each === side)) setSide(slot.sides[0])
              }}
            />
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
