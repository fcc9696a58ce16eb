import { useTranslation } from 'react-i18next'
import panel from '#web/features/studio/controls/panel.module.css'
import type { Kept } from '#web/features/studio/panels/whole/use-kept.ts'
import classes from '#web/features/studio/panels/whole/whole.module.css'
import { useElementLabel } from '#web/features/studio/session/use-labels.ts'
import { useLocale } from '#web/lib/i18n.ts'

/** Names at most; the number says how many there are. */
const named = 2

type Props = { readonly kept: Kept; readonly onInclude: (isIncluded: boolean) => void }

/** Says what does not go along with the garment's colour, with the way to have it do so. */
export function KeptColors({ kept, onInclude }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const labelOf = useElementLabel()
  const { elements, isIncluded } = kept
  const count = elements.length
  if (count === 0) return <span />
  const names = elements
    .slice(0, named)
    .map(({ partName, elementName }) => labelOf(partName, elementName).toLocaleLowerCase(locale))
  const list = count > named ? t('studio.whole.andOthers', { names: names.join(', ') }) : names.join(', ')
  return (
    <p className={classes.kept}>
      {isIncluded ? t('studio.whole.included') : t('studio.whole.kept', { count, names: list })}{' '}
      <button type="button" className={panel.link} onClick={() => onInclude(!isIncluded)}>
        {isIncluded ? t('studio.whole.keep', { count }) : t('studio.whole.include', { count })}
      </button>
    </p>
  )
}
