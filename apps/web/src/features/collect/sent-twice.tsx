import { IconInfoCircle } from '@tabler/icons-react'
import { mergeMs } from '@teamloom/commerce/collection/merge-selection.ts'
import type { OwnAnswer } from '@teamloom/contract/collection-shape.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import pageClasses from '#web/features/collect/collect-page.module.css'
import { useDesignName } from '#web/features/collect/design-tile.tsx'
import { type Selection, summed } from '#web/features/collect/selection.ts'
import { useShownLocale } from '#web/features/collect/texts.ts'
import classes from '#web/features/collect/thanks-page.module.css'

type Props = {
  readonly lines: OwnAnswer['selection']
  readonly isSaving: boolean
  readonly onKeep: (latest: Selection) => void
}

/**
 * Tells that both of two answers count: names what would go with the earlier, and asks, before only the latest is
 * kept.
 */
export function SentTwice({ lines, isSaving, onKeep }: Props) {
  const { t } = useTranslation()
  const locale = useShownLocale()
  const nameOf = useDesignName()
  const [isAsked, setIsAsked] = useState(false)
  const latestAt = Math.max(...lines.map(({ created_at }) => Date.parse(created_at)))
  const earlier = lines.filter(({ created_at }) => latestAt - Date.parse(created_at) > mergeMs)
  if (earlier.length === 0) return null
  const list = new Intl.ListFormat(`${locale}-CA`, { type: 'conjunction' })
  const named = earlier.map(line => {
    const one = `${nameOf(line)} (${line.displayLabel[locale]})`
    return line.quantity > 1 ? `${one} × ${line.quantity}` : one
  })
  return (
    <div className={pageClasses.notice}>
      <IconInfoCircle size={18} stroke={1.6} aria-hidden />
      <div>
        <p>{t('collect.change.twice')}</p>
        {isAsked ? (
          <div role="group" aria-label={t('collect.change.onlyLatest')}>
            <p dir="auto">{t('collect.change.latestAsk', { list: list.format(named) })}</p>
            <div className={classes.buttons}>
              <button
                type="button"
                className="button danger"
                disabled={isSaving}
                onClick={() => onKeep(summed(lines.filter(line => !earlier.includes(line))))}
              >
                {t('collect.change.latestYes')}
              </button>
              <button type="button" className="button" onClick={() => setIsAsked(false)}>
                {t('collect.change.latestNo')}
              </button>
            </div>
          </div>
        ) : (
          <button type="button" className="link" onClick={() => setIsAsked(true)}>
            {t('collect.change.onlyLatest')}
          </button>
        )}
      </div>
    </div>
  )
}
