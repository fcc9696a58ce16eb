/** Which numbers people choose among. They are text: `0`, `00` and `07` are three. */
export type NumberRange = {
  readonly from: number
  readonly to: number
  /** Nobody's to choose: the organiser gives them. */
  readonly reserved: readonly string[]
}

export const usualNumbers: NumberRange = { from: 0, to: 99, reserved: [] }

/** The last that a range may reach. */
export const mostNumber = 999

/** SC34: whether a text is one of its numbers, however many noughts stand before it. */
export function isInRange({ from, to }: NumberRange, number: string): boolean {
  const value = Number(number)
  return /^\d+$/.test(number) && number.length <= digitsOf(to) && value >= from && value <= to
}

/** How many digits numbers have, at least two: `07` is worn beside `7`. */
const digitsOf = (to: number) => Math.max(2, String(to).length)

/** SC34: what is shown to choose among, `00` beside `0`; who wants `07` writes it. */
export function offeredNumbers({ from, to }: NumberRange): string[] {
  const plain = Array.from({ length: to - from + 1 }, (_, at) => String(from + at))
  return from === 0 ? ['0', '00', ...plain.slice(1)] : plain
}

/** Numbers as they are typed beside each other: `10, 12 00`; what is none is told as it stands. */
export function readNumbers(text: string): { readonly reserved: string[]; readonly unread: string[] } {
  const typed = [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
  const isNumber = (each: string) => /^\d{1,3}$/.test(each)
  return { reserved: typed.filter(isNumber), unread: typed.filter(each => !isNumber(each)) }
}

/** The numbers that nobody has, and nobody keeps for somebody. */
export function freeNumbers(range: NumberRange, taken: readonly string[]): string[] {
  const gone = new Set([...range.reserved, ...taken])
  return offeredNumbers(range).filter(number => !gone.has(number))
}

/** The free one that is next to a number; undefined where none is left. */
export function nearestFree(free: readonly string[], number: string): string | undefined {
  const away = (each: string) => Math.abs(Number(each) - Number(number))
  return free.toSorted((a, b) => away(a) - away(b) || Number(a) - Number(b))[0]
}
