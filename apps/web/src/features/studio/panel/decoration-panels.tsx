import { DecorationPanel } from '#web/features/studio/panel/decoration-panel.tsx'
import { NewDecorationPanel } from '#web/features/studio/panel/new-decoration-panel.tsx'
import type { Selection } from '#web/features/studio/selection.ts'

type Props = { readonly selection: Extract<Selection, { kind: 'decoration' | 'new-decoration' }> }

/** One decoration, or where its artwork comes from; loaded together, as the one leads to the other. */
export function DecorationPanels({ selection }: Props) {
  if (selection.kind === 'new-decoration') return <NewDecorationPanel />
  return <DecorationPanel key={selection.decorationId} decorationId={selection.decorationId} />
}
