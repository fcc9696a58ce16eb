import type { PersonalKind } from '@teamloom/catalog/decorations/per-piece.ts'
import type { PricedSlot } from '../pricing/price-personal.ts'
import { calledOf } from './held-by-people.ts'
import { isSpare, type Line } from './line.ts'

/**
 * One thing that became otherwise in a list, of whom it is: a line came or went, or its words, size, pieces or person did.
 * `kind`: of the words, null where the design asks for them no more.
 */
export type LineChange =
  | { readonly what: 'added' | 'removed'; readonly who: string; readonly size: string; readonly qty: number }
  | {
      readonly what: 'words'
      readonly who: string
      readonly kind: PersonalKind | null
      readonly old: string
      readonly new: string
    }
  | { readonly what: 'size' | 'person'; readonly who: string; readonly old: string; readonly new: string }
  | {
      readonly what: 'pieces' | 'spares'
      readonly who: string
      readonly old: number
      readonly new: number
    }

/** How many changes a history tells of one edit. */
const mostTold = 30

/** NN12: what became otherwise, line by line, the first thirty, and how many there are. Spares are told by their size. */
export function changesOfLines(
  before: readonly Line[],
  after: readonly Line[],
  slots: readonly PricedSlot[],
): { readonly changes: readonly LineChange[]; readonly count: number } {
  const old = new Map(before.map(line => [line.id, line]))
  const now = new Map(after.map(line => [line.id, line]))
  const gone = before.filter(({ id }) => !now.has(id)).flatMap(line => cameOrWent('removed', line))
  const others = after.flatMap(line => {
    const was = old.get(line.id)
    return was ? changesOfLine(was, line, slots) : cameOrWent('added', line)
  })
  const all = [...gone, ...others]
  return { changes: all.slice(0, mostTold), count: all.length }
}

function cameOrWent(what: 'added' | 'removed', line: Line): LineChange[] {
  const { size, qty } = line
  if (!isSpare(line)) return [{ what, who: calledOf(line), size, qty }]
  const [old, now] = what === 'added' ? [0, qty] : [qty, 0]
  return old === now ? [] : [{ what: 'spares', who: size, old, new: now }]
}

function changesOfLine(was: Line, is: Line, slots: readonly PricedSlot[]): LineChange[] {
  if (isSpare(is))
    return was.qty === is.qty ? [] : [{ what: 'spares', who: is.size, old: was.qty, new: is.qty }]
  const who = calledOf(was) || calledOf(is)
  const changes: LineChange[] = []
  const [named, renamed] = [nameOf(was), nameOf(is)]
  if (named !== renamed) changes.push({ what: 'person', who, old: named, new: renamed })
  for (const slotId of new Set([...Object.keys(was.words ?? {}), ...Object.keys(is.words ?? {})])) {
    const [old, now] = [was.words?.[slotId] ?? '', is.words?.[slotId] ?? '']
    const kind = slots.find(({ id }) => id === slotId)?.kind ?? null
    if (old !== now) changes.push({ what: 'words', who, kind, old, new: now })
  }
  if (was.size !== is.size) changes.push({ what: 'size', who, old: was.size, new: is.size })
  if (was.qty !== is.qty) changes.push({ what: 'pieces', who, old: was.qty, new: is.qty })
  return changes
}

/** A person's name and address. */
function nameOf({ person }: Line): string {
  if (!person) return ''
  const { first_name, last_name, email } = person
  return [`${first_name} ${last_name}`.trim(), email ?? ''].filter(Boolean).join(', ')
}
