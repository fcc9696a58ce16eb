import type { PartDefinition } from '@teamloom/catalog/definition.ts'
import { garmentColorOf } from '@teamloom/design/garment-color.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorDots, colorsOfPart } from '#web/features/studio/controls/parts/part-row.tsx'
import { isSameElement } from '#web/features/studio/session/selection.ts'
import { useDesign, useDrawn, useStudio } from '#web/features/studio/session/studio-context.tsx'
import classes from '#web/features/studio/shell/handheld/handheld.module.css'
import { useLabel } from '#web/lib/i18n.ts'

/** The garment and its parts beside each other, with their colours; below the one that is chosen, what it is made of. */
export function PartStrip() {
  const { t } = useTranslation()
  const label = useLabel()
  const { document } = useDesign()
  const drawn = useDrawn()
  const { product, selection, select } = useStudio()
  const strip = useRef<HTMLDivElement>(null)
  const chosen = selection?.kind === 'element' ? selection : null
  const partName = chosen?.partName
  useEffect(() => {
    // Another part that was picked on the garment comes into sight.
    strip.current
      ?.querySelector(`[data-part="${partName ?? ''}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [partName])
  const open = ({ name, mainElement, elements }: PartDefinition) => {
    const main = elements.find(each => each.name === mainElement) ?? elements[0]
    if (main) select({ kind: 'element', partName: name, elementName: main.name })
  }
  const part = product.parts.find(({ name }) => name === partName)
  return (
    <>
      <div ref={strip} className={classes.strip} role="group" aria-label={t('studio.parts')}>
        <button
          type="button"
          data-part=""
          className={classes.pill}
          aria-pressed={!part}
          onClick={() => select(null)}
        >
          {t('handheld.whole')}
          <ColorDots names={[garmentColorOf(document, product).name]} />
        </button>
        {product.parts.map(each => (
          <button
            key={each.name}
            type="button"
            data-part={each.name}
            className={classes.pill}
            aria-pressed={each.name === partName}
            onClick={() => open(each)}
          >
            {label(each.label)}
            <ColorDots names={colorsOfPart(drawn, each)} />
          </button>
        ))}
      </div>
      {part && part.elements.length > 1 && (
        <div className={`${classes.strip} ${classes.within}`} role="group" aria-label={label(part.label)}>
          {part.elements.map(element => (
            <button
              key={element.name}
              type="button"
              className={classes.element}
              aria-pressed={isSameElement(selection, part.name, element.name)}
              onClick={() => select({ kind: 'element', partName: part.name, elementName: element.name })}
            >
              {label(element.label)}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
