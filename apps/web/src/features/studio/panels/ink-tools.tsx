import { closenessOf } from '@teamloom/artwork/closeness.ts'
import { colorDifference } from '@teamloom/artwork/color-difference.ts'
import type { PaletteColor } from '@teamloom/catalog/colors/palette.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/panels/print-colors.module.css'
import { useLabel, useLocale } from '#web/lib/i18n.ts'

/** How far an ink is from the file's colour, in words; the number when it is looked for. */
export function InkDifference({ hex, ink }: { readonly hex: string; readonly ink: PaletteColor }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const difference = colorDifference(hex, ink.hex)
  const closeness = closenessOf(difference)
  const number = numberText(Math.round(difference * 10) / 10, locale)
  return (
    <small
      className={classes.closeness}
      data-closeness={closeness}
      title={t('decoration.difference.number', { number })}
    >
      {t(`decoration.difference.${closeness}`)}
    </small>
  )
}

type Props = {
  /** Inks of the other colours. */
  readonly others: readonly PaletteColor[]
  readonly onChoose: (name: string) => void
  /** To what was found first, where another is chosen now. */
  readonly onPutBack: (() => void) | null
}

/** One ink for more colours, or what was found first. */
export function InkTools({ others, onChoose, onPutBack }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  if (others.length === 0 && !onPutBack) return null
  return (
    <div className={classes.tools}>
      {others.length > 0 && (
        <span className={classes.merge}>
          {t('decoration.mergeWith')}
          {others.map(color => (
            <button
              key={color.name}
              type="button"
              className={classes.other}
              style={{ background: color.hex }}
              aria-label={t('decoration.mergeWithInk', { ink: label(color.label) })}
              title={label(color.label)}
              onClick={() => onChoose(color.name)}
            />
          ))}
        </span>
      )}
      {onPutBack && (
        <button type="button" className={classes.back} onClick={onPutBack}>
          {t('decoration.putInkBack')}
        </button>
      )}
    </div>
  )
}

type ApartProps = {
  readonly swatches: readonly { readonly index: number; readonly hex: string | undefined }[]
  readonly onTakeApart: (index: number) => void
}

/** Parts several colours in one ink: one of them is printed in its own again. */
export function InkApart({ swatches, onTakeApart }: ApartProps) {
  const { t } = useTranslation()
  if (swatches.length === 0) return null
  return (
    <div className={classes.tools}>
      <span className={classes.merge}>
        {t('decoration.inkOfItsOwn')}
        {swatches.map(({ index, hex }) => (
          <button
            key={index}
            type="button"
            className={classes.other}
            style={{ background: hex }}
            aria-label={t('decoration.takeApart', { number: index + 1 })}
            title={t('decoration.takeApart', { number: index + 1 })}
            onClick={() => onTakeApart(index)}
          />
        ))}
      </span>
    </div>
  )
}
