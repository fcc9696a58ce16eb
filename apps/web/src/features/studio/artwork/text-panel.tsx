import { Button, SegmentedControl, Textarea } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconAlignCenter, IconAlignLeft, IconAlignRight } from '@tabler/icons-react'
import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { fontToBegin } from '@teamloom/artwork/fonts.ts'
import { type TextAlignment, type TextRecipe, textLimits } from '@teamloom/artwork/text-recipe.ts'
import { CallError } from '@teamloom/contract/client.ts'
import { garmentColorOf } from '@teamloom/design/garment-color.ts'
import { useCallback, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRetiredFonts } from '#web/data/offer.ts'
import { useWriteText } from '#web/data/text-art.ts'
import { FontTiles } from '#web/features/studio/artwork/font-tiles.tsx'
import { ShareSlider } from '#web/features/studio/artwork/share-slider.tsx'
import { TextColor } from '#web/features/studio/artwork/text-color.tsx'
import { firstFill } from '#web/features/studio/artwork/text-fill.ts'
import classes from '#web/features/studio/artwork/text-panel.module.css'
import { TextRings } from '#web/features/studio/artwork/text-rings.tsx'
import { degreesText } from '#web/features/studio/artwork/words/arc-lift.ts'
import { type Instead, useWords } from '#web/features/studio/artwork/words/use-words.ts'
import { WordsSize } from '#web/features/studio/artwork/words/words-size.tsx'
import panel from '#web/features/studio/controls/panel.module.css'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import type { Wishes } from '#web/features/studio/session/use-adding-change.ts'
import { useTeamColors } from '#web/features/studio/session/use-team-colors.ts'
import { refusalText } from '#web/lib/error-toast.ts'
import { useKept } from '#web/lib/use-kept.ts'

const firstRecipe: Omit<TextRecipe, 'fill'> = {
  words: '',
  font: 'graduate',
  letterSpacing: 0,
  lineSpacing: 1,
  alignment: 'center',
  arcDegrees: 0,
  outline: null,
  offset: null,
}

type Props = {
  /** What is edited again; absent: something new. */
  readonly before?: (Instead & { readonly recipe: TextRecipe; readonly assetId: string }) | undefined
  /** The decoration in whose place something new comes. */
  readonly instead?: Instead | undefined
  /** Its kind is chosen next. */
  readonly isAdding?: boolean
  /** Puts it on the garment; answers why not, or null. */
  readonly onDone: (artwork: Artwork, wishes: Wishes) => string | null
  readonly onCancel: () => void
}

/** Words as artwork: how they are set, while the garment shows them. */
export function TextPanel({ before, instead, isAdding = false, onDone, onCancel }: Props) {
  const { t } = useTranslation()
  const { teamId, product } = useStudio()
  const { document, state } = useDesign()
  const team = useTeamColors()
  const retired = useRetiredFonts(product)
  const {
    value: recipe,
    set: setRecipe,
    forget,
  } = useKept<TextRecipe>(
    `words ${state.designId} ${before?.assetId ?? 'new'}`,
    () =>
      before?.recipe ?? {
        ...firstRecipe,
        font: fontToBegin(firstRecipe.font, retired),
        fill: firstFill(garmentColorOf(document, product).hex, team),
      },
  )
  // The garment comes first: each tile is measured.
  const tileWords = useDeferredValue(recipe.words)
  const setFont = useCallback((font: string) => setRecipe(now => ({ ...now, font })), [setRecipe])
  const [problem, setProblem] = useState<string | null>(null)
  const set = (change: Partial<TextRecipe>) => setRecipe(now => ({ ...now, ...change }))
  const [widthInches, setWidth] = useState<number | null>(null)
  const words = useWords({ recipe, widthInches, instead: before ?? instead }, change =>
    setRecipe(now => ({ ...now, arcDegrees: change(now.arcDegrees) })),
  )
  const cancel = () => {
    forget()
    onCancel()
  }
  useHotkeys([['Escape', cancel]], [])
  const write = useWriteText(teamId)
  const hasWords = recipe.words.trim() !== ''
  const colors = [recipe.offset, recipe.outline, { hex: recipe.fill }].flatMap(ring => ring?.hex ?? [])
  const make = () => {
    setProblem(null)
    write.mutate(
      { recipe, assetId: before?.assetId },
      {
        onSuccess: artwork => {
          const code = onDone(artwork, { widthInches })
          if (code) setProblem(refusalText(code))
          else forget()
        },
        onError: error => setProblem(textOf(error)),
      },
    )
  }
  const fault =
    problem ??
    (words.missing !== null ? refusalText('missingLetter', { letter: words.missing }) : null) ??
    (words.isWithoutPlace ? t('artwork.write.noPlace') : null)
  return (
    <>
      {fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
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
          <FontTiles words={tileWords} value={recipe.font} kept={before?.recipe.font} onChange={setFont} />
        </section>
        {words.sizes && <WordsSize recipe={recipe} sizes={words.sizes} onChange={setWidth} />}
        <section className={panel.section}>
          <div className={classes.pair}>
            <ShareSlider
              label={t('artwork.write.arc')}
              text={degreesText(recipe.arcDegrees)}
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
          </div>
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
        <Button variant="default" onClick={cancel}>
          {t('common.cancel')}
        </Button>
        <Button disabled={!hasWords || words.missing !== null} loading={write.isPending} onClick={make}>
          {t(isAdding ? 'artwork.steps.chooseKind' : 'artwork.write.change')}
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
  return `${value > 0 ? '+\u00a0' : value < 0 ? '−\u00a0' : ''}${Math.abs(value)}\u00a0%`
}
