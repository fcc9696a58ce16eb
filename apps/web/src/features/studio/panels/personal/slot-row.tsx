import { IconAlertTriangle } from '@tabler/icons-react'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { useTranslation } from 'react-i18next'
import { useTextRecipe } from '#web/data/text-art.ts'
import panel from '#web/features/studio/controls/panel.module.css'
import classes from '#web/features/studio/panels/personal/personal.module.css'
import { MayBeEmpty, SlotWords } from '#web/features/studio/panels/personal/slot-words.tsx'
import { type Longest, useLongest } from '#web/features/studio/panels/personal/use-longest.ts'
import { useOwnList } from '#web/features/studio/panels/personal/use-own-list.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useTurnToDecorations } from '#web/features/studio/session/use-turn-to-decorations.ts'
import { useLocale } from '#web/lib/i18n.ts'

/** A slot of several: what it is, its sample, what the list makes of it. */
export function SlotRow({ decoration }: { readonly decoration: DecorationView }) {
  const { t } = useTranslation()
  const { select } = useStudio()
  const turnTo = useTurnToDecorations()
  const { id, personal, assetVersionId } = decoration
  const { data: recipe } = useTextRecipe(assetVersionId ?? null)
  const list = useOwnList()
  const worded = list.filter(({ words }) => Object.values(words).some(each => each !== ''))
  const longest = useLongest(decoration, recipe ?? null, worded)
  const open = () => {
    turnTo([decoration])
    select({ kind: 'decoration', decorationId: id })
  }
  if (!personal) return null
  const empty = worded.filter(({ words }) => (words[id] ?? '') === '').length
  const kind = t(`personal.kinds.${personal.kind}`)
  return (
    <div role="group" aria-label={kind} className={classes.slot}>
      {recipe && <SlotWords decoration={decoration} recipe={recipe} isBrief />}
      {longest && <Told longest={longest} />}
      <MayBeEmpty decoration={decoration} empty={personal.mayBeEmpty ? empty : 0} />
      <button type="button" className={`${panel.link} ${classes.alone}`} onClick={open}>
        {t('personal.panel.alone')}
      </button>
    </div>
  )
}

function Told({ longest: { words, inches, isLower, tooLong } }: { readonly longest: Longest }) {
  const { t } = useTranslation()
  const height = inchesText(inches, useLocale())
  if (tooLong !== undefined)
    return (
      <p className={classes.tooLong}>
        <IconAlertTriangle size={14} stroke={1.8} aria-hidden />{' '}
        {t('personal.tryAnyone.tooLong', { words: tooLong })}
      </p>
    )
  const said = { words, inches: height }
  return (
    <p className={panel.muted}>
      {isLower ? t('personal.panel.longestLower', said) : t('personal.panel.longest', said)}
    </p>
  )
}
