import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { type Difference, differenceBetween, withDifference } from '@teamloom/design/difference.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import type { Actor, Service } from '#api/access/caller.ts'
import type { DesignToSave } from '#api/designs/change-statements.ts'
import { mostBytes } from '#api/platform/news/news.ts'
import { writeWord } from '#api/platform/news/words.ts'

/** All that a room needs of a change which has the design as it was before: nothing is read again. */
export type CarriedChange = {
  readonly by: { readonly userId: string | null; readonly name: string }
  readonly change: DesignChange
  /** ISO 8601 UTC. */
  readonly at: string
  readonly lookKey: string
  readonly difference: Difference
  /** What is otherwise of when its pieces last changed, by their keys. */
  readonly touched: DesignDocument['touched']
  /** The length of the design's JSON as it is now: a design that comes out otherwise is read instead. */
  readonly length: number
}

/** The word of a change that was saved, with what came of it where that is short. */
export function wordOfChange(
  before: DesignDocument,
  document: DesignDocument,
  saved: Pick<DesignToSave, 'designId' | 'revisionRead' | 'document' | 'now' | 'lookKey'>,
  change: DesignChange,
  by: Actor | Service,
): string {
  const word = { kind: 'changed', designId: saved.designId, revision: saved.revisionRead + 1 } as const
  const touched = Object.entries(document.touched).filter(([key, at]) => before.touched[key] !== at)
  const carries: CarriedChange = {
    by: by.kind === 'person' ? { userId: by.id, name: by.firstName } : { userId: null, name: '' },
    change,
    at: saved.now.toISOString(),
    lookKey: saved.lookKey,
    difference: differenceBetween(before, document),
    touched: Object.fromEntries(touched),
    length: saved.document.length,
  }
  const whole = writeWord({ ...word, carries })
  return Buffer.byteLength(whole) <= mostBytes ? whole : writeWord(word)
}

/** The design that a change made of the one before; undefined where that was another than it was made of. */
export function documentAfter(
  before: DesignDocument,
  { difference, touched, length }: CarriedChange,
): DesignDocument | undefined {
  const document = {
    ...withDifference(before, difference),
    touched: { ...before.touched, ...touched },
  }
  return JSON.stringify(document).length === length ? document : undefined
}
