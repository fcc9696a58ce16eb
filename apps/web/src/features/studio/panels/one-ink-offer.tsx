import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { findDecoration, findType } from '@teamloom/design/lookup.ts'
import { isLaidAlike, isSameFilmInOneInk } from '@teamloom/design/same-in-one-ink.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/panels/type-tiles.module.css'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePrice } from '#web/features/studio/session/use-price.ts'
import { usePriceDifference } from '#web/features/studio/session/use-price-difference.ts'
import { showRefusal } from '#web/lib/error-toast.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { Notice } from '#web/ui/notice.tsx'

type Props = {
  readonly decoration: DecorationView
  /** The types that it could be made as. */
  readonly possible: readonly DecorationType[]
}

/** DS57: where one ink looks the same and costs less. */
export function OneInkOffer({ decoration, possible }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { product, session, may } = useStudio()
  const { document } = useDesign()
  const { currency } = usePrice()
  const differenceOf = usePriceDifference()
  const from = findType(product, decoration.type)
  const before = findDecoration(document, decoration.id)
  if (!from || !before || !may('canUpdateArtworkColor')) return null
  const changes = possible
    .filter(type => isSameFilmInOneInk(from, type))
    .map(({ type }) => ({ action: 'changeDecorationType', decorationId: decoration.id, type }) as const)
  const change = changes.find(each => {
    const after = session.documentAfter(each)
    const laid = after && findDecoration(after, decoration.id)
    return laid ? isLaidAlike(before, laid) : false
  })
  const difference = change ? differenceOf(change) : null
  if (!change || difference === null || difference >= 0) return null
  return (
    <div className={classes.offer}>
      <Notice
        kind="info"
        text={t(`decoration.oneInk.${product.soldAs}`, { price: moneyText(-difference, currency, locale) })}
        action={
          <button type="button" onClick={() => showRefusal(session.change(change))}>
            {t('decoration.useOneInk')}
          </button>
        }
      />
    </div>
  )
}
