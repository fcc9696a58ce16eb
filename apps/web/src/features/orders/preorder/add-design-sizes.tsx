import { mostOfSize } from '@teamloom/commerce/pricing/size-quantities.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FoundDesign } from '#web/data/desk.ts'
import classes from '#web/features/orders/preorder/add-design.module.css'
import { EditBox } from '#web/features/orders/preorder/edit-box.tsx'
import { NewSizes } from '#web/features/orders/preorder/new-sizes.tsx'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { parseQuantity } from '#web/lib/parse-quantity.ts'
import { showToast } from '#web/lib/toast.tsx'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'

type Props = { readonly design: FoundDesign; readonly onOther: () => void; readonly onDone: () => void }

/** How many of each size of a design that is to be added: at least its minimum. */
export function AddDesignSizes({ design, onOther, onDone }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const id = useId()
  const { designState, productDefinition } = design
  const [draft, setDraft] = useState<Readonly<Record<string, string>>>({})
  const sizes = productDefinition.sizes.filter(({ display }) => display.displayable)
  const quantities = sizes.map(({ name }) => ({ name, qty: parseQuantity(draft[name] ?? '').qty }))
  const isSense = quantities.every(({ qty }) => qty !== undefined)
  const known = quantities.map(({ name, qty = 0 }) => ({ name, qty }))
  const total = known.reduce((sum, { qty }) => sum + qty, 0)
  const { minQty } = productDefinition.pricing
  const missing = minQty - total
  const name = design.name ?? t('common.untitled')
  return (
    <EditBox
      edit={
        isSense && missing <= 0
          ? {
              kind: 'addItem',
              designId: design.id,
              sizes: known,
              isPurchasedDesign: design.isPurchasedDesign,
            }
          : undefined
      }
      // One more design stands beside whatever else was saved.
      valueOf={() => null}
      saveLabel={t('preorder.add.save')}
      onSaved={() => {
        onDone()
        showToast({ key: 'item-added', kind: 'info', message: t('preorder.add.added', { name }) })
      }}
      onCancel={onDone}
    >
      <div className={classes.chosen}>
        <span className={classes.large}>
          <GarmentPicture url={designState.images[0]?.url} alt="" sizes="160px" />
        </span>
        <div>
          <h3 className={classes.title}>{name}</h3>
          <p className={classes.quiet}>{label(productDefinition.product.label)}</p>
          <button type="button" className={classes.link} onClick={onOther}>
            {t('preorder.add.other')}
          </button>
        </div>
      </div>
      <fieldset className={classes.sizes}>
        <legend>{t('preorder.add.sizes')}</legend>
        <NewSizes
          sizes={sizes}
          texts={draft}
          describedBy={`${id}-minimum`}
          onText={(size, text) => setDraft(before => ({ ...before, [size]: text }))}
        />
      </fieldset>
      <p id={`${id}-minimum`} className={classes.quiet} aria-live="polite">
        {!isSense
          ? t('preorder.wholeNumbers', { most: numberText(mostOfSize, locale) })
          : missing > 0
            ? t('preorder.add.minimum', {
                n: numberText(total, locale),
                minimum: numberText(minQty, locale),
                more: numberText(missing, locale),
              })
            : t('preorder.add.enough', { n: numberText(total, locale) })}
      </p>
    </EditBox>
  )
}
