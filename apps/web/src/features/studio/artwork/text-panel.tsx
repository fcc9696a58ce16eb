import { Button, SegmentedControl, Textarea } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconAlignCenter, IconAlignLeft, IconAlignRight } from '@tabler/icons-react'
import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { type TextAlignment, type TextRecipe, textLimits } from '@teamloom/artwork/text-recipe.ts'
import { CallError } from '@teamloom/contract/client.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isReachedAsStaff } from '#web/data/staff-reach.ts'
import { useTextDrawing, useWriteText } from '#web/data/text-art.ts'
import { FontTiles } from '#web/features/studio/artwork/font-tiles.tsx'
import { isPale } from '#web/features/studio/artwork/is-pale.ts'
import { ShareSlider } from '#web/features/studio/artwork/share-slider.tsx'
import { TextColor } from '#web/features/studio/artwork/text-color.tsx'
import classes from '#web/features/studio/artwork/text-panel.module.css'
import { TextRings } from '#web/features/studio/artwork/text-rings.tsx'
import panel from '#web/features/studio/panel/panel.module.css'
import { useStudio } from '#web/features/studio/studio-context.tsx'
import { refusalText } from '#web/lib/error-toast.ts'

const firstRecipe: TextRecipe = {
  words: '',
  font: 'graduate',
  letterSpacing: 0,
  lineSpacing: 1,
  alignment: 'center',
  arcDegrees: 0,
  fill: '#FFFFFF',
  outline: null,
  offset: null,
}

type Props = {
  /** What is edited again; absent: something new. */
  readonly before?: { readonly recipe: TextRecipe; readonly assetId: string } | undefined
  /** Puts it on the garment; answers why not, or null. */
  readonly onDone: (artwork: Artwork) => string | null
  readonly onCancel: () => void
}

/** Words as artwork: how they are set, with what they look like. */
export function TextPanel({ before, onDone, onCancel }: Props) {
  const { t } = useTranslation()
  const { teamId } = useStudio()
  const [recipe, setRecipe] = useState(before?.recipe ?? firstRecipe)
  const [problem, setProblem] = useState<string | null>(null)
  const set = (change: Partial<TextRecipe>) => setRecipe(now => ({ ...now, ...change }))
  const [shown] = useDebouncedValue(recipe, 120)
  const drawing = useTextDrawing(shown)
  const write = useWriteText()
  const hasWords = recipe.words.trim() !== ''
  const colors = [recipe.offset, recipe.outline, { hex: recipe.fill }].flatMap(ring => ring?.hex ?? [])
  const make = () => {
    setProblem(null)
    write.mutate(
      { team_id: teamId, recipe, ...(before && !isReachedAsStaff(teamId) && { assetId: before.assetId }) },
      {
        onSuccess: artwork => {
          const code = onDone(artwork)
          if (code) setProblem(refusalText(code))
        },
        onError: error => setProblem(textOf(error)),
      },
    )
  }
  const fault = problem ?? (drawing.isError ? textOf(drawing.error) : null)
  return (
    <>
      <div className={classes.top}>
        <div className={classes.preview} data-dark={isPale(colors.slice(0, 1)) || undefined}>
          {hasWords && drawing.data ? (
            <img
              src={`data:image/svg+xml,${encodeURIComponent(drawing.data.svg)}`}
              alt={t('artwork.write.preview', { words: recipe.words })}
              data-testid="text-preview"
            />
          ) : (
            <span>{t('artwork.write.begin')}</span>
          )}
        </div>
        {fault && (
          <p className={classes.fault} role="alert">
            {fault}
          </p>
        )}
      </div>
      <div className={panel.body}>
        <section className={panel.section}>
          <Textarea
            className={classes.words}
            label={t('artwork.write.words')}
            description={t('artwork.write.count', {
              count: [...recipe.words].length,
              most: textLimits.characters,
            })}
            data-autofocus
            autosize
            minRows={1}
            maxRows={textLimits.lines}
            maxLength={textLimits.characters}
            value={recipe.words}
            onChange={event => set({ words: firstLines(event.currentTarget.value) })}
          />
        </section>
        <section className={panel.section}>
          <FontTiles words={recipe.words} value={recipe.font} onChange={font => set({ font })} />
        </section>
        <section className={panel.section}>
          <ShareSlider
            label={t('artwork.write.arc')}
            text={`${recipe.arcDegrees}°`}
            {...textLimits.arcDegrees}
            step={5}
            value={recipe.arcDegrees}
            onChange={arcDegrees => set({ arcDegrees })}
          />
          <ShareSlider
            label={t('artwork.write.letterSpacing')}
            text={percent(recipe.letterSpacing)}
            {...textLimits.letterSpacing}
            step={0.01}
            value={recipe.letterSpacing}
            onChange={letterSpacing => set({ letterSpacing })}
          />
          {recipe.words.includes('\n') && (
            <ShareSlider
              label={t('artwork.write.lineSpacing')}
              text={percent(recipe.lineSpacing - 1)}
              {...textLimits.lineSpacing}
              step={0.05}
              value={recipe.lineSpacing}
              onChange={lineSpacing => set({ lineSpacing })}
            />
          )}
          <div className={classes.row}>
            <span>{t('artwork.write.alignment')}</span>
            <SegmentedControl
              size="xs"
              aria-label={t('artwork.write.alignment')}
              value={recipe.alignment}
              onChange={alignment => set({ alignment: alignment as TextAlignment })}
              data={[
                { value: 'left', label: <IconAlignLeft size={16} aria-label={t('artwork.write.left')} /> },
                {
                  value: 'center',
                  label: <IconAlignCenter size={16} aria-label={t('artwork.write.center')} />,
                },
                { value: 'right', label: <IconAlignRight size={16} aria-label={t('artwork.write.right')} /> },
              ]}
            />
          </div>
        </section>
        <section className={panel.section}>
          <div className={classes.row}>
            <span>{t('artwork.write.fill')}</span>
            <TextColor label={t('artwork.write.fill')} value={recipe.fill} onChange={fill => set({ fill })} />
          </div>
          <TextRings recipe={recipe} onChange={set} />
        </section>
      </div>
      <footer className={classes.foot}>
        <span>{t('artwork.write.colours', { count: new Set(colors).size })}</span>
        <Button variant="default" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button disabled={!hasWords || drawing.isError} loading={write.isPending} onClick={make}>
          {t(before ? 'artwork.write.change' : 'artwork.steps.chooseKind')}
        </Button>
      </footer>
    </>
  )
}

function textOf(error: unknown): string {
  return error instanceof CallError ? refusalText(error.errorKey, error.facts) : refusalText('unknown')
}

function firstLines(words: string): string {
  return words.split('\n').slice(0, textLimits.lines).join('\n')
}

function percent(share: number): string {
  const value = Math.round(share * 100)
  return `${value > 0 ? '+ ' : value < 0 ? '− ' : ''}${Math.abs(value)} %`
}
