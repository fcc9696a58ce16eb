import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { priceOfPiece } from '@teamloom/commerce/pricing/price-item.ts'
import { priceOfSlot } from '@teamloom/commerce/pricing/price-personal.ts'
import { slotsOf } from '@teamloom/design/slots.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { useAddToCart, useCartItems } from '#web/data/cart.ts'
import panel from '#web/features/studio/controls/panel.module.css'
import classes from '#web/features/studio/panels/personal/personal.module.css'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePrice } from '#web/features/studio/session/use-price.ts'
import { useLocale } from '#web/lib/i18n.ts'

/** What a piece costs with words and without, and the way to the list. */
export function PersonalFoot() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { product, ordered, looksOnly } = useStudio()
  const { document } = useDesign()
  const { priceFor, qty, currency, table } = usePrice()
  const piece = priceOfPiece(priceFor(qty))
  const slots = slotsOf(document)
  const words = slots.reduce((sum, slot) => sum + priceOfSlot(table, slot, qty), 0)
  return (
    <footer className={`${panel.foot} ${classes.foot}`}>
      {piece !== null && (
        <p className="figures">
          <b>{moneyText(piece + words, currency, locale)}</b>{' '}
          {t(`personal.panel.with.${product.soldAs}`, { count: slots.length })}
          <br />
          {t('personal.panel.without', { price: moneyText(piece, currency, locale) })}
        </p>
      )}
      {!ordered && !looksOnly && <FillTheList />}
    </footer>
  )
}

/** To the design's list, which is the cart's: what is not in the cart yet is put there first. */
function FillTheList() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { designId } = useDesign().state
  const { data: cart } = useCartItems()
  const addToCart = useAddToCart()
  const open = (itemId: string) => navigate({ to: '/cart/$itemId/list', params: { itemId } })
  const known = cart?.items.find(item => item.design_id === designId)
  return (
    <Button
      rightSection={<IconArrowRight size={16} stroke={1.6} />}
      loading={addToCart.isPending}
      onClick={() =>
        known ? void open(known.id) : addToCart.mutate(designId, { onSuccess: ({ id }) => void open(id) })
      }
    >
      {t('personal.panel.fill')}
    </Button>
  )
}
