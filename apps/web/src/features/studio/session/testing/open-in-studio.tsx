import type { Artwork } from '@teamloom/artwork/artwork.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { DesignAbility } from '@teamloom/design/actions/action.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { applyChange } from '@teamloom/design/apply-change.ts'
import type { DesignRecord } from '@teamloom/design/design-record.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { DesignSession } from '@teamloom/sync/design-session.ts'
import type { UserEvent } from '@testing-library/user-event'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { forgetWorkers, installWorkers, workersAnswer } from '#web/features/studio/drawing/testing/workers.ts'
import type { Selection } from '#web/features/studio/session/selection.ts'
import { StudioProvider, type StudioView, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { newId } from '#web/lib/new-id.ts'
import { openPage } from '#web/ui/testing/open-page.tsx'

type Opened = {
  readonly session: DesignSession
  readonly product: Product
  readonly user: UserEvent
  /** The design as the session has it now. */
  readonly design: () => DesignDocument
  /** What reached the server, in its order. */
  readonly sent: readonly DesignChange[]
  readonly view: () => StudioView
}

type Options = {
  readonly product?: readonly [family: string, name: string]
  /** Changes of the new design, made before it is opened. */
  readonly made?: readonly DesignChange[]
  readonly artworks?: readonly Artwork[]
  readonly withheld?: readonly DesignAbility[]
  readonly isStaff?: boolean
  readonly looksOnly?: boolean
  /** Opened so. */
  readonly selection?: Selection
  /** What the workers that draw and find answer; all else is being drawn. */
  readonly workers?: Parameters<typeof workersAnswer>[0]
}

const teamId = '00000000-0000-4000-8000-000000000001'
const now = '2026-11-24T09:00:00.000Z'

type WatchProps = { readonly first: Selection; readonly onView: (view: StudioView) => void }

function Watch({ first, onView }: WatchProps) {
  const view = useStudio()
  const { select } = view
  useLayoutEffect(() => {
    onView(view)
  })
  useEffect(() => select(first), [select, first])
  return null
}

/** A piece of the studio on a design of its own, whose server takes each change at once, by the rules that it has. */
export function openInStudio(piece: ReactNode, options: Options = {}): Opened {
  const { artworks = [], withheld = [], isStaff = false, looksOnly = false, selection = null } = options
  installWorkers()
  forgetWorkers()
  workersAnswer(options.workers ?? {})
  const product = must(findProduct(...(options.product ?? ['shirt', 'tshirt'])), 'product')
  const may = (ability: DesignAbility) => !looksOnly && !withheld.includes(ability)
  const findArtwork = (id: string) => artworks.find(({ assetVersionId }) => assetVersionId === id)
  const designId = newId()
  let record: DesignRecord = {
    designId,
    revision: 1,
    timestamp: now,
    images: [],
    document: createDocument(product),
  }
  const take = (change: DesignChange, rights = { isStaff, may }): DesignRecord => {
    const context = { product, now, ...rights, newId: newId(), findArtwork }
    const revision = record.revision + 1
    const made = applyChange(record.document, change, context, { next: revision })
    if (!made.ok) throw new Error(made.refusal.code)
    record = { ...record, revision, document: made.value }
    return record
  }
  for (const change of options.made ?? []) take(change, { isStaff: true, may: () => true })
  const sent: DesignChange[] = []
  const session = new DesignSession(record, product, {
    send: async ({ designId: _, key: __, ...change }) => {
      sent.push(change as DesignChange)
      return take(change as DesignChange)
    },
    takeBack: () => new Promise(() => {}),
    readHistory: async () => ({ undo: null, redo: null }),
    reload: async () => record,
    failureOf: () => 'refused',
    newId,
    now: () => now,
    wait: () => new Promise(() => {}),
    keep: () => {},
    // Here and there the same rules hold: what is shown and then refused is a fault of the test, or of theirs.
    onRefused: error => {
      throw error
    },
    onDropped: refusal => {
      throw new Error(refusal.code)
    },
    isStaff,
    may,
  })
  session.start()
  for (const artwork of artworks) session.learnArtwork(artwork)
  let view: StudioView | undefined
  const { user } = openPage(
    <StudioProvider
      session={session}
      teamId={teamId}
      firstImages={[]}
      isStaff={isStaff}
      may={may}
      looksOnly={looksOnly}
    >
      <Watch first={selection} onView={next => (view = next)} />
      {piece}
    </StudioProvider>,
  )
  return {
    session,
    product,
    user,
    design: () => session.getSnapshot().document,
    sent,
    view: () => must(view, 'view'),
  }
}
