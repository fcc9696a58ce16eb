import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import { createElement, lazy, Suspense, useCallback, useState } from 'react'
import { PartsPanel } from '#web/features/studio/controls/parts/parts-panel.tsx'
import { WindowDrop } from '#web/features/studio/controls/uploads/window-drop.tsx'
import { PriceButton } from '#web/features/studio/panels/price/price-button.tsx'
import { PriceChanges } from '#web/features/studio/panels/price/price-changes.tsx'
import { RightPanel } from '#web/features/studio/panels/right-panel.tsx'
import { CommentsContext } from '#web/features/studio/session/comments-context.ts'
import { LiveContext } from '#web/features/studio/session/live/live-context.ts'
import { useOpenLive } from '#web/features/studio/session/live/use-open-live.ts'
import { inTime } from '#web/features/studio/session/look.ts'
import type { OrderPlace } from '#web/features/studio/session/order-place.ts'
import { useDesignFact } from '#web/features/studio/session/studio-context.tsx'
import { useLooking, type VersionsLoaders } from '#web/features/studio/session/use-looking.ts'
import { useOpenComments } from '#web/features/studio/session/use-open-comments.ts'
import { useStudioKeys } from '#web/features/studio/session/use-studio-keys.ts'
import { AddToTeam } from '#web/features/studio/shell/header/add-to-team.tsx'
import { Breadcrumbs } from '#web/features/studio/shell/header/breadcrumbs.tsx'
import { SaveState } from '#web/features/studio/shell/header/save-state.tsx'
import { DeprecatedTag, StudioHeader, UndoRedo } from '#web/features/studio/shell/header/studio-header.tsx'
import { useHandheldParts } from '#web/features/studio/shell/load-handheld.ts'
import { DesignRail } from '#web/features/studio/shell/rail/design-rail.tsx'
import classes from '#web/features/studio/shell/studio.module.css'
import { Stage } from '#web/features/studio/stage/stage.tsx'
import { useSelectionKeys } from '#web/features/studio/stage/use-selection-keys.ts'
import { loadTexts } from '#web/lib/i18n.ts'
import { loadCode } from '#web/lib/load-code.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'
import { useHandheld } from '#web/ui/use-phone.ts'

const loadLive = async () => (await loadCode(() => import('#web/features/studio/shell/live.ts'))).openLive
const loadComments = async () =>
  (await loadCode(() => import('#web/features/studio/shell/comments.ts'))).openComments
const loadVersions = async () => {
  const [{ versionsViews }] = await Promise.all([
    loadCode(() => import('#web/features/studio/shell/versions/versions.ts')),
    loadTexts('live'),
  ])
  return versionsViews
}
const versionsLoaders: VersionsLoaders = {
  panel: async () => (await loadVersions()).VersionsPanel,
  parts: async () => (await loadVersions()).VersionsParts,
  stage: async () => (await loadVersions()).VersionsStage,
}
// What few sessions open is loaded when it is opened.
const PartsDrawer = lazy(async () => ({
  default: (await loadCode(() => import('#web/features/studio/controls/parts/parts-drawer.tsx'))).PartsDrawer,
}))
const ShortcutsDialog = lazyDialog(
  async () =>
    (await loadCode(() => import('#web/features/studio/shell/shortcuts-dialog.tsx'))).ShortcutsDialog,
)

const MockupDialog = lazyDialog(async () => {
  const [{ MockupDialog: dialog }] = await Promise.all([
    loadCode(() => import('#web/features/studio/shell/mockup/mockup-dialog.tsx')),
    loadTexts('mockup'),
  ])
  return dialog
})

type Props = {
  readonly design: DesignItem
  readonly designs: readonly DesignItem[]
  readonly projectName: string
  readonly canAddDesign: boolean
  readonly isAdding: boolean
  readonly onAddToCart: () => void
  readonly onSizeChart: () => void
  /** The order of a design that was ordered: such a design stands in no project and goes into no cart. */
  readonly order?: OrderPlace | undefined
}

