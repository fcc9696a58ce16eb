import type { Currency } from '@teamloom/kit/money.ts'
import { type CSSProperties, type KeyboardEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { commonTraits, type Family, type ProductItem } from '#web/features/new-design/families.ts'
import { nextInGrid } from '#web/features/new-design/next-in-grid.ts'
import { ProductCard } from '#web/features/new-design/product-card.tsx'
import classes from '#web/features/new-design/product-list.module.css'
import { useLabel } from '#web/lib/i18n.ts'

type Props = {
  readonly families: readonly Family[]
  readonly currency: Currency
  readonly onStart: (item: ProductItem) => void
  readonly onConsider: (item: ProductItem) => void
}

/** Every family's products under its name; the arrow keys move among all of them. */
export function ProductList({ families, ...card }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons in it take the keys
    <div className={classes.root} onKeyDown={moveFocus}>
      {families.map(family => (
        <FamilySection key={family.name} family={family} {...card} />
      ))}
    </div>
  )
}

type SectionProps = { readonly family: Family } & Omit<Props, 'families'>

function FamilySection({ family, currency, onStart, onConsider }: SectionProps) {
  const { t } = useTranslation()
  const label = useLabel()
  const headingId = useId()
  const traits = commonTraits(family)
  return (
    <div
      role="group"
      className={classes.family}
      style={{ '--products': family.products.length } as CSSProperties}
      data-family={family.name}
      aria-labelledby={headingId}
    >
      <div className={classes.heading}>
        <h3 id={headingId} className={classes.title}>
          {label(family.label)}
        </h3>
        {traits && (
          <span className={classes.traits}>
            {t(
              traits.sizes.from.en === traits.sizes.to.en ? 'project.picker.oneSize' : 'project.picker.sizes',
              {
                cloth: label(traits.cloth),
                from: label(traits.sizes.from),
                to: label(traits.sizes.to),
              },
            )}
          </span>
        )}
      </div>
      <ul className={classes.grid}>
        {family.products.map(item => (
          <li key={item.product.name} className={classes.cell}>
            <ProductCard
              item={item}
              currency={currency}
              onStart={() => onStart(item)}
              onConsider={() => onConsider(item)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-product]')]
  const places = cards.map(card => card.getBoundingClientRect())
  const next = nextInGrid(
    places,
    cards.findIndex(card => card === event.target),
    event.key,
  )
  if (next === undefined) return
  event.preventDefault()
  cards[next]?.focus()
}
