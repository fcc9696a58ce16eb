import { IconArrowUpRight, IconMapPin, IconMessageCirclePlus, IconScribble } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import {
  beginComment,
  changeCommenting,
  commenting,
  type PlacingTool,
} from '#web/features/studio/session/commenting.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import classes from '#web/features/studio/stage/pins/pins.module.css'
import { Choice, ChoiceGroup } from '#web/ui/choice-group.tsx'

const tools = [
  { tool: 'pin', icon: IconMapPin, words: 'comments.toolPin' },
  { tool: 'line', icon: IconScribble, words: 'comments.toolLine' },
  { tool: 'arrow', icon: IconArrowUpRight, words: 'comments.toolArrow' },
] as const

/** Says what a click on the garment does now, and how to leave that; a comment needs no place. */
export function PlacingBar() {
  const { t } = useTranslation()
  const { select } = useStudio()
  const { placing } = commenting.use()
  useEffect(() => {
    if (!placing) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      event.preventDefault()
      changeCommenting({ placing: null })
    }
    // Before whoever would take the selection away.
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [placing])
  if (!placing) return null
  return (
    <div className={classes.bar} data-stage-tool>
      <IconMessageCirclePlus size={18} stroke={1.6} color="var(--loom-6)" aria-hidden />
      <p role="status">{t(placing === 'pin' ? 'comments.placing' : 'comments.drawing')}</p>
      <ChoiceGroup
        label={t('comments.tools')}
        value={placing}
        onChange={tool => changeCommenting({ placing: tool as PlacingTool })}
        className={classes.tools}
      >
        {tools.map(({ tool, icon: Mark, words }) => (
          <Choice key={tool} value={tool}>
            <Mark size={17} stroke={1.6} aria-hidden />
            {t(words)}
          </Choice>
        ))}
      </ChoiceGroup>
      <button
        type="button"
        onClick={() => {
          select(null)
          beginComment({ anchor: {}, mark: null })
        }}
      >
        {t('comments.wholeDesign')}
      </button>
      <button type="button" onClick={() => changeCommenting({ placing: null })}>
        {t('comments.done')} <kbd>Esc</kbd>
      </button>
    </div>
  )
}
