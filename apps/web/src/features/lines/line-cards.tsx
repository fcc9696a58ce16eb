import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/lines/line-card.module.css'
import { LineCard } from '#web/features/lines/line-card.tsx'
import { useList } from '#web/features/lines/list-context.ts'

const few = 30

/** The lines on a phone, a card each; more are drawn as their end comes near. */
export function LineCards() {
  const { t } = useTranslation()
  const { rows, active, setActive } = useList()
  const [drawn, setDrawn] = useState(few)
  const end = useRef<HTMLLIElement>(null)
  const at = rows.findIndex(({ id }) => id === active?.id)
  const shown = Math.max(drawn, at + 1)
  useEffect(() => {
    const below = end.current
    if (!below || shown >= rows.length) return
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) setDrawn(shown + few)
      },
      { rootMargin: '800px' },
    )
    watch.observe(below)
    return () => watch.disconnect()
  }, [shown, rows.length])
  if (rows.length === 0) return <p>{t('lines.noMatch')}</p>
  return (
    <ul className={classes.cards} aria-label={t('lines.title')}>
      {rows.slice(0, shown).map(row => (
        <LineCard
          key={row.id}
          row={row}
          isOpen={row.id === active?.id}
          onToggle={() => setActive(row.id === active?.id ? null : { id: row.id, column: 'person' })}
        />
      ))}
      <li ref={end} className={classes.end} aria-hidden />
    </ul>
  )
}
