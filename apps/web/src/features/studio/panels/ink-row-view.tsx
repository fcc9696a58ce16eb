import { IconArrowRight, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { colorDifference } from '@teamloom/artwork/color-difference.ts'
import type { ChosenInks } from '@teamloom/catalog/decorations/inks.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import type { PrintColor } from '@teamloom/design/document.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorChips, clearName } from '#web/features/studio/controls/color-chips.tsx'
import panel from '#web/features/studio/controls/panel.module.css'
import { PriceDifference } from '#web/features/studio/controls/price-difference.tsx'
import type { InkRow } from '#web/features/studio/panels/ink-rows.ts'
import { InkApart, InkDifference, InkTools } from '#web/features/studio/panels/ink-tools.tsx'
import classes from '#web/features/studio/panels/print-colors.module.css'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePrice } from '#web/features/studio/session/use-price.ts'
import { usePriceDifference } from '#web/features/studio/session/use-price-difference.ts'
import { showRefusal } from '#web/lib/error-toast.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly row: InkRow
  readonly decoration: DecorationView
  readonly inks: ChosenInks
  /** The colours as they are now, and as they were found. */
  readonly colors: readonly PrintColor[]
  readonly matched: readonly PrintColor[]
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** An ink with the file's colours that it prints; opened, to print them in another. */
export function InkRowView({ row, decoration, inks, colors, matched, isOpen, onToggle }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const { session, product } = useStudio()
  const locale = useLocale()
  const { currency } = usePrice()
  const differenceOf = usePriceDifference()
  const [tried, setTried] = useState<string | null>(null)
  const palette = inks.palette.colors
  const hexes = decoration.imageData?.extractedColors ?? []
  const chosen = row.isClear ? clearName : row.ink
  const shown = (isOpen ? tried : null) ?? chosen
  const color = palette.find(({ name }) => name === shown)
  const fileColour = row.indexes.map(index => t('decoration.fileColour', { number: index + 1 })).join(', ')
  const others = palette.filter(
    ({ name }) =>
      name !== chosen && colors.some(({ colorName, transparent }) => colorName === name && !transparent),
  )
  const isApart = (index: number) => matched[index] !== undefined && matched[index]?.colorName !== chosen
  const foundApart = row.indexes.filter(isApart)
  const changeTo = (name: string, indexes = row.indexes): DesignChange => ({
    action: 'updatePrintColors',
    decorationId: decoration.id,
    colors: indexes.map(indexOfColor => ({
      indexOfColor,
      color: name === clearName ? row.ink : name,
      transparent: name === clearName,
    })),
  })
  const putBack = (indexes: readonly number[]): DesignChange => ({
    action: 'updatePrintColors',
    decorationId: decoration.id,
    colors: indexes.map(indexOfColor => ({
      indexOfColor,
      color: matched[indexOfColor]?.colorName ?? row.ink,
      transparent: false,
    })),
  })
  const change = (to: DesignChange) => showRefusal(session.change(to))
  const tryOut = (name: string | null) => {
    setTried(name)
    session.preview(name === null ? null : changeTo(name))
  }
  const price = Math.abs(differenceOf(changeTo(row.isClear ? row.ink : clearName)) ?? 0)
  const Chevron = isOpen ? IconChevronUp : IconChevronDown
  return (
    <div className={panel.layer}>
      <button type="button" className={panel.layerRow} aria-expanded={isOpen} onClick={onToggle}>
        {row.indexes.map(index => (
          <span
            key={index}
            className={classes.ink}
            style={{ background: hexes[index] }}
            role="img"
            aria-label={t('decoration.fileColour', { number: index + 1 })}
          />
        ))}
        <IconArrowRight size={14} stroke={1.6} color="var(--stone-6)" aria-hidden />
        <span
          className={`${classes.ink} ${color ? '' : panel.clear}`}
          style={{ background: color?.hex }}
          aria-hidden
        />
        <span className={classes.named}>
          <span>
            {color ? label(color.label) : t('decoration.clear')}
            <small>{color ? color.name : t('decoration.clearDeprecated')}</small>
          </span>
          <span>
            {color && inks.most > 1 && <InkDifference hex={furthest(hexes, row, color.hex)} ink={color} />}
            {price > 0 && (
              <small>
                {row.isClear ? (
                  <PriceDifference cents={price} />
                ) : (
                  t(`price.lessWithoutInk.${product.soldAs}`, { price: moneyText(price, currency, locale) })
                )}
              </small>
            )}
          </span>
        </span>
        <b>
          <Chevron size={16} stroke={1.6} />
        </b>
      </button>
      {isOpen && (
        <InkTools
          others={others}
          onChoose={name => change(changeTo(name))}
          onPutBack={foundApart.length > 0 ? () => change(putBack(row.indexes)) : null}
        />
      )}
      {isOpen && row.indexes.length > 1 && (
        <InkApart
          swatches={foundApart.map(index => ({ index, hex: hexes[index] }))}
          onTakeApart={index => change(putBack([index]))}
        />
      )}
      {isOpen && (
        <ColorChips
          label={fileColour}
          colors={palette}
          value={chosen}
          onChange={name => change(changeTo(name))}
          onTry={tryOut}
          hasClear
        />
      )}
    </div>
  )
}

/** The one of the file's colours in the row that the ink is furthest from. */
function furthest(hexes: readonly string[], { indexes }: InkRow, ink: string): string {
  const mine = indexes.flatMap(index => hexes[index] ?? [])
  return mine.toSorted((a, b) => colorDifference(b, ink) - colorDifference(a, ink))[0] ?? ink
}
