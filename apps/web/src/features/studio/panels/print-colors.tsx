import { embroideryPalette } from '@teamloom/catalog/colors/embroidery.ts'
import { filmPalette } from '@teamloom/catalog/colors/film.ts'
import { wovenPalette } from '@teamloom/catalog/colors/woven.ts'
import type { ChosenInks } from '@teamloom/catalog/decorations/inks.ts'
import { clothAt } from '@teamloom/design/cloth-at.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import type { DecorationState, PrintColor } from '@teamloom/design/document.ts'
import { inkCount } from '@teamloom/design/fewer-colors.ts'
import { findDecoration, findLocation, findType } from '@teamloom/design/lookup.ts'
import { matchPrintColors } from '@teamloom/design/print-colors.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Allowed } from '#web/features/studio/controls/allowed.tsx'
import panel from '#web/features/studio/controls/panel.module.css'
import { InkCount } from '#web/features/studio/panels/ink-count.tsx'
import { InkRowView } from '#web/features/studio/panels/ink-row-view.tsx'
import { inkRows } from '#web/features/studio/panels/ink-rows.ts'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'

type Props = {
  readonly decoration: DecorationView
  readonly inks: ChosenInks
}

/** Each ink, and the file's colours that are printed in it. */
export function PrintColors({ decoration, inks }: Props) {
  const { t } = useTranslation()
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  const { document } = useDesign()
  const state = findDecoration(document, decoration.id)
  const colors = state?.colors ?? []
  const matched = useMatched(state, decoration.type)
  const rows = inkRows(decoration.imageData?.selectedColors ?? [])
  return (
    <section className={panel.section}>
      <div className={panel.sectionHead}>
        <h3>{t(headingOf(inks))}</h3>
        <span>{t('decoration.colourCount', { count: inkCount(colors), most: inks.most })}</span>
      </div>
      <InkCount decoration={decoration} colors={colors} matched={matched} />
      <Allowed ability="canUpdateArtworkColor">
        {rows.map(row => {
          const first = row.indexes[0] ?? 0
          const isOpen = openIndex !== null && row.indexes.includes(openIndex)
          return (
            <InkRowView
              key={first}
              row={row}
              decoration={decoration}
              inks={inks}
              colors={colors}
              matched={matched}
              isOpen={isOpen}
              onToggle={() => setOpenIndex(isOpen ? null : first)}
            />
          )
        })}
      </Allowed>
    </section>
  )
}

function headingOf({ palette }: ChosenInks) {
  if (palette === embroideryPalette) return 'decoration.threadColours'
  if (palette === filmPalette) return 'decoration.filmColours'
  return palette === wovenPalette ? 'decoration.yarnColours' : 'decoration.printColours'
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
