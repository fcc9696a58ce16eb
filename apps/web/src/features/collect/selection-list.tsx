import { IconMinus, IconPlus } from '@tabler/icons-react'
import { sidesToShow } from '@teamloom/design/sides-to-show.ts'
import { useTranslation } from 'react-i18next'
import { useDesignName } from '#web/features/collect/design-tile.tsx'
import { ownPath } from '#web/features/collect/own-path.ts'
import { mostOfOne, type Picked, type Selection, type ShownDesign } from '#web/features/collect/selection.ts'
import classes from '#web/features/collect/selection-list.module.css'
import { useShownLocale } from '#web/features/collect/texts.ts'

type Props = {
  readonly selection: Selection
  readonly designs: readonly ShownDesign[]
  /** Absent: to be looked at only. */
  readonly onQuantity?: (line: Picked, quantity: number) => void
}

/** Each line with its picture and size, and how many of it. */
export function SelectionList({ selection, designs, onQuantity }: Props) {
  const { t } = useTranslation()
  const locale = useShownLocale()
  const nameOf = useDesignName()
  return (
    <ul className={classes.root}>
      {selection.map(line => {
        const design = designs.find(({ id }) => id === line.id)
        const name = nameOf(design ?? { name: null })
        const size = design?.sizes.find(each => each.name === line.size)?.displayLabel[locale] ?? line.size
        const picture = design && sidesToShow(design.images, design.decoratedSides).first
        return (
          <li key={`${line.id} ${line.size}`}>
            <span className={classes.picture}>
              {picture && (
                <img src={`${ownPath(picture.url)}?w=300`} alt="" width={48} height={56} loading="lazy" />
              )}
            </span>
            <span className={classes.words}>
              <b dir="auto">{name}</b>
              <small>{t(`collect.selection.size.${design?.product?.soldAs ?? 'piece'}`, { size })}</small>
            </span>
            {onQuantity ? (
              <span className={classes.stepper}>
                <button
                  type="button"
                  aria-label={t('collect.selection.fewer', { name, size })}
                  onClick={() => onQuantity(line, line.quantity - 1)}
                >
                  <IconMinus size={18} stroke={1.6} aria-hidden />
                </button>
                <b className="figures" aria-live="polite">
                  {line.quantity}
                </b>
                <button
                  type="button"
                  aria-label={t('collect.selection.more', { name, size })}
                  title={line.quantity >= mostOfOne ? t('collect.selection.most') : undefined}
                  disabled={line.quantity >= mostOfOne}
                  onClick={() => onQuantity(line, line.quantity + 1)}
                >
                  <IconPlus size={18} stroke={1.6} aria-hidden />
                </button>
              </span>
            ) : (
              <b className="figures">{line.quantity}</b>
            )}
          </li>
        )
      })}
    </ul>
  )
}
