import { mostOfSize } from '@teamloom/commerce/pricing/size-quantities.ts'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderedItem } from '#web/data/order-entry.ts'
import type { SizeName } from '#web/data/product-sizes.ts'
import { EditBox } from '#web/features/orders/preorder/edit-box.tsx'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import classes from '#web/features/orders/preorder/item-card.module.css'
import type { Rebased } from '#web/features/orders/preorder/use-save-on-top.ts'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { mergeFields } from '#web/lib/merge-fields.ts'
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

type Quantities = Readonly<Record<string, number>>

type EditorProps = ListProps & { readonly figures: ReactNode; readonly onDone: () => void }

/** All quantities of a design, typed at once; what was there stands below what is changed. */
export function SizesEditor({ item, sizes, figures, onDone }: EditorProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const { detail } = useEditing()
  const { design_id: designId } = item
  const quantitiesOf = (of: OrderedItem): Quantities =>
    Object.fromEntries(sizes.map(({ name }) => [name, quantityOf(of, name)]))
  const itemIn = (request: PreorderDetail) =>
    request.purchasedItems.find(({ design_id }) => design_id === designId) ?? item
  const [first, setFirst] = useState(() => quantitiesOf(item))
  const [draft, setDraft] = useState<Readonly<Record<string, string>>>({})
  const theirs = quantitiesOf(itemIn(detail))
  // What is not typed here is as it is by now.
  const typed = (name: string) => draft[name] ?? String(theirs[name] ?? 0)
  const parsed = sizes.map(({ name }) => ({ name, qty: parseQuantity(typed(name)).qty }))
  const isSense = parsed.every(({ qty }) => qty !== undefined)
  const mine = {
    ...first,
    ...Object.fromEntries(parsed.flatMap(({ name, qty }) => (name in draft ? [[name, qty ?? 0]] : []))),
  }
  const rebase = (newest: PreorderDetail): Rebased => {
    const now = quantitiesOf(itemIn(newest))
    const { values, clashes } = mergeFields(first, mine, now)
    const quantities = sizes.map(({ name }) => ({ name, qty: values[name] ?? 0 }))
    const isSame = quantities.every(({ name, qty }) => qty === now[name])
    return {
      edit: isSense && !isSame ? { kind: 'setSizes', designId, sizes: quantities } : undefined,
      clashes: clashes.map(
        name =>
          `${sizes.find(size => size.name === name)?.label ?? name} ${numberText(first[name] ?? 0, locale)} → ${numberText(now[name] ?? 0, locale)}`,
      ),
    }
  }
  const { edit } = rebase(detail)
  const clashing = new Set(mergeFields(first, mine, theirs).clashes)
  return (
    <EditBox
      edit={edit}
      valueOf={request => itemIn(request).sizes}
      rebase={rebase}
      clashNote={<BothCome designId={designId} />}
      saveLabel={t('preorder.saveSizes')}
      onSaved={onDone}
      onCancel={onDone}
      onTake={newest => {
        const now = quantitiesOf(itemIn(newest))
        const { yielded } = mergeFields(first, mine, now)
        const kept = Object.keys(draft).filter(name => yielded[name] !== now[name])
        if (kept.length === 0) return onDone()
        setDraft(before => Object.fromEntries(kept.map(name => [name, before[name] ?? ''])))
        setFirst(now)
      }}
    >
      <div className={classes.body}>
        <div className={classes.sizes}>
          {parsed.map(({ name, qty }, index) => {
            const was = first[name] ?? 0
            const now = theirs[name] ?? 0
            const state =
              qty === undefined
                ? 'fault'
                : clashing.has(name)
                  ? 'clash'
                  : name in draft && qty !== now
                    ? 'changed'
                    : 'same'
            return (
              <div key={name} className={classes.size} data-state={state}>
                <label htmlFor={`${id}-${name}`}>{sizes[index]?.label}</label>
                <input
                  id={`${id}-${name}`}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={20}
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
      {!isSense && <Fault>{t('preorder.wholeNumbers', { most: numberText(mostOfSize, locale) })}</Fault>}
    </EditBox>
  )
}

/** How many pieces, at what price, what is typed and what another saved come to. */
function BothCome({ designId }: { readonly designId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { detail, preview } = useEditing()
  const textOf = (request: PreorderDetail | undefined) => {
    const item = request?.purchasedItems.find(({ design_id }) => design_id === designId)
    if (!item) return undefined
    const { pricing, designState } = item
    const pieces = t(`orders.count.${designState.product.soldAs}`, countOf(pricing.qty, locale))
    return pricing.total === null
      ? pieces
      : `${pieces}, ${moneyText(pricing.total, pricing.currency, locale)}`
  }
  const [mine, theirs] = [textOf(preview), textOf(detail)]
  if (!mine || !theirs) return null
  return mine === theirs
    ? t('preorder.conflict.bothCome', { mine })
    : t('preorder.conflict.come', { mine, theirs })
}

function quantityOf({ sizes }: OrderedItem, name: string): number {
  return sizes.find(size => size.name === name)?.qty ?? 0
}
