import type { LetterFont } from './draw-words.ts'

/** Two letters as they stand beside each other, and how far from one to the next. Ems at the font's own width. */
export type Pair = { readonly left: Profile; readonly right: Profile; readonly advance: number }

/** How far a letter's ink reaches to both sides in each of its slices, from its own origin; null: it has none there. */
export type Profile = readonly ({ readonly from: number; readonly to: number } | null)[]

/** Slices of an em, and of how much from the foot of what hangs deepest. */
const perEm = 40
const below = 0.6
const slices = Math.round(2.4 * perEm)
/** Parts that a curve is taken as. */
const parts = 8

const kept = new WeakMap<LetterFont, Map<string, Pair | null>>()
const noLigatures = { liga: false, clig: false, dlig: false, rlig: false }

/** Letters of words that stand beside each other, each pair once; a space parts more than any gap. */
export function pairsOf(font: LetterFont, words: string): Pair[] {
  const known = kept.get(font) ?? new Map<string, Pair | null>()
  kept.set(font, known)
  const letters = [...words]
  return letters.slice(1).flatMap((letter, at) => {
    const both = `${letters[at]!}${letter}`
    if (/\s/.test(both)) return []
    let pair = known.get(both)
    if (pair === undefined) {
      pair = pairOf(font, both)
      known.set(both, pair)
    }
    return pair ? [pair] : []
  })
}

/** Null of what is no two glyphs, as a letter with an accent that stands alone, and of a script's letters that join. */
function pairOf(font: LetterFont, both: string): Pair | null {
  const pair = standing(font, both)
  return pair && !isJoined(pair, { letterSpacing: 0, narrow: 1 }) ? pair : null
}

function standing(font: LetterFont, both: string): Pair | null {
  const { glyphs, positions } = font.layout(both, noLigatures)
  const [left, right] = glyphs
  if (!left || !right || glyphs.length > 2) return null
  return {
    left: profileOf(left.path.commands, font.unitsPerEm),
    right: profileOf(right.path.commands, font.unitsPerEm),
    advance: (positions[0]?.xAdvance ?? left.advanceWidth) / font.unitsPerEm,
  }
}

type Spaced = { readonly letterSpacing: number; readonly narrow: number }

function isJoined({ left, right, advance }: Pair, { letterSpacing, narrow }: Spaced): boolean {
  return left.some((one, at) => {
    const other = right[at]
    return one && other && narrow * (advance + other.from - one.to) + letterSpacing <= 0
  })
}

/** Whether letters of words touch as they are spaced and narrowed along a straight line: a script's that the font joins. */
export function areLettersJoined(font: LetterFont, words: string, spaced: Spaced): boolean {
  const letters = [...words]
  return letters.slice(1).some((letter, at) => {
    const both = `${letters[at]!}${letter}`
    const pair = /\s/.test(both) ? null : standing(font, both)
    return pair !== null && isJoined(pair, spaced)
  })
}

type Outline = ReturnType<LetterFont['layout']>['glyphs'][number]['path']['commands']

function profileOf(commands: Outline, unitsPerEm: number): Profile {
  const found: ({ from: number; to: number } | null)[] = Array.from({ length: slices }, () => null)
  const mark = (x: number, y: number) => {
    const at = Math.min(slices - 1, Math.max(0, Math.floor((y + below) * perEm)))
    const slice = found[at]
    if (!slice) found[at] = { from: x, to: x }
    else {
      slice.from = Math.min(slice.from, x)
      slice.to = Math.max(slice.to, x)
    }
  }
  let [x, y, firstX, firstY] = [0, 0, 0, 0]
  const lineTo = (toX: number, toY: number) => {
    const steps = Math.max(1, Math.ceil(2 * perEm * Math.abs(toY - y)))
    for (let step = 0; step <= steps; step++)
      mark(x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps)
    ;[x, y] = [toX, toY]
  }
  for (const { command, args } of commands) {
    const ems = args.map(value => value / unitsPerEm)
    if (command === 'closePath') {
      lineTo(firstX, firstY)
      continue
    }
    const [toX, toY] = ems.slice(-2) as [number, number]
    if (command === 'moveTo') [x, y, firstX, firstY] = [toX, toY, toX, toY]
    else if (command === 'lineTo') lineTo(toX, toY)
    else {
      const points = [[x, y], ...chunked(ems)] as (readonly [number, number])[]
      for (let part = 1; part <= parts; part++) lineTo(...bezierAt(points, part / parts))
    }
  }
  return found
}

function chunked(values: readonly number[]): (readonly [number, number])[] {
  return Array.from({ length: values.length / 2 }, (_, i) => [values[2 * i]!, values[2 * i + 1]!] as const)
}

function bezierAt(points: readonly (readonly [number, number])[], share: number): [number, number] {
  if (points.length === 1) return [points[0]![0], points[0]![1]]
  return bezierAt(
    points.slice(1).map(([x, y], i) => {
      const [fromX, fromY] = points[i]!
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share] as const
    }),
    share,
  )
}

/**
 * The least spacing with which letters of each pair, so many times as wide as the font's own, are that far from each other
 * in whichever direction. Ems.
 */
export function leastSpacing(pairs: readonly Pair[], gap: number, narrow: number): number {
  const reach = Math.ceil(gap * perEm)
  let least = Number.NEGATIVE_INFINITY
  for (const { left, right, advance } of pairs) {
    for (let at = 0; at < slices; at++) {
      const one = left[at]
      if (!one) continue
      for (let off = -reach; off <= reach; off++) {
        const other = right[at + off]
        // Ink of slices beside each other may be as near as if it were in one.
        const apart = Math.max(0, Math.abs(off) - 1) / perEm
        if (!other || apart >= gap) continue
        const across = Math.sqrt(gap * gap - apart * apart)
        least = Math.max(least, across - narrow * (advance + other.from - one.to))
      }
    }
  }
  return least
}
