import { type PaintedArt, paintArt } from './painted-art.ts'

export type Sample = PaintedArt & {
  readonly widthInches: number
  readonly heightInches: number
  /** How many areas there are, of one thread each, that touch no other area of that thread. */
  readonly apart: number
  /** All of it is wide enough to be sewn as it is drawn. */
  readonly isBroad: boolean
}

const [navy, red, white, gold] = ['#16305C', '#A3152A', '#F7F5EF', '#D8A631']

const cross = (x: number, y: number, long: number, wide: number) =>
  Math.min(Math.abs(x), Math.abs(y)) < wide && Math.max(Math.abs(x), Math.abs(y)) < long

/** Four inches across: a rim, a face, a cross on it, a golden bar over the cross. */
function crestAt(x: number, y: number): string | null {
  const away = Math.hypot(x - 0.5, y - 0.5)
  if (away > 0.48) return null
  if (away > 0.43) return navy!
  if (Math.abs(y - 0.5) < 0.02 && Math.abs(x - 0.5) < 0.32) return gold!
  return cross(x - 0.5, y - 0.5, 0.24, 0.045) ? white! : red!
}

/** Strokes of letters, by rows of a grid of 5 by 7. */
const letters: Readonly<Record<string, readonly string[]>> = {
  W: ['#...#', '#...#', '#...#', '#.#.#', '#.#.#', '#.#.#', '#####'],
  O: ['#####', '#...#', '#...#', '#...#', '#...#', '#...#', '#####'],
  L: ['#....', '#....', '#....', '#....', '#....', '#....', '#####'],
  V: ['#...#', '#...#', '#...#', '##.##', '.###.', '.###.', '..#..'],
  E: ['#####', '#....', '#....', '####.', '#....', '#....', '#####'],
  S: ['#####', '#....', '#....', '#####', '....#', '....#', '#####'],
}

const wordAt = (word: string) => (x: number, y: number) => {
  const at = x * word.length * 6
  const row = letters[word[Math.floor(at / 6)] ?? '']?.[Math.floor(y * 7)]
  return row?.[Math.floor(at % 6)] === '#' ? white! : null
}

const arcAt = (x: number, y: number) => {
  const angle = Math.atan2(y - 1.1, x - 0.5)
  const across = (angle + 2.05) / 0.96
  const down = (0.95 - Math.hypot(x - 0.5, y - 1.1)) / 0.18
  return across < 0 || across >= 1 || down < 0 || down >= 1 ? null : wordAt('WOLVES')(across, down)
}

const made = (
  size: readonly [width: number, height: number],
  apart: number,
  isBroad: boolean,
  hexAt: (x: number, y: number) => string | null,
): Sample => {
  const perInch = Math.min(200, 900 / Math.max(...size))
  const [widthInches, heightInches] = size
  return {
    ...paintArt(Math.round(widthInches * perInch), Math.round(heightInches * perInch), hexAt),
    widthInches,
    heightInches,
    apart,
    isBroad,
  }
}

const ringAt = (x: number, y: number, radius: number, wide: number) =>
  Math.abs(Math.hypot(x - 0.5, y - 0.5) - radius) < wide

/** What artwork may be like, by what is hard to sew of it. */
export const samples = {
  crest: made([4, 4], 4, true, crestAt),
  'a ring': made([2, 2], 1, true, (x, y) => (ringAt(x, y, 0.4, 0.04) ? navy! : null)),
  'rings in rings': made([3, 3], 4, true, (x, y) =>
    [0.1, 0.2, 0.32, 0.45].some(radius => ringAt(x, y, radius, 0.02)) ? red! : null,
  ),
  'lines of 0.3 mm': made([2, 1], 6, false, (x, y) =>
    (y * 25.4) % 5 < 0.3 && x > 0.1 && x < 0.9 ? navy! : null,
  ),
  'letters of 3 mm': made([0.84, 0.118], 6, false, wordAt('WOLVES')),
  'letters of half an inch': made([3.6, 0.55], 6, true, wordAt('WOLVES')),
  'words on an arc': made([3.5, 1.75], 6, true, arcAt),
  '300 islands': made([4, 3.75], 300, true, (x, y) =>
    (x * 20) % 1 < 0.6 && (y * 15) % 1 < 0.6 ? red! : null,
  ),
  'a stroke that turns back': made([2, 2], 1, true, (x, y) =>
    (Math.abs(x - 0.3) < 0.05 && y < 0.6) ||
    (Math.abs(x - 0.7) < 0.05 && y < 0.6) ||
    (y >= 0.6 && Math.abs(Math.hypot(x - 0.5, y - 0.6) - 0.2) < 0.05)
      ? gold!
      : null,
  ),
  'a frame with a hole': made([3, 2], 1, true, (x, y) =>
    Math.max(Math.abs(x - 0.5) * 1.5, Math.abs(y - 0.5)) < 0.25 ? null : navy!,
  ),
  'one thread': made([2, 2], 1, true, (x, y) => (cross(x - 0.5, y - 0.5, 0.45, 0.15) ? red! : null)),
  'words on a ground': made([3, 1.5], 7, true, (x, y) => {
    const at = [(x - 0.15) / 0.7, (y - 0.35) / 0.3] as const
    return (at[0] >= 0 && at[0] < 1 && at[1] >= 0 && at[1] < 1 ? wordAt('WOLVES')(...at) : null) ?? navy!
  }),
} satisfies Record<string, Sample>
