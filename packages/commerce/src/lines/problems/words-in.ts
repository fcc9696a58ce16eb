import { isSpare, type Line } from '../line.ts'
import type { List, WordSlot } from './problem.ts'

type Written = { readonly at: number; readonly line: Line; readonly text: string }

export function slotsOfKind(
  { slots }: Pick<List, 'slots'>,
  ...kinds: WordSlot['kind'][]
): readonly WordSlot[] {
  return slots.filter(({ kind }) => kinds.includes(kind))
}

/** What the lines of a list say in a slot, of those that say something. */
export function writtenIn({ lines }: Pick<List, 'lines'>, slotId: string): Written[] {
  return lines.flatMap((line, at) => {
    const text = line.words?.[slotId] ?? ''
    return text === '' ? [] : [{ at, line, text }]
  })
}

/** Places of lines of a kind of slot, whose words are so. */
export function findWritten(
  list: List,
  kind: WordSlot['kind'],
  isSo: (text: string, slotId: string) => boolean,
): number[] {
  return slotsOfKind(list, kind).flatMap(({ id }) =>
    writtenIn(list, id).flatMap(({ at, text }) => (isSo(text, id) ? [at] : [])),
  )
}

/** Places of people's pieces that say nothing in a slot of this kind, where others do. */
export function findMissing(list: List, kind: WordSlot['kind']): number[] {
  return slotsOfKind(list, kind).flatMap(({ id }) => {
    if (writtenIn(list, id).length === 0) return []
    return list.lines.flatMap((line, at) =>
      line.qty > 0 && !isSpare(line) && (line.words?.[id] ?? '') === '' ? [at] : [],
    )
  })
}
