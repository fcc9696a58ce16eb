import { Slider } from '@mantine/core'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import type { PrintColor } from '@teamloom/design/document.ts'
import { fewerColors, inkCount } from '@teamloom/design/fewer-colors.ts'
import { useTranslation } from 'react-i18next'
import { useWithheld } from '#web/features/studio/panel/allowed.tsx'
import classes from '#web/features/studio/panel/print-colors.module.css'
import { useStudio } from '#web/features/studio/studio-context.tsx'
import { showRefusal } from '#web/lib/error-toast.ts'

type Props = {
  readonly decoration: DecorationView
  /** As they are now, and as they were found. */
  readonly colors: readonly PrintColor[]
  readonly matched: readonly PrintColor[]
}

/** Fewer inks: the least used go with the nearest. */
export function InkCount({ decoration, colors, matched }: Props) {
  const { t } = useTranslation()
  const { session } = useStudio()
  const withheld = useWithheld('canUpdateArtworkColor')
  const hexes = decoration.imageData?.extractedColors ?? []
  const most = inkCount(matched)
  if (most < 2) return null
  const now = Math.max(1, inkCount(colors))
  const lower = (count: number) => {
    const wanted = fewerColors(hexes, matched, count)
    for (const [index, { colorName }] of wanted.entries()) {
      const before = colors[index]
      if (!before || (before.colorName === colorName && !before.transparent)) continue
      const change = {
        decorationId: decoration.id,
        indexOfColor: index,
        color: colorName,
        transparent: false,
      }
      if (!showRefusal(session.change({ action: 'updatePrintColor', ...change }))) return
    }
  }
  return (
    <div className={classes.count}>
      <span>{t('decoration.inkCount')}</span>
      <Slider
        key={now}
        min={1}
        max={most}
        step={1}
        defaultValue={now}
        disabled={withheld !== null}
        label={null}
        thumbLabel={t('decoration.inkCount')}
        thumbValueText={String(now)}
        onChangeEnd={lower}
      />
      <b className="figures">{now}</b>
    </div>
  )
}
