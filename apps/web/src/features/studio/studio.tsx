import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import { createElement, lazy, Suspense, useCallback, useState } from 'react'
import { StudioHeader } from '#web/features/studio/header/studio-header.tsx'
import { LiveContext } from '#web/features/studio/live/live-context.ts'
import { useOpenLive } from '#web/features/studio/live/use-open-live.ts'
import type { OrderPlace } from '#web/features/studio/order-place.ts'
import { RightPanel } from '#web/features/studio/panel/right-panel.tsx'
import { PartsPanel } from '#web/features/studio/parts/parts-panel.tsx'
import { PriceButton } from '#web/features/studio/price/price-button.tsx'
import { DesignRail } from '#web/features/studio/rail/design-rail.tsx'
import { Stage } from '#web/features/studio/stage/stage.tsx'
import classes from '#web/features/studio/studio.module.css'
import { WindowDrop } from '#web/features/studio/uploads/window-drop.tsx'
import { useSelectionKeys } from '#web/features/studio/use-selection-keys.ts'
import { useStudioKeys } from '#web/features/studio/use-studio-keys.ts'
import { inTime } from '#web/features/studio/versions/look.ts'
import { useLooking } from '#web/features/studio/versions/use-looking.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'
import { loadCode } from '#web/ui/load-code.ts'

// What few sessions open is loaded when it is opened.
const PartsDrawer = lazy(async () => ({
  default: (await loadCode(() => import('#web/features/studio/parts/parts-drawer.tsx'))).PartsDrawer,
}))
const ShortcutsDialog = lazyDialog(
  async () => (await loadCode(() => import('#web/features/studio/shortcuts-dialog.tsx'))).ShortcutsDialog,
)

type Props = {
  readonly design: DesignItem
  readonly designs: readonly DesignItem[]
  readonly projectName: string
  readonly canAddDesign: boolean
  readonly isAdding: boolean
  readonly onAddToCart: () => void
  readonly onSizeChart: () => void
  /** Of a design that was ordered: it stands in no project and goes into no cart. */
  readonly order?: OrderPlace | undefined
}

/** Rail, parts, stage and panel under the header; each scrolls alone, the page never. */
export function Studio({ design, designs, projectName, canAddDesign, isAdding, order, ...actions }: Props) {
  const hasDrawer = useMediaQuery('(max-width: 1199px)', false, { getInitialValueInEffect: false })
  const [arePartsOpen, parts] = useDisclosure(false)
  const [areShortcutsOpen, shortcuts] = useDisclosure(false)
  const [isSettled, setSettled] = useState(false)
  const live = useOpenLive(isSettled)
  const looking = useLooking()
  useSelectionKeys()
  useStudioKeys({ '?': shortcuts.open, v: looking.toggle })
  const settle = useCallback(() => setSettled(true), [])
  const partsPanel = (panel: Parameters<typeof PartsPanel>[0]) =>
    looking.Parts && looking.picked.length > 0
      ? createElement(looking.Parts, { ...panel, designId: design.id, looks: inTime(looking.picked) })
      : createElement(PartsPanel, panel)
  return (
    <LiveContext value={live}>
      <div className={classes.studio}>
        <DesignRail
          designs={designs}
          currentId={design.id}
          projectId={design.project_id}
          canAddDesign={canAddDesign}
          isOrdered={order !== undefined}
          onShortcuts={shortcuts.open}
        />
        <StudioHeader
          design={design}
          projectName={projectName}
          isAdding={isAdding}
          onAddToCart={actions.onAddToCart}
          onVersions={looking.toggle}
          order={order}
          priceButton={<PriceButton onSizeChart={actions.onSizeChart} />}
        />
        {!hasDrawer && <div className={classes.parts}>{partsPanel({})}</div>}
        <Stage onOpenParts={parts.open} onSettled={settle} looking={looking} />
        <RightPanel design={design} order={order} looking={looking} onSizeChart={actions.onSizeChart} />
        <Suspense>
          {hasDrawer && (
            <PartsDrawer isOpen={arePartsOpen} onClose={parts.close}>
              {partsPanel({ onChosen: parts.close, onClose: parts.close })}
            </PartsDrawer>
          )}
        </Suspense>
        <WindowDrop />
        <ShortcutsDialog opened={areShortcutsOpen} onClose={shortcuts.close} />
      </div>
    </LiveContext>
  )
}
