import type { Anchor } from '@teamloom/commerce/review/anchor.ts'
import type { CommentThread, DrawnMark } from '@teamloom/contract/comments.ts'
import { openSwitch } from '#web/lib/open-switch.ts'

/** How a place is shown: a point, or something that is drawn. */
export type PlacingTool = 'pin' | DrawnMark['shape']

/** A comment that is being written: where it is to be. */
export type CommentDraft = { readonly anchor: Anchor; readonly mark: DrawnMark | null }

export type Commenting = {
  /** The panel is asked for. */
  readonly isOpen: boolean
  readonly placing: PlacingTool | null
  readonly draft: CommentDraft | null
  /** The thread that is read. */
  readonly threadId: string | null
  readonly state: CommentThread['state']
}

const nothing: Commenting = { isOpen: false, placing: null, draft: null, threadId: null, state: 'open' }

/** What the stage and the panel know of comments, apart from what is said. */
export const commenting = openSwitch<Commenting>(nothing)

/** The thread that is pointed at, in the list or on the garment. */
export const pointedThread = openSwitch<string | null>(null)

export function changeCommenting(change: Partial<Commenting>): void {
  commenting.set({ ...commenting.get(), ...change })
}

export function openThread({ id, state }: Pick<CommentThread, 'id' | 'state'>): void {
  changeCommenting({ isOpen: true, threadId: id, state, placing: null })
}

export function beginComment(draft: CommentDraft): void {
  changeCommenting({ isOpen: true, placing: null, draft, threadId: null })
}

export function closeComments(): void {
  commenting.set(nothing)
  pointedThread.set(null)
}
