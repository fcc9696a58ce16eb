import type { DesignDocument } from '@teamloom/design/document.ts'
import { slotOf } from '@teamloom/design/slots.ts'
import type { MadeLine } from './made-line.ts'
import type { OrderedLine } from './ordered-line.ts'

/** A line for programs: its words as they are put on, and as they were typed where that is otherwise. */
export type PrintedLine = OrderedLine & { readonly typed?: OrderedLine['words'] }

/** TP48: words that cannot be made stand as they were typed. */
export function printedLines(
  lines: readonly OrderedLine[],
  document: Pick<DesignDocument, 'decorations'>,
  people: readonly MadeLine[],
): readonly PrintedLine[] {
  const made = new Map(people.map(({ line, words }) => [line.id, words]))
  return lines.map(line => {
    const shown = (made.get(line.id) ?? []).flatMap(({ decorationId, shown }) => {
      const slot = slotOf(document, decorationId)
      return slot && line.words[slot.id] !== undefined ? [[slot.id, shown] as const] : []
    })
    // What stands in several places is named after the first.
    const words = { ...line.words, ...Object.fromEntries(shown.toReversed()) }
    const others = Object.entries(line.words).filter(([slotId, text]) => words[slotId] !== text)
    return { ...line, words, ...(others.length > 0 ? { typed: Object.fromEntries(others) } : {}) }
  })
}
