import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { usualClothColors } from '@teamloom/catalog/colors/cloth.ts'
import { findColor } from '@teamloom/catalog/colors/index.ts'
import type { PaletteColor } from '@teamloom/catalog/colors/palette.ts'
import { clothColorsOf } from '@teamloom/design/colourways.ts'
import { garmentColorOf, garmentLayerOf, paintGarment } from '@teamloom/design/garment-color.ts'
import { colorsOfLayer, isOffered } from '@teamloom/design/layer-colors.ts'
import { must } from '@teamloom/kit/assert.ts'
import { dequal } from 'dequal/lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Allowed } from '#web/features/studio/controls/allowed.tsx'
import { ColorChips } from '#web/features/studio/controls/color-chips.tsx'
import panel from '#web/features/studio/controls/panel.module.css'
import { KeptColors } from '#web/features/studio/panels/whole/kept-colors.tsx'
import { useKept } from '#web/features/studio/panels/whole/use-kept.ts'
import classes from '#web/features/studio/panels/whole/whole.module.css'
import { sheet } from '#web/features/studio/session/sheet.ts'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { showRefusal } from '#web/lib/error-toast.ts'
import { useLabel } from '#web/lib/i18n.ts'
import { colorFill } from '#web/ui/color-fill.ts'

/** Two rows, which are shorter on a phone. */
const [shownAtFirst, shownOnPhone] = [14, 12]

/** One click gives its colour to all that follows the body. */
export function GarmentColor({ teamColors }: { readonly teamColors: readonly string[] }) {
  const { t } = useTranslation()
  const label = useLabel()
  const { document } = useDesign()
  const { session, product } = useStudio()
  const kept = useKept()
  const [tried, setTried] = useState<string | null>(null)
  const [hasAll, setAll] = useState(false)
  const worn = garmentColorOf(document, product)
  const all = colorsOfLayer(garmentLayerOf(document, product))
  const offered = all.filter(isOffered)
  const over = sheet.use()
  const most = over && over.tab !== 'all' ? shownOnPhone : shownAtFirst
  const paint = (name: string, keys: ReadonlySet<string> = kept.keys) => ({
    action: 'setColors' as const,
    changes: paintGarment(document, product, must(findColor(name), name), keys),
  })
  const tryOut = (name: string | null) => {
    setTried(name)
    session.preview(name === null || name === worn.name ? null : paint(name))
  }
  const include = (isIncluded: boolean) => {
    if (!isIncluded) return kept.keepApart()
    if (!showRefusal(session.change(paint(worn.name, new Set())))) return
    const { parts } = session.getSnapshot().document
    // Where they have its colour by chance there is nothing that undo could go back to.
    kept.include(dequal(parts, document.parts) ? [] : document.parts)
  }
  const shown = findColor(tried ?? worn.name)
  return (
    <section className={panel.section} aria-labelledby="garment-color">
      <div className={panel.sectionHead}>
        <h3 id="garment-color">{t('studio.whole.color')}</h3>
        <span className={classes.named}>
          <span className={panel.swatch} style={colorFill(shown)} aria-hidden />
          {shown && label(shown.label)}
        </span>
      </div>
      <Allowed ability="canUpdateDesignColors">
        <ColorChips
          label={t('studio.whole.color')}
          colors={hasAll ? all : firstOf(offered, worn, clothColorsOf(teamColors, document, product), most)}
          value={worn.name}
          onChange={name => showRefusal(session.change(paint(name)))}
          onTry={tryOut}
        />
        <div className={classes.below}>
          <KeptColors kept={kept} onInclude={include} />
          {offered.length > most && (
            <button
              type="button"
              className={panel.link}
              aria-expanded={hasAll}
              onClick={() => setAll(!hasAll)}
            >
              {hasAll ? t('studio.whole.fewer') : t('studio.whole.all', { count: offered.length })}
              {hasAll ? (
                <IconChevronUp size={15} stroke={1.6} aria-hidden />
              ) : (
                <IconChevronDown size={15} stroke={1.6} aria-hidden />
              )}
            </button>
          )}
        </div>
      </Allowed>
    </section>
  )
}

/** The team's, then the usual ones; the one that is worn is among them. */
function firstOf(
  offered: readonly PaletteColor[],
  worn: PaletteColor,
  team: readonly PaletteColor[],
  most: number,
): readonly PaletteColor[] {
  const usual = usualClothColors.flatMap(name => offered.find(color => color.name === name) ?? [])
  const first = [...new Set([...team, ...usual, ...offered])].slice(0, most)
  return first.some(({ name }) => name === worn.name) ? first : [...first.slice(0, -1), worn]
}
