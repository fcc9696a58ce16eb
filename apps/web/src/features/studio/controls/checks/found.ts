import type { DecorationView } from '@teamloom/design/design-state.ts'
import { type FoundKey, isFoundKey } from '@teamloom/design/finding-words.ts'

type Check = DecorationView['checks'][number]

/** A finding that is to be looked at, by its number in the list, on the garment and in words. */
export type Found = Check & { readonly key: FoundKey; readonly number: number }

export function foundOf({ checks }: Pick<DecorationView, 'checks'>): readonly Found[] {
  return checks
    .filter((check): check is Check & { key: FoundKey } => isFoundKey(check.key))
    .map((check, index) => ({ ...check, number: index + 1 }))
}
