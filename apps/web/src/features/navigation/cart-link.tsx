import { Tooltip } from '@mantine/core'
import { IconShoppingBag } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCartItems } from '#web/data/cart.ts'
import classes from '#web/features/navigation/top-bar.module.css'

/** The cart, with how many designs are in it. */
export function CartLink() {
  const { t } = useTranslation()
  const count = useCartItems().data?.items.length ?? 0
  const label = count > 0 ? t('nav.cartCount', { count }) : t('nav.cart')
  return (
    <Tooltip label={label}>
      <Link className={classes.cart} to="/cart" aria-label={label}>
        <IconShoppingBag size={20} stroke={1.6} aria-hidden />
        {count > 0 && (
          <span className={`${classes.count} figures`} aria-hidden>
            {count}
          </span>
        )}
      </Link>
    </Tooltip>
  )
}
