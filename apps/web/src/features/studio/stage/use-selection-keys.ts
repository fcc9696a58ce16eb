import type { DecorationView } from '@teamloom/design/design-state.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useDecorationActions } from '#web/features/studio/session/use-decoration-actions.ts'
import { usePlaceDecoration } from '#web/features/studio/session/use-place-decoration.ts'
import { useStudioKeys } from '#web/features/studio/session/use-studio-keys.ts'

const directions = {
  'Alt+ArrowLeft': 'left',
  'Alt+ArrowRight': 'right',
  'Alt+ArrowUp': 'up',
  'Alt+ArrowDown': 'down',
} as const

/** Keys that act on the side shown and on what is selected. */
export function useSelectionKeys(): void {
  const { session, product, selection, select, showSide, hasMeasures, showMeasures } = useStudio()
  const { duplicate, remove } = useDecorationActions()
  const { moveTowards, resizeBy } = usePlaceDecoration()
  const decorationId = selection?.kind === 'decoration' ? selection.decorationId : undefined

  const onDecoration = (act: (decoration: DecorationView) => void) => () => {
    const decoration = session.getSnapshot().state.decorations.find(({ id }) => id === decorationId)
    if (decoration) act(decoration)
  }

  useStudioKeys({
    ...Object.fromEntries(product.sides.map((side, index) => [String(index + 1), () => showSide(side)])),
    m: () => showMeasures(!hasMeasures),
    Escape: () => select(null),
    F6: focusNextRegion,
    ...(decorationId
      ? {
          'Mod+d': onDecoration(duplicate),
          Delete: onDecoration(remove),
          Backspace: onDecoration(remove),
          'Shift+ArrowUp': () => resizeBy(decorationId, 1),
          'Shift+ArrowRight': () => resizeBy(decorationId, 1),
          'Shift+ArrowDown': () => resizeBy(decorationId, -1),
          'Shift+ArrowLeft': () => resizeBy(decorationId, -1),
          ...Object.fromEntries(
            Object.entries(directions).map(([key, direction]) => [
              key,
              () => void moveTowards(decorationId, direction),
            ]),
          ),
        }
      : {}),
  })
}

const regions = 'header, nav, main, aside'

/** From one region of the page to the next, round and round. */
function focusNextRegion(): void {
  const all = [...document.querySelectorAll<HTMLElement>(regions)].filter(
    region => region.offsetParent !== null,
  )
  const at = all.findIndex(region => region.contains(document.activeElement))
  const next = all[(at + 1) % all.length]
  const target =
    next?.querySelector<HTMLElement>('a[href], button:not([disabled]):not([tabindex="-1"]), input') ?? next
  target?.focus()
}
