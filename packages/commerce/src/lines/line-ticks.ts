import { calledOf } from './held-by-people.ts'
import { isSpare, type Line } from './line.ts'

/** What somebody has looked at who ticks a line. */
export type Covered = {
  /** How its design is made, place and height of the words too: another text where that is another. */
  readonly look: string
  readonly size: string
  /** By the slots that show them; nothing of those that stay empty. */
  readonly words: Readonly<Record<string, string>>
}

type TickState = 'open' | 'ticked' | 'changed'

/** How many pieces of people a design has, how many of them were looked at, and how many are otherwise than when they were. */
export type TickCounts = { readonly lines: number; readonly ticked: number; readonly changed: number }

export type TickChange =
  | { readonly what: 'design' }
  | { readonly what: 'size'; readonly old: string; readonly new: string }
  | { readonly what: 'words'; readonly slotId: string; readonly old: string; readonly new: string }

/** The lines that are somebody's, and made. */
export function piecesOfPeople(lines: readonly Line[]): Line[] {
  return lines.filter(isPiece)
}

const isPiece = (line: Line) => !isSpare(line) && line.qty > 0

/** NN19: what a tick of a line holds, of a design that looks like this and shows the words of these slots. */
export function coveredOf(
  { size, words = {} }: Pick<Line, 'size' | 'words'>,
  { look, slotIds }: { readonly look: string; readonly slotIds: readonly string[] },
): Covered {
  const said = slotIds.flatMap(id => (words[id] ? [[id, words[id]] as const] : []))
  return { look, size, words: Object.fromEntries(said) }
}

/** NN19: what is otherwise than when the line was ticked; nothing: the tick holds. */
export function changesSince(was: Covered, is: Covered): TickChange[] {
  const slotIds = new Set([...Object.keys(was.words), ...Object.keys(is.words)])
  return [
    ...(was.look === is.look ? [] : [{ what: 'design' } as const]),
    ...(was.size === is.size ? [] : [{ what: 'size', old: was.size, new: is.size } as const]),
    ...[...slotIds].flatMap(slotId => {
      const [old, now] = [was.words[slotId] ?? '', is.words[slotId] ?? '']
      return old === now ? [] : [{ what: 'words', slotId, old, new: now } as const]
    }),
  ]
}

type About = Parameters<typeof coveredOf>[1]

/**
 * How the tick of a line stands, of which `was` was seen. What is otherwise is not told, as thousands are asked about
 * at once.
 */
export function tickStateOf(
  was: Covered | undefined,
  { size, words }: Pick<Line, 'size' | 'words'>,
  { look, slotIds }: About,
): TickState {
  if (!was) return 'open'
  // Where the look is the same the slots are.
  const isSame =
    was.look === look &&
    was.size === size &&
    slotIds.every(id => (was.words[id] ?? '') === (words?.[id] ?? ''))
  return isSame ? 'ticked' : 'changed'
}

/**
 * NN19: how far a list is looked at, and the first `most` who are missing, in its order; `ticks`: what was ticked, by the
 * lines' ids.
 */
export function countTicks(
  lines: readonly Line[],
  ticks: ReadonlyMap<string, { readonly covered: Covered }>,
  about: About,
  most: number,
): { readonly counts: TickCounts; readonly missing: readonly string[] } {
  const counts = { lines: 0, ticked: 0, changed: 0 }
  const missing: string[] = []
  for (const line of lines) {
    if (!isPiece(line)) continue
    counts.lines += 1
    const state = tickStateOf(ticks.get(line.id)?.covered, line, about)
    if (state !== 'open') counts[state] += 1
    // Its words in the order of the slots.
    if (state !== 'ticked' && missing.length < most)
      missing.push(calledOf({ ...line, words: coveredOf(line, about).words }))
  }
  return { counts, missing }
}

export function sumOfTicks(counts: readonly TickCounts[]): TickCounts {
  const sum = (of: keyof TickCounts) => counts.reduce((total, each) => total + each[of], 0)
  return { lines: sum('lines'), ticked: sum('ticked'), changed: sum('changed') }
}
