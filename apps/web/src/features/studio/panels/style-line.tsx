import type { ElementDefinition, PartDefinition } from '@teamloom/catalog/definition.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/controls/panel.module.css'
import { changeSheet } from '#web/features/studio/session/sheet.ts'
import { useDesign } from '#web/features/studio/session/studio-context.tsx'
import { useLabel } from '#web/lib/i18n.ts'

type Props = { readonly part: PartDefinition; readonly element: ElementDefinition }

/** The chosen style by its name, and the way to the others: where colours stand alone. */
export function StyleLine({ part, element }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const { document } = useDesign()
  const chosen = document.parts
    .find(({ name }) => name === part.name)
    ?.elements.find(({ name }) => name === element.name)?.style.name
  const style = element.styles.find(({ name }) => name === chosen)
  return (
    <div className={`${classes.section} ${classes.line}`}>
      <span>
        <b>{label(element.label)}</b> {style && label(style.label)}
      </span>
      <button type="button" className={classes.link} onClick={() => changeSheet({ tab: 'parts' })}>
        {t('handheld.changeStyle')}
      </button>
    </div>
  )
}
