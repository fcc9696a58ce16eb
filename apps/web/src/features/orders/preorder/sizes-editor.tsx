import { numberText } from '@teamloom/kit/money-text.ts'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SizeName } from '#web/data/product-sizes.ts'
import type { OrderedItem } from '#web/features/orders/order-entry.ts'
import { EditBox } from '#web/features/orders/preorder/edit-box.tsx'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import classes from '#web/features/orders/preorder/item-card.module.css'
import { useLocale } from '#web/lib/i18n.ts'
import { parseQuantity } from '#web/lib/parse-quantity.ts'
import { Fault } from '#web/ui/fault.tsx'

type ListProps = { readonly item: OrderedItem; readonly sizes: readonly SizeName[] }

/** How many of each size. */
export function SizeList({ item, sizes }: ListProps) {
  const locale = useLocale()
  return (
    <dl className={classes.sizes}>
      {sizes.map(size => {
        const qty = quantityOf(item, size.name)
        return (
          <div key={size.name} className={classes.size} data-empty={qty === 0}>
            <dt>{size.label}</dt>
            <dd>{numberText(qty, locale)}</dd>
          </div>
        )
      })}
    </dl>
  )
}

type EditorProps = ListProps & { readonly figures: ReactNode; readonly onDone: () => void }

/** All quantities of a design, typed at once; what was there stands below what is changed. */
export function SizesEditor({ item, sizes, figures, onDone }: EditorProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const { detail } = useEditing()
  const [first] = useState(() => new Map(sizes.map(({ name }) => [name, quantityOf(item, name)])))
  const [draft, setDraft] = useState<Readonly<Record<string, string>>>({})
  const typed = (name: string) => draft[name] ?? String(first.get(name) ?? 0)
  const quantities = sizes.map(({ name }) => ({ name, qty: parseQuantity(typed(name)).qty }))
  const isSense = quantities.every(({ qty }) => qty !== undefined)
  const isChanged = quantities.some(({ name, qty }) => qty !== quantityOf(item, name))
  const known = quantities.flatMap(({ name, qty }) => (qty === undefined ? [] : [{ name, qty }]))
  const theirs = detail.purchasedItems.find(({ design_id }) => design_id === item.design_id) ?? item
  return (
    <EditBox
      edit={isSense && isChanged ? { kind: 'setSizes', designId: item.design_id, sizes: known } : undefined}
      valueOf={request => request.purchasedItems.find(({ design_id }) => design_id === item.design_id)?.sizes}
      saveLabel={t('preorder.saveSizes')}
      onSaved={onDone}
      onCancel={onDone}
      onTake={onDone}
    >
      <div className={classes.body}>
        <div className={classes.sizes}>
          {quantities.map(({ name, qty }, index) => {
            const was = first.get(name) ?? 0
            const now = quantityOf(theirs, name)
            const state =
              qty === undefined ? 'fault' : now !== was ? 'clash' : qty !== was ? 'changed' : 'same'
            return (
              <div key={name} className={classes.size} data-state={state}>
                <label htmlFor={`${id}-${name}`}>{sizes[index]?.label}</label>
                <input
                  id={`${id}-${name}`}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={7}
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- editing was just asked for
                  autoFocus={index === 0}
                  aria-invalid={qty === undefined}
                  aria-describedby={state === 'same' ? undefined : `${id}-${name}-was`}
                  value={typed(name)}
                  onFocus={event => event.currentTarget.select()}
                  onChange={event => {
                    const { value } = event.currentTarget
                    setDraft(before => ({ ...before, [name]: value }))
                  }}
                />
                {state !== 'same' && (
                  <small id={`${id}-${name}-was`} className={classes.was}>
                    {state === 'clash'
                      ? t('preorder.isNow', { n: numberText(now, locale) })
                      : t('preorder.wasSize', { n: numberText(was, locale) })}
                  </small>
                )}
              </div>
            )
          })}
        </div>
        {figures}
      </div>
      {!isSense && <Fault>{t('preorder.wholeNumbers')}</Fault>}
    </EditBox>
  )
}

function quantityOf({ sizes }: OrderedItem, name: string): number {
  return sizes.find(size => size.name === name)?.qty ?? 0
}
