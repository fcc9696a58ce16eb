import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { DecorationLine } from '#web/features/orders/decoration-line.tsx'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import classes from '#web/features/orders/preorder/item-card.module.css'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { OpenChecks } from '#web/shown/open-checks.tsx'

type Props = { readonly item: PreorderDetail['purchasedItems'][number] }

/** OR61: what a design is made of, its decorations, and what is open of its artwork. */
export function ItemFacts({ item }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const { detail } = useEditing()
  const { decorations, designState, colors, openChecks } = item
  const copies = detail.purchasedItems.filter(
    ({ original_design_id: id }) => id === item.original_design_id,
  ).length
  return (
    <div className={classes.facts}>
      <p>
        {label(designState.product.label)}
        {colors && `, ${label(colors)}`}
      </p>
      {decorations.length > 0 ? (
        <ul aria-label={t('proof.decorations')}>
          {decorations.map(decoration => (
            <li key={decoration.id}>
              <DecorationLine decoration={decoration} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('preorder.noDecorations')}</p>
      )}
      <OpenChecks checks={openChecks} isForStaff />
      {copies > 1 && <p>{t('preorder.copies', { n: numberText(copies, locale) })}</p>}
    </div>
  )
}
