import { IconArrowRight, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { ChosenInks } from '@teamloom/catalog/decorations/inks.ts'
import { clothAt } from '@teamloom/design/cloth-at.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import type { DecorationState, PrintColor } from '@teamloom/design/document.ts'
import { inkCount } from '@teamloom/design/fewer-colors.ts'
import { findDecoration, findLocation, findType } from '@teamloom/design/lookup.ts'
import { matchPrintColors } from '@teamloom/design/print-colors.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Allowed } from '#web/features/studio/panel/allowed.tsx'
import { ColorChips, clearName } from '#web/features/studio/panel/color-chips.tsx'
import { InkCount } from '#web/features/studio/panel/ink-count.tsx'
import { InkDifference, InkTools } from '#web/features/studio/panel/ink-tools.tsx'
import panel from '#web/features/studio/panel/panel.module.css'
import classes from '#web/features/studio/panel/print-colors.module.css'
import { PriceDifference } from '#web/features/studio/price/price-difference.tsx'
import { usePriceDifference } from '#web/features/studio/price/use-price-difference.ts'
import { useDesign, useStudio } from '#web/features/studio/studio-context.tsx'
import { showRefusal } from '#web/lib/error-toast.ts'
import { useLabel } from '#web/lib/i18n.ts'

type Props = {
  readonly decoration: DecorationView
  readonly inks: ChosenInks
}

/** Each of the file's colours and the ink that it is printed in. */
export function PrintColors({ decoration, inks }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const { session } = useStudio()
  const differenceOf = usePriceDifference()
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  const [tried, setTried] = useState<string | null>(null)
  const palette = inks.palette.colors
  const selected = decoration.imageData?.selectedColors ?? []
  const { document } = useDesign()
  const state = findDecoration(document, decoration.id)
  const colors = state?.colors ?? []
  const matched = useMatched(state, decoration.type)
  const printed = inkCount(colors)
  const othersOf = (name: string) =>
    palette.filter(
      color =>
        color.name !== name &&
        colors.some(({ colorName, transparent }) => colorName === color.name && !transparent),
    )
  const foundFor = (index: number, chosen: string) => {
    const found = matched[index]?.colorName
    return found !== undefined && found !== chosen ? found : null
  }
  const changeTo = (indexOfColor: number, name: string) => ({
    action: 'updatePrintColor' as const,
    decorationId: decoration.id,
    indexOfColor,
    color: name === clearName ? (selected[indexOfColor]?.chartColor.name ?? '') : name,
    transparent: name === clearName,
  })
  /** What its ink makes a piece cost. */
  const priceOf = (index: number, transparent: boolean, colorName: string) => {
    const difference = differenceOf(changeTo(index, transparent ? colorName : clearName))
    return difference === null ? 0 : Math.abs(difference)
  }
  const tryOut = (indexOfColor: number, name: string | null) => {
    setTried(name)
    session.preview(name === null ? null : changeTo(indexOfColor, name))
  }
  return (
    <section className={panel.section}>
      <div className={panel.sectionHead}>
        <h3>{t('decoration.printColours')}</h3>
        <span>{t('decoration.colourCount', { count: printed, most: inks.most })}</span>
      </div>
      <InkCount decoration={decoration} colors={colors} matched={matched} />
      <Allowed ability="canUpdateArtworkColor">
        {selected.map(({ transparent, chartColor }, index) => {
          const isOpen = openIndex === index
          const chosen = transparent ? clearName : chartColor.name
          const shown = (isOpen ? tried : null) ?? chosen
          const color = palette.find(({ name }) => name === shown)
          const hex = decoration.imageData?.extractedColors[index]
          const price = priceOf(index, transparent, chartColor.name)
          return (
            <div key={decoration.imageData?.extractedColors[index]} className={panel.layer}>
              <button
                type="button"
                className={panel.layerRow}
                aria-expanded={isOpen}
                onClick={() => setOpenIndex(isOpen ? null : index)}
              >
                <span
                  className={classes.ink}
                  style={{ background: decoration.imageData?.extractedColors[index] }}
                  role="img"
                  aria-label={t('decoration.fileColour', { number: index + 1 })}
                />
                <IconArrowRight size={14} stroke={1.6} color="var(--stone-6)" aria-hidden />
                <span
                  className={`${classes.ink} ${color ? '' : panel.clear}`}
                  style={{ background: color?.hex }}
                  aria-hidden
                />
                {color ? label(color.label) : t('decoration.clear')}
                {color && <small>{color.name}</small>}
                {color && hex && inks.most > 1 && <InkDifference hex={hex} ink={color} />}
                {price > 0 && (
                  <small>
                    <PriceDifference cents={price} />
                  </small>
                )}
                <b>
                  {isOpen ? (
                    <IconChevronUp size={16} stroke={1.6} />
                  ) : (
                    <IconChevronDown size={16} stroke={1.6} />
                  )}
                </b>
              </button>
              {isOpen && (
                <InkTools
                  others={othersOf(chosen)}
                  found={foundFor(index, chosen)}
                  onChoose={name => showRefusal(session.change(changeTo(index, name)))}
                />
              )}
              {isOpen && (
                <ColorChips
                  label={t('decoration.fileColour', { number: index + 1 })}
                  colors={palette}
                  value={chosen}
                  onChange={name => showRefusal(session.change(changeTo(index, name)))}
                  onTry={name => tryOut(index, name)}
                  hasClear
                />
              )}
            </div>
          )
        })}
      </Allowed>
    </section>
  )
}

/** The inks that were found for the artwork at first. */
function useMatched(state: DecorationState | undefined, typeName: string): readonly PrintColor[] {
  const { product } = useStudio()
  const { document } = useDesign()
  const inks = findType(product, typeName)?.inks
  const artwork = state?.artwork
  const place = state && findLocation(product, state.positionName)
  const clothHex = place && clothAt(document, product, place)?.color.hex
  return useMemo(
    () => (inks && artwork ? matchPrintColors(inks, artwork, clothHex) : []),
    [inks, artwork, clothHex],
  )
}
