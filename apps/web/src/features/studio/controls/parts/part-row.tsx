import { IconChevronRight } from '@tabler/icons-react'
import { findColor } from '@teamloom/catalog/colors/index.ts'
import type { ElementDefinition, PartDefinition } from '@teamloom/catalog/definition.ts'
import type { DrawnDesign } from '@teamloom/design/drawn-design.ts'
import { garmentColorOf } from '@teamloom/design/garment-color.ts'
import { createElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/controls/parts/parts-panel.module.css'
import { useLive } from '#web/features/studio/session/live/live-context.ts'
import { isSameElement, type Selection } from '#web/features/studio/session/selection.ts'
import { useDesign, useDrawn, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useLabel } from '#web/lib/i18n.ts'
import { colorFill } from '#web/ui/color-fill.ts'

type Props = {
  readonly part: PartDefinition
  /** Told when an element is chosen; a part that unfolds is only looked into. */
  readonly onChosen?: (() => void) | undefined
}

/** A part with the dots of its colours; one of several elements unfolds into them. */
export function PartRow({ part, onChosen }: Props) {
  const label = useLabel()
  const { selection, select } = useStudio()
  const live = useLive()
  const [isOpen, setOpen] = useState(false)
  // What was picked when it was folded: the next pick in it unfolds it again.
  const [foldedAt, setFoldedAt] = useState<Selection>()
  const main = part.elements.find(({ name }) => name === part.mainElement) ?? part.elements[0]
  const isInside = selection?.kind === 'element' && selection.partName === part.name
  if (part.elements.length === 1 && main) {
    return (
      <li>
        <button
          type="button"
          className={classes.row}
          aria-current={isInside || undefined}
          onClick={() => {
            select({ kind: 'element', partName: part.name, elementName: main.name })
            onChosen?.()
          }}
        >
          <span style={{ width: 16 }} />
          <span className={classes.name}>{label(part.label)}</span>
          {live && createElement(live.parts.RowMark, { partName: part.name })}
          <PartColors part={part} />
        </button>
      </li>
    )
  }
  const isShown = isOpen || (isInside && foldedAt !== selection)
  return (
    <li>
      <button
        type="button"
        className={classes.row}
        aria-expanded={isShown}
        aria-current={(isInside && !isShown) || undefined}
        onClick={() => {
          setOpen(!isShown)
          setFoldedAt(isShown ? selection : undefined)
          if (!isShown && !isInside && main)
            select({ kind: 'element', partName: part.name, elementName: main.name })
        }}
      >
        <IconChevronRight size={16} stroke={1.6} className={classes.chevron} aria-hidden />
        <span className={classes.name}>{label(part.label)}</span>
        {live && !isShown && createElement(live.parts.RowMark, { partName: part.name })}
        <PartColors part={part} />
      </button>
      {isShown &&
        part.elements.map(element => (
          <ElementRow key={element.name} part={part} element={element} onChosen={onChosen} />
        ))}
    </li>
  )
}

/** The garment as a whole, above its parts. */
export function WholeRow({ onChosen }: Pick<Props, 'onChosen'>) {
  const { t } = useTranslation()
  const { document } = useDesign()
  const { product, selection, select } = useStudio()
  return (
    <li>
      <button
        type="button"
        className={classes.row}
        aria-current={selection === null || undefined}
        onClick={() => {
          select(null)
          onChosen?.()
        }}
      >
        <span style={{ width: 16 }} />
        <span className={classes.name}>{t('studio.whole.name')}</span>
        <span className={classes.dots} aria-hidden>
          <span className={classes.dot} style={colorFill(garmentColorOf(document, product))} />
        </span>
      </button>
    </li>
  )
}

function ElementRow({ part, element, onChosen }: Props & { readonly element: ElementDefinition }) {
  const label = useLabel()
  const snapshot = useDesign()
  const { selection, select } = useStudio()
  const live = useLive()
  const state = snapshot.state.design.parts
    .find(({ name }) => name === part.name)
    ?.elements.find(({ name }) => name === element.name)
  return (
    <button
      type="button"
      className={`${classes.row} ${classes.sub}`}
      aria-current={isSameElement(selection, part.name, element.name) || undefined}
      data-unavailable={state?.available === false || undefined}
      onClick={() => {
        select({ kind: 'element', partName: part.name, elementName: element.name })
        onChosen?.()
      }}
    >
      <span className={classes.name}>{label(element.label)}</span>
      {live && createElement(live.parts.RowMark, { partName: part.name, elementName: element.name })}
    </button>
  )
}

function PartColors({ part }: { readonly part: PartDefinition }) {
  return <ColorDots names={colorsOfPart(useDrawn(), part)} />
}

/** At most four of the part's colours, each once. */
export function colorsOfPart(drawn: DrawnDesign, { name }: PartDefinition): readonly string[] {
  const cloths = Object.entries(drawn.cloths).filter(([slot]) => slot.startsWith(`${name}/`))
  return [...new Set(cloths.map(([, cloth]) => cloth.colorName))].slice(0, 4)
}

export function ColorDots({ names }: { readonly names: readonly string[] }) {
  return (
    <span className={classes.dots} aria-hidden>
      {names.map(name => (
        <span key={name} className={classes.dot} style={colorFill(findColor(name))} />
      ))}
    </span>
  )
}
