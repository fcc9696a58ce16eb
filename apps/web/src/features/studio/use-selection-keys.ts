import type { LocationDefinition } from '@teamloom/catalog/definition.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { isFree, locationsOf } from '@teamloom/design/locations.ts'
import { useStudio } from '#web/features/studio/studio-context.tsx'
import { useDecorationActions } from '#web/features/studio/use-decoration-actions.ts'
import { useStudioKeys } from '#web/features/studio/use-studio-keys.ts'
import { showRefusal } from '#web/lib/error-toast.ts'

const directions = {
  'Alt+ArrowLeft': { u: -1, v: 0 },
  'Alt+ArrowRight': { u: 1, v: 0 },
  'Alt+ArrowUp': { u: 0, v: -1 },
  'Alt+ArrowDown': { u: 0, v: 1 },
} as const

/** Keys that act on the side shown and on what is selected. */
export function useSelectionKeys(): void {
  const { session, product, selection, select, showSide, hasMeasures, showMeasures } = useStudio()
  const { duplicate, remove } = useDecorationActions()
  const decorationId = selection?.kind === 'decoration' ? selection.decorationId : undefined

  const onDecoration = (act: (decoration: DecorationView) => void) => () => {
    const decoration = session.getSnapshot().state.decorations.find(({ id }) => id === decorationId)
    if (decoration) act(decoration)
  }

  const moveBy = (step: { readonly u: number; readonly v: number }) => {
    const { document } = session.getSnapshot()
    const state = document.decorations.find(({ id }) => id === decorationId)
    const from = product.locations.find(({ positionName }) => positionName === state?.positionName)
    if (!state || !from) return
    const free = locationsOf(document, product, state)
      .filter(isFree)
      .map(({ location }) => location)
    const next = nearestTowards(from, free, step)
    if (!next) return
    const moved = session.change({
      action: 'setDecorationLocation',
      decorationId: state.id,
      positionName: next.positionName,
    })
    if (showRefusal(moved)) showSide(next.side)
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
          ...Object.fromEntries(Object.entries(directions).map(([key, step]) => [key, () => moveBy(step)])),
        }
      : {}),
  })
}

/** The nearest place that lies in the direction, on the same panel if there is one. */
function nearestTowards(
  from: LocationDefinition,
  places: readonly LocationDefinition[],
  step: { readonly u: number; readonly v: number },
): LocationDefinition | undefined {
  const distance = (place: LocationDefinition) => {
    const [u, v] = [place.centerU - from.centerU, place.centerV - from.centerV]
    const along = u * step.u + v * step.v
    return place.panel !== from.panel ? 1000 : along > 0 ? Math.hypot(u, v) : Number.POSITIVE_INFINITY
  }
  const [nearest] = places.toSorted((a, b) => distance(a) - distance(b))
  return nearest && distance(nearest) < Number.POSITIVE_INFINITY ? nearest : undefined
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
