import { createElement } from 'react'
import { AddingPanel } from '#web/features/studio/panels/adding/adding-panel.tsx'
import { DecorationPanel } from '#web/features/studio/panels/decoration-panel.tsx'
import { ElementPanel } from '#web/features/studio/panels/element-panel.tsx'
import { NewDecorationPanel } from '#web/features/studio/panels/new-decoration-panel.tsx'
import { loadPersonalPanel } from '#web/features/studio/panels/personal/load-personal.ts'
import type { Selection } from '#web/features/studio/session/selection.ts'
import { useWanted } from '#web/ui/use-loaded.ts'

type Props = { readonly selection: NonNullable<Selection> }

/** An element, a decoration, all with each person's own words, or where artwork comes from; loaded together, as the one leads to the other. */
export function SelectionPanel({ selection }: Props) {
  if (selection.kind === 'element') {
    return <ElementPanel key={`${selection.partName}/${selection.elementName}`} {...selection} />
  }
  if (selection.kind === 'personal') return <PersonalPanel />
  if (selection.kind === 'new-decoration') return <NewDecorationPanel {...selection} />
  const { decorationId, step } = selection
  if (step) return <AddingPanel key={decorationId} decorationId={decorationId} step={step} />
  return <DecorationPanel key={decorationId} decorationId={decorationId} />
}

function PersonalPanel() {
  const panel = useWanted(loadPersonalPanel, true)
  return panel ? createElement(panel) : null
}
