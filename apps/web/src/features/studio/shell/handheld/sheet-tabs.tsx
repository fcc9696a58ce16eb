import { type Icon, IconPalette, IconPhotoPlus, IconShirt, IconTag } from '@tabler/icons-react'
import { priceOfPiece } from '@teamloom/commerce/pricing/price-item.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import type { SheetHeight, SheetTab } from '#web/features/studio/session/sheet.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePrice } from '#web/features/studio/session/use-price.ts'
import classes from '#web/features/studio/shell/handheld/handheld.module.css'
import { useLocale } from '#web/lib/i18n.ts'

const tabs: readonly (readonly [tab: SheetTab, icon: Icon])[] = [
  ['parts', IconShirt],
  ['colors', IconPalette],
  ['decorate', IconPhotoPlus],
  ['price', IconTag],
]

type Props = {
  /** Null while something else than a tab is shown. */
  readonly tab: SheetTab | null
  readonly height: SheetHeight
  readonly onOpen: (tab: SheetTab) => void
}

/** In the thumb's reach; the one that is open closes when it is tapped again. */
export function SheetTabs({ tab, height, onOpen }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { product } = useStudio()
  const { priceFor, currency, qty } = usePrice()
  const piece = priceOfPiece(priceFor(qty))
  const price = piece === null ? t('price.title') : moneyText(piece, currency, locale)
  const wordsOf = (name: SheetTab) => (name === 'price' ? price : t(`handheld.tabs.${name}`))
  return (
    <nav className={classes.tabs} aria-label={t('handheld.tabs.label')}>
      {tabs.map(([name, Mark]) => (
        <button
          key={name}
          type="button"
          className={classes.tab}
          aria-current={name === tab ? 'true' : undefined}
          aria-expanded={name === tab && height !== 'peek'}
          aria-label={
            name === 'price'
              ? t('handheld.tabs.priceOf', { price, pieces: t(`price.eachFor.${product.soldAs}`, { qty }) })
              : undefined
          }
          onClick={() => onOpen(name)}
        >
          <Mark size={22} stroke={1.6} aria-hidden />
          <span className={name === 'price' ? 'figures' : undefined}>{wordsOf(name)}</span>
        </button>
      ))}
    </nav>
  )
}
