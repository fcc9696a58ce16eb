import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/panels/adding/adding.module.css'
import type { AddingStep } from '#web/features/studio/session/selection.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'

type Step = 'artwork' | AddingStep

const steps: readonly Step[] = ['artwork', 'kind', 'place']

type Props = {
  readonly at: Step
  /** Absent until there is artwork: then it has neither kind nor place. */
  readonly decorationId?: string | undefined
}

/** Artwork, kind, place: where one is, and the way to the others. */
export function AddingSteps({ at, decorationId }: Props) {
  const { t } = useTranslation()
  const { select } = useStudio()
  const here = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // What had the focus has gone with the step before.
    if (document.activeElement === document.body) here.current?.focus()
  }, [])
  const go = (step: Step) =>
    decorationId !== undefined &&
    select(
      step === 'artwork'
        ? { kind: 'new-decoration', decorationId }
        : { kind: 'decoration', decorationId, step },
    )
  return (
    <ol className={classes.steps} aria-label={t('artwork.steps.title')}>
      {steps.map((step, index) => {
        const isDone = steps.indexOf(at) > index
        return (
          <li key={step}>
            <button
              ref={step === at ? here : undefined}
              type="button"
              className={classes.step}
              aria-current={step === at ? 'step' : undefined}
              aria-disabled={(step !== at && decorationId === undefined) || undefined}
              onClick={() => step !== at && go(step)}
            >
              <span className={classes.number} data-done={isDone || undefined} aria-hidden>
                {isDone ? <IconCheck size={12} stroke={2.4} /> : index + 1}
              </span>
              {t(`artwork.steps.${step}`)}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
