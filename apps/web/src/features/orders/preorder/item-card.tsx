import { IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderedItem } from '#web/data/order-entry.ts'
import type { SizeName } from '#web/data/product-sizes.ts'
import { useHeldRight } from '#web/data/rights.ts'
import { useMe } from '#web/data/user.ts'
import { EditBox } from '#web/features/orders/preorder/edit-box.tsx'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import { ItemApproval } from '#web/features/orders/preorder/item-approval.tsx'
import classes from '#web/features/orders/preorder/item-card.module.css'
import { ItemFacts } from '#web/features/orders/preorder/item-facts.tsx'
import { ItemPictures } from '#web/features/orders/preorder/item-pictures.tsx'
import { ItemProof } from '#web/features/orders/preorder/item-proof.tsx'
import { ListLink } from '#web/features/orders/preorder/list-link.tsx'
import { MadeOtherwise } from '#web/features/orders/preorder/made-otherwise.tsx'
import { PriceEditor } from '#web/features/orders/preorder/price-editor.tsx'
import { SizeList, SizesEditor } from '#web/features/orders/preorder/sizes-editor.tsx'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { LaterLink } from '#web/ui/later-link.tsx'

type Props = {
  readonly item: PreorderDetail['purchasedItems'][number]
  /** Which of how many it is, counted from 1. */
  readonly place: { readonly n: number; readonly total: number }
  readonly sizes: readonly SizeName[] | undefined
  readonly onRemoved: (item: OrderedItem) => void
}

/** A design of the request: how it looks, what it is made of, its sizes and price; sizes are changed in their place. */
export function ItemCard({ item, place, sizes, onRemoved }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const { detail, preview } = useEditing()
  const isOwn = useMe().data?.id === detail.userId
  const held = useHeldRight('discounts', detail.userId)
  const isPriced = item.setPrice ? item.priceReason !== null : item.pricing.pricePerUnit !== null
  const priceAction = t(item.setPrice ? 'preorder.price.change' : 'preorder.price.set')
  const heldPrice = isPriced ? held : isOwn ? t('withheld.ownOrder') : null
  const [mode, setMode] = useState<'sizes' | 'remove' | 'price'>()
  const { currency } = detail.invoice
  const name = item.designName ?? t('common.untitled')
  const previewed = preview?.purchasedItems.find(each => each.id === item.id)?.pricing
  const pricing = mode === 'sizes' ? (previewed ?? item.pricing) : item.pricing
  const names = sizes ?? item.sizes.map(size => ({ name: size.name, label: size.name }))
  const money = (amount: number | null) =>
    amount === null ? t('orders.undetermined') : moneyText(amount, currency, locale)
  const figures = (
    <p className={classes.figures}>
      <span>{t(`orders.count.${item.designState.product.soldAs}`, countOf(pricing.qty, locale))}</span>
      <b>{money(pricing.total)}</b>
      {pricing.qty !== item.pricing.qty && (
        <small className={classes.was}>
          {t('preorder.was', { n: numberText(item.pricing.qty, locale), price: money(item.pricing.total) })}
        </small>
      )}
    </p>
  )
  return (
    <article className={classes.root} data-changed={mode !== undefined} aria-labelledby={id}>
      <ItemPictures item={item} />
      <div className={classes.main}>
        <div className={classes.head}>
          <h2 id={id} className={classes.title}>
            {`${item.projectName} - ${name} `}
            <span className={classes.place}>{`(${place.n}/${place.total})`}</span>
          </h2>
          <LaterLink
            path="/purchased/$orderType/$orderId/design/$designId/from/$historyFrom"
            params={{
              orderType: 'preorder',
              orderId: detail.preorder.id,
              designId: item.design_id,
              historyFrom: 'preorder',
            }}
          >
            {link => (
              <Link className={classes.action} {...link} aria-label={t('preorder.studioOf', { name })}>
                <IconExternalLink size={16} stroke={1.6} aria-hidden />
                {t('preorder.studio')}
              </Link>
            )}
          </LaterLink>
          <ListLink item={item} />
          {!mode && (
            <>
              <button
                type="button"
                className={classes.action}
                data-quiet="true"
                aria-label={t('preorder.sizesOf', { name })}
                onClick={() => setMode('sizes')}
              >
                <IconPencil size={16} stroke={1.6} aria-hidden />
                {t('preorder.sizes')}
              </button>
              {place.total > 1 && (
                <button
                  type="button"
                  className={classes.action}
                  data-quiet="true"
                  aria-label={t('preorder.remove', { name })}
                  onClick={() => setMode('remove')}
                >
                  <IconTrash size={16} stroke={1.6} aria-hidden />
                </button>
              )}
            </>
          )}
        </div>
        {mode === 'sizes' ? (
          <SizesEditor item={item} sizes={names} figures={figures} onDone={() => setMode(undefined)} />
        ) : (
          <div className={classes.body}>
            <SizeList item={item} sizes={names} />
            {figures}
          </div>
        )}
        <ItemFacts item={item} />
        <ItemApproval item={item} />
        <ItemProof item={item} />
        <MadeOtherwise item={item} />
        {!mode && !pricing.hasMinimum && (
          <p className={classes.minimum}>
            {t('preorder.belowMinimum', {
              n: numberText(pricing.qty, locale),
              minimum: numberText(pricing.minQty, locale),
            })}
          </p>
        )}
        {!mode && item.priceReason && (
          <p className={classes.reason}>{t('preorder.price.agreed', { reason: item.priceReason })}</p>
        )}
        {!mode && (
          <button
            type="button"
            className={classes.action}
            aria-label={t('preorder.price.of', { action: priceAction, name })}
            disabled={heldPrice !== null}
            title={heldPrice ?? undefined}
            onClick={() => setMode('price')}
          >
            {priceAction}
          </button>
        )}
        {mode === 'price' && (
          <PriceEditor item={item} isPriced={isPriced} onDone={() => setMode(undefined)} />
        )}
        {mode === 'remove' && (
          <EditBox
            edit={{ kind: 'removeItem', designId: item.design_id }}
            valueOf={request =>
              request.purchasedItems.find(({ design_id }) => design_id === item.design_id)?.sizes
            }
            saveLabel={t('preorder.removeAction')}
            onSaved={() => onRemoved(item)}
            onCancel={() => setMode(undefined)}
          >
            <p className={classes.question}>{t('preorder.removeQuestion', { name })}</p>
          </EditBox>
        )}
      </div>
    </article>
  )
}
