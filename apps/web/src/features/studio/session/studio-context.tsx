import type { Side } from '@teamloom/bakes/side.ts'
import type { LocationDefinition, Product } from '@teamloom/catalog/definition.ts'
import type { PriceTerms } from '@teamloom/commerce/pricing/price-item.ts'
import type { DesignAbility } from '@teamloom/design/actions/action.ts'
import type { DesignRecord } from '@teamloom/design/design-record.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import type { DrawnDesign } from '@teamloom/design/drawn-design.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { sideToSee } from '@teamloom/design/locations.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import type { DesignSession, DesignSnapshot } from '@teamloom/sync/design-session.ts'
import { dequal } from 'dequal/lite'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { CarriedProvider } from '#web/features/studio/session/carried.tsx'
import { isThere, type Selection } from '#web/features/studio/session/selection.ts'
import { triedGarment } from '#web/features/studio/session/tried-garment.ts'
import {
  useRestingSnapshot,
  useShownDocument,
  useSnapshotFact,
} from '#web/features/studio/session/use-design-session.ts'

/** An order's own: what is changed in its design is priced by these. */
export type OrderedTerms = {
  readonly terms: Omit<PriceTerms, 'creditsUsed'>
  readonly qty: number
  readonly currency: Currency
}

/** What the pieces of the studio share, apart from the design as it is now. */
export type StudioView = {
  readonly session: DesignSession
  readonly product: Product
  readonly teamId: string
  /** The team's colours for who is not in it: seen, not chosen. */
  readonly shownTeamColors?: readonly string[] | undefined
  /** What an ordered design is priced by; undefined: as it would be ordered today. */
  readonly ordered?: OrderedTerms | undefined
  /** The server's pictures of the design as it was opened. */
  readonly firstImages: DesignRecord['images']
  /** Staff may choose what is theirs alone. */
  readonly isStaff: boolean
  readonly may: (ability: DesignAbility) => boolean
  /** AC60: in the design's team one sees all, and changes nothing. */
  readonly looksOnly?: boolean | undefined
  readonly selection: Selection
  readonly select: (selection: Selection) => void
  readonly side: Side
  readonly showSide: (side: Side) => void
  /** The garment turns to a place, unless that is seen. */
  readonly showPlace: (place: LocationDefinition) => void
  readonly hasMeasures: boolean
  readonly showMeasures: (shown: boolean) => void
  /** While colours are tried, the stage shows the garment alone. */
  readonly isTrying: boolean
  readonly setTrying: (isTrying: boolean) => void
}

const StudioContext = createContext<StudioView | null>(null)
const DesignContext = createContext<Design | null>(null)
const DrawnContext = createContext<DrawnDesign | null>(null)
const DesignDrawingContext = createContext<DrawnDesign | null>(null)

export function useStudio(): StudioView {
  return must(useContext(StudioContext), 'studio')
}

/** Whether it is saved tells `useDesignFact`: that changes more often. */
type Design = Pick<DesignSnapshot, 'document' | 'state'>

/** The design as it is now. */
export function useDesign(): Design {
  return must(useContext(DesignContext), 'studio')
}

/** What the pictures show, a held slider's try included; the same object while they stay the same. */
export function useDrawn(): DrawnDesign {
  return must(useContext(DrawnContext), 'studio')
}

/** What the pictures show without anybody who is tried. */
export function useDesignDrawing(): DrawnDesign {
  return must(useContext(DesignDrawingContext), 'studio')
}

/** One fact of the design as it is now: drawn again only when that changes. */
export function useDesignFact<Fact extends string | number | boolean | undefined>(
  read: (snapshot: DesignSnapshot) => Fact,
): Fact {
  return useSnapshotFact(useStudio().session, read)
}

type Props = Pick<
  StudioView,
  'session' | 'teamId' | 'shownTeamColors' | 'ordered' | 'firstImages' | 'isStaff' | 'may' | 'looksOnly'
> & {
  readonly children: ReactNode
}

export function StudioProvider({
  session,
  teamId,
  shownTeamColors,
  ordered,
  firstImages,
  isStaff,
  may,
  looksOnly,
  children,
}: Props) {
  const { document, state } = useRestingSnapshot(session)
  const design = useMemo(() => ({ document, state }), [document, state])
  const [selection, setSelection] = useState<Selection>(null)
  // Taken again, as by each carry, it draws nothing again.
  const select = useCallback((next: Selection) => setSelection(was => (dequal(was, next) ? was : next)), [])
  const [side, showSide] = useState<Side>('front')
  const showPlace = useCallback((place: LocationDefinition) => showSide(from => sideToSee(place, from)), [])
  const [hasMeasures, showMeasures] = useState(true)
  const [isTrying, setTrying] = useState(false)
  const { product } = session
  const drawn = useDrawing(useShownDocument(session), product)
  const tried = triedGarment.use()
  const isGone = !isThere(selection, document)
  const view = useMemo<StudioView>(
    () => ({
      session,
      product,
      teamId,
      shownTeamColors,
      ordered,
      firstImages,
      isStaff,
      may,
      looksOnly,
      selection: isGone ? null : selection,
      select,
      side,
      showSide,
      showPlace,
      hasMeasures,
      showMeasures,
      isTrying,
      setTrying,
    }),
    [
      session,
      product,
      teamId,
      shownTeamColors,
      ordered,
      firstImages,
      isStaff,
      may,
      looksOnly,
      selection,
      select,
      isGone,
      side,
      showPlace,
      hasMeasures,
      isTrying,
    ],
  )
  return (
    <StudioContext value={view}>
      <DesignContext value={design}>
        <DesignDrawingContext value={drawn}>
          <DrawnContext value={tried?.of === drawn ? tried.drawn : drawn}>
            <CarriedProvider>{children}</CarriedProvider>
          </DrawnContext>
        </DesignDrawingContext>
      </DesignContext>
    </StudioContext>
  )
}

/** A save or a rename makes a new snapshot but no new picture: compared by content. */
function useDrawing(document: DesignDocument, product: Product): DrawnDesign {
  const json = useMemo(() => JSON.stringify(drawnDesign(document, product)), [document, product])
  return useMemo(() => JSON.parse(json) as DrawnDesign, [json])
}
