import { findDisablingStyle } from '@teamloom/design/availability.ts'
import { must } from '@teamloom/kit/assert.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/controls/panel.module.css'
import { PanelHead } from '#web/features/studio/controls/panel-head.tsx'
import { StyleColors } from '#web/features/studio/panels/style-colors.tsx'
import { StyleLine } from '#web/features/studio/panels/style-line.tsx'
import { StyleTiles } from '#web/features/studio/panels/style-tiles.tsx'
import { sheet } from '#web/features/studio/session/sheet.ts'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useLabel } from '#web/lib/i18n.ts'
import { Notice } from '#web/ui/notice.tsx'

type Props = { readonly partName: string; readonly elementName: string }

/** An element's styles as pictures, and the colours of the chosen one, layer by layer. */
export function ElementPanel({ partName, elementName }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const snapshot = useDesign()
  const { product } = useStudio()
  const part = must(
    product.parts.find(({ name }) => name === partName),
    partName,
  )
  const element = must(
    part.elements.find(({ name }) => name === elementName),
    elementName,
  )
  const isColorsAlone = sheet.use()?.tab === 'colors'
  const disabling = findDisablingStyle(snapshot.document, product, { partName, elementName })
  return (
    <>
      <PanelHead eyebrow={label(part.label)} title={label(element.label)} />
      <div className={classes.body}>
        {disabling ? (
          <div className={classes.section}>
            <Notice
              kind="info"
              title={t('studio.unavailable', { style: label(disabling.style.label).toLowerCase() })}
            />
          </div>
        ) : (
          <>
            {element.styles.length > 1 &&
              (isColorsAlone ? (
                <StyleLine part={part} element={element} />
              ) : (
                <StyleTiles part={part} element={element} />
              ))}
            <StyleColors part={part} element={element} />
          </>
        )}
      </div>
    </>
  )
}
