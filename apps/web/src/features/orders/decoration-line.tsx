import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { fractionText, inchesText } from '@teamloom/kit/length.ts'
import classes from '#web/features/orders/decoration-line.module.css'
import { useLabel, useLocale } from '#web/lib/i18n.ts'

type Props = { readonly decoration: PreorderDetail['purchasedItems'][number]['decorations'][number] }

/** A decoration in words: its name, technique, place and size in inches; below, its colours. */
export function DecorationLine({ decoration }: Props) {
  const label = useLabel()
  const locale = useLocale()
  const { name, type, place, widthInches, heightInches, colors } = decoration
  // Never broken within: 2 7/8 is one number.
  const size =
    widthInches === null || heightInches === null
      ? ''
      : `, ${`${fractionText(widthInches)} × ${inchesText(heightInches, locale)}`.replaceAll(' ', '\u00a0')}`
  return (
    <>
      <b>{name}</b>
      {`, ${label(type)}, ${label(place)}${size}`}
      {colors.length > 0 && (
        <span className={classes.colors}>{colors.map(color => label(color)).join(', ')}</span>
      )}
    </>
  )
}
