import { IconMessageCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { changeCommenting, closeComments, commenting } from '#web/features/studio/session/commenting.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useStudioComments } from '#web/features/studio/session/use-comments.ts'
import classes from '#web/features/studio/stage/pins/pins.module.css'
import tools from '#web/features/studio/stage/stage-tools.module.css'

/** Opens what is said about the design, and says how much of it is open. */
export function CommentsChip() {
  const { t } = useTranslation()
  const { selection, select } = useStudio()
  const { threads } = useStudioComments()
  const { isOpen } = commenting.use()
  const isShown = isOpen && selection === null
  const count = threads?.filter(({ state }) => state === 'open').length ?? 0
  return (
    <button
      type="button"
      className={`${tools.chip} ${tools.button}`}
      aria-expanded={isShown}
      onClick={() => {
        if (isShown) return closeComments()
        select(null)
        changeCommenting({ isOpen: true })
      }}
    >
      <IconMessageCircle size={18} stroke={1.6} color="var(--loom-6)" aria-hidden />
      <b>{t('comments.chip')}</b>
      {count > 0 && <span aria-label={t('comments.chipCount', { count })}>{count}</span>}
    </button>
  )
}

/** How many open threads have their pins on another side. */
export function SideCount({ side }: { readonly side: string }) {
  const { t } = useTranslation()
  const { side: shown } = useStudio()
  const { threads } = useStudioComments()
  const count =
    threads?.filter(({ anchor, state }) => state === 'open' && 'side' in anchor && anchor.side === side)
      .length ?? 0
  if (count === 0 || side === shown) return null
  return (
    <span className={classes.count} role="img" aria-label={t('comments.onSide', { count })}>
      {count}
    </span>
  )
}
