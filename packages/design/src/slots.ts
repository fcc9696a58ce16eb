import type { PersonalKind } from '@teamloom/catalog/decorations/per-piece.ts'
import type { DecorationState, DesignDocument } from './document.ts'

/** Words that are each person's own, wherever on the garment they stand. */
export type Slot = {
  /** The id of its decoration: what lines keep their words by. */
  readonly id: string
  readonly kind: PersonalKind
  /** Shown where nobody's words are. */
  readonly sample: string
  readonly mayBeEmpty: boolean
  /** How it is made, and where. */
  readonly type: string
  readonly positionName: string
  /** Decorations that show the same words. */
  readonly linkedIds: readonly string[]
}

/** A decoration as far as its words go. */
type Worded = Pick<DecorationState, 'id' | 'active' | 'type' | 'positionName' | 'personal' | 'linkedTo'> & {
  readonly artwork: unknown
}

/** What each person is asked for, in the order of the decorations; none of what is hidden, or has no artwork. */
export function slotsOf({ decorations }: { readonly decorations: readonly Worded[] }): readonly Slot[] {
  const shown = decorations.filter(({ active, artwork }) => active && artwork !== null)
  const slots = new Map<string, Slot>()
  for (const { id } of shown) {
    const slot = slotOf({ decorations }, id)
    if (!slot?.personal) continue
    const { kind, sample, mayBeEmpty } = slot.personal
    const known = slots.get(slot.id)
    const linkedIds = [...(known?.linkedIds ?? []), ...(slot.id === id ? [] : [id])]
    const { type, positionName } = slot
    slots.set(slot.id, { id: slot.id, kind, sample, mayBeEmpty, type, positionName, linkedIds })
  }
  return [...slots.values()]
}

/**
 * The decoration whose words this one shows: itself, or the one that it is linked to. Where that has gone, or has no
 * words of persons any more, it has its own again. Undefined where its words are the same for all.
 */
export function slotOf<Decoration extends Worded>(
  document: { readonly decorations: readonly Decoration[] },
  decorationId: string,
): Decoration | undefined {
  const seen = new Set<string>()
  let slot = findOwn(document, decorationId)
  for (let next = slot; next && !seen.has(next.id); ) {
    seen.add(next.id)
    slot = next
    next = next.linkedTo === undefined ? undefined : findOwn(document, next.linkedTo)
  }
  return slot
}

function findOwn<Decoration extends Worded>(
  document: { readonly decorations: readonly Decoration[] },
  id: string,
): Decoration | undefined {
  const decoration = document.decorations.find(each => each.id === id)
  return decoration?.personal ? decoration : undefined
}

/** What a person's line has for the slots of a design, by the slots' ids. */
export type Words = Readonly<Record<string, string>>

/**
 * What a decoration says for a person; for nobody, `words` left out, its sample. Empty: nothing is put there. Undefined
 * where its words are the same for all.
 */
export function wordsOf(
  document: Pick<DesignDocument, 'decorations'>,
  decorationId: string,
  words?: Words,
): string | undefined {
  const slot = slotOf(document, decorationId)
  if (!slot?.personal) return undefined
  return words ? (words[slot.id] ?? '') : slot.personal.sample
}