/**
 * Rail, parts, stage and panel under the header; each scrolls alone, the page never. On a phone the same stage and panel,
 * which stay what they are when it is turned, with what frames them there.
 */
export function Studio({ design, designs, projectName, canAddDesign, isAdding, order, ...actions }: Props) {
  const handheld = useHandheldParts(useHandheld() && order === undefined)
  const isFolded = useMediaQuery('(max-width: 1199px)', false, { getInitialValueInEffect: false })
  const hasDrawer = isFolded && !handheld
  const [arePartsOpen, parts] = useDisclosure(false)
  const [areShortcutsOpen, shortcuts] = useDisclosure(false)
  const [isMockupOpen, mockup] = useDisclosure(false)
  const [isSettled, setSettled] = useState(false)
  const isDeprecated = useDesignFact(({ state }) => state.design.deprecated)
  const live = useOpenLive(isSettled, loadLive)
  const looking = useLooking(versionsLoaders)
  const { views: comments, beginPlacing } = useOpenComments(isSettled, loadComments, looking)
  useSelectionKeys()
  useStudioKeys({ '?': shortcuts.open, v: looking.toggle, c: beginPlacing })
  const settle = useCallback(() => setSettled(true), [])
  const partsPanel = (panel: Parameters<typeof PartsPanel>[0]) =>
    looking.Parts && looking.picked.length > 0
      ? createElement(looking.Parts, { ...panel, designId: design.id, looks: inTime(looking.picked) })
      : createElement(PartsPanel, panel)
  const named = { design, projectName, onVersions: looking.toggle, onMockup: mockup.open }
  const header = (
    <StudioHeader
      {...named}
      isAdding={isAdding}
      onAddToCart={actions.onAddToCart}
      order={order}
      priceButton={<PriceButton onSizeChart={actions.onSizeChart} />}
    />
  )
  return (
    <LiveContext value={live}>
      <CommentsContext value={comments}>
        <div className={handheld ? handheld.classes.studio : classes.studio}>
          {handheld ? (
            createElement(handheld.Header, {
              desk: header,
              crumbs: <Breadcrumbs {...named} isCompact />,
              saved: isDeprecated ? <DeprecatedTag /> : <SaveState isCompact={false} />,
              undo: <UndoRedo />,
              design,
              canAddDesign,
              onShortcuts: shortcuts.open,
              onSizeChart: actions.onSizeChart,
              onPlaceComment: beginPlacing,
            })
          ) : (
            <>
              <DesignRail
                designs={designs}
                currentId={design.id}
                projectId={design.project_id}
                canAddDesign={canAddDesign}
                isOrdered={order !== undefined}
                onShortcuts={shortcuts.open}
              />
              {header}
            </>
          )}
          {!isFolded && !handheld && <div className={classes.parts}>{partsPanel({})}</div>}
          <Stage
            onOpenParts={parts.open}
            onSettled={settle}
            looking={looking}
            tools={handheld?.Tools}
            roomOf={handheld?.stageRoom}
          />
          <div className={handheld ? handheld.classes.sheet : classes.side}>
            {handheld &&
              createElement(handheld.SheetHead, {
                team: <AddToTeam design={design} isCompact={false} />,
                looking,
                parts: partsPanel({}),
                isAdding,
                onAddToCart: actions.onAddToCart,
                onMockup: mockup.open,
                onSizeChart: actions.onSizeChart,
              })}
            <RightPanel design={design} order={order} looking={looking} onSizeChart={actions.onSizeChart} />
          </div>
          <Suspense>
            {hasDrawer && (
              <PartsDrawer isOpen={arePartsOpen} onClose={parts.close}>
                {partsPanel({ onChosen: parts.close, onClose: parts.close })}
              </PartsDrawer>
            )}
          </Suspense>
          {handheld && <PriceChanges />}
          <WindowDrop />
          <MockupDialog opened={isMockupOpen} onClose={mockup.close} />
          <ShortcutsDialog opened={areShortcutsOpen} onClose={shortcuts.close} />
          {comments && createElement(comments.Ear)}
        </div>
      </CommentsContext>
    </LiveContext>
  )
}
