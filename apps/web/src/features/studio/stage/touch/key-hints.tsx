import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/stage/touch/touch.module.css'

const hints = [
  { keys: ['Alt', '→'], does: 'place' },
  { keys: ['⇧', '+', '−'], does: 'size' },
  { keys: ['Esc'], does: 'back' },
] as const

/** What keys do while a decoration is in the hand. */
export function KeyHints() {
  const { t } = useTranslation()
  return (
    <div className={classes.hints} aria-hidden>
      {hints.map(({ keys, does }) => (
        <span key={does}>
          {keys.map(key => (
            <kbd key={key}>{key === 'Esc' ? t('studio.shortcuts.keys.Esc') : key}</kbd>
          ))}
          {t(`decoration.touch.hints.${does}`)}
        </span>
      ))}
    </div>
  )
}
