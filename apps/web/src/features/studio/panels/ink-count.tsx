import { Slider } from '@mantine/core'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import type { PrintColor } from '@teamloom/design/document.ts'
import { fewerColors, inkCount } from '@teamloom/design/fewer-colors.ts'
import { findDecoration } from '@teamloom/design/lookup.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWithheld } from '#web/features/studio/controls/allowed.tsx'
import classes from '#web/features/studio/panels/print-colors.module.css'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { showRefusal } from '#web/lib/error-toast.ts'

type Props = {
  readonly decoration: DecorationView
  /** The colours as they are now, and as they were found. */
  readonly colors: readonly PrintColor[]
  readonly matched: readonly PrintColor[]
}

/** Fewer inks: the least used go with the nearest. */
export function InkCount({ decoration, colors, matched }: Props) {
  const { t } = useTranslation()
  const { session } = useStudio()
  const [held, setHeld] = useState<number | null>(null)
  const withheld = useWithheld('canUpdateArtworkColor')
  const hexes = decoration.imageData?.extractedColors ?? []
  const most = inkCount(matched)
  if (most < 2) return null
  const shown = held ?? Math.max(1, inkCount(colors))
  const lowerTo = (count: number): DesignChange | null => {
    const saved = findDecoration(session.getSnapshot().document, decoration.id)?.colors ?? []
    const changed = fewerColors(hexes, matched, count).flatMap(({ colorName }, indexOfColor) => {
      const before = saved[indexOfColor]
      const isKept = !before || (before.colorName === colorName && !before.transparent)
      return isKept ? [] : [{ indexOfColor, color: colorName, transparent: false }]
    })
    if (changed.length === 0) return null
    return { action: 'updatePrintColors', decorationId: decoration.id, colors: changed }
  }
  return (
    <div className={classes.count}>
      <span>{t('decoration.inkCount')}</span>
      <Slider
        min={1}
        max={most}
        step={1}
        value={shown}
        disabled={withheld !== null}
        label={null}
        thumbLabel={t('decoration.inkCount')}
        thumbValueText={String(shown)}
        onChange={count => {
          setHeld(count)
          session.preview(lowerTo(count))
        }}
        onChangeEnd={count => {
          setHeld(null)
          session.preview(null)
          const change = lowerTo(count)
          if (change) showRefusal(session.change(change))
        }}
      />
      <b className="figures">{shown}</b>
    </div>
  )
}
