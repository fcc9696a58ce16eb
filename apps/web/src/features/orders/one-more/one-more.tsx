import { IconPlus } from '@tabler/icons-react'
import { createElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderedItem } from '#web/data/order-entry.ts'
import link from '#web/features/orders/link.module.css'
import { loadCode } from '#web/lib/load-code.ts'
import { useWanted } from '#web/ui/use-loaded.ts'

const loadDialog = async () =>
  (await loadCode(() => import('#web/features/orders/one-more/one-more-dialog.tsx'))).OneMoreDialog

type Props = {
  readonly item: OrderedItem
  readonly preorderId: string
  readonly sizeLabel: (product: string, size: string) => string
}

/** OR62: the way to one more piece of a delivered design. */
export function OneMore(props: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const Dialog = useWanted(loadDialog, isOpen)
  const name = props.item.designName ?? t('common.untitled')
  return (
    <>
      <button
        type="button"
        className={link.root}
        data-screen-only
        aria-label={t('orders.oneMore.of', { name })}
        onClick={() => setOpen(true)}
      >
        <IconPlus size={16} stroke={1.6} aria-hidden />
        {t('orders.oneMore.open')}
      </button>
      {isOpen && Dialog && createElement(Dialog, { ...props, onClose: () => setOpen(false) })}
    </>
  )
}
