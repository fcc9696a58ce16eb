import { IconAlertTriangle, IconUsersGroup } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '#web/data/cart-lines.ts'
import classes from '#web/features/cart/list-row.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'

/**
 * How many people an item has whose words are each person's own, how many of them to look at, and the way to the
 * list.
 */
export function ListRow({ line }: { readonly line: CartLine }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (!line.lines) return null
  const people = line.lines.filter(({ id, size }) => id !== size)
  const toLookAt = people.filter(({ problems }) => problems.length > 0).length
  return (
    <div className={classes.root}>
      <IconUsersGroup size={18} stroke={1.6} aria-hidden />
      <span>{t('cart.list.people', countOf(people.length, locale))}</span>
      {toLookAt > 0 && (
        <span className={classes.look}>
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
          {t('cart.list.look', countOf(toLookAt, locale))}
        </span>
      )}
      <Link to="/cart/$itemId/list" params={{ itemId: line.id }} className={classes.open}>
        {t(people.length > 0 ? 'cart.list.open' : 'cart.list.fill')}
      </Link>
    </div>
  )
}
