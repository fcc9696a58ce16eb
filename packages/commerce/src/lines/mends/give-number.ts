import { writtenIn } from '../problems/words-in.ts'
import type { About, Mend, MendedList } from './mend.ts'

const most = 99

/** The nearest number that nobody has and the sport's book allows, above first; the least where there is none yet. */
export function giveNumber({ list, slotId, text }: About): Mend | null {
  if (slotId === null) return null
  const isFree = freeIn(list, slotId)
  const own = /^\d{1,2}$/.test(text) ? Number(text) : 0
  const above = Array.from({ length: most - own }, (_, step) => own + 1 + step)
  const below = Array.from({ length: own }, (_, step) => own - 1 - step)
  const number = [...above, ...below].map(String).find(isFree)
  return number === undefined ? null : { kind: 'number', words: { [slotId]: number }, number }
}

function freeIn(list: MendedList, slotId: string): (number: string) => boolean {
  const taken = new Set(writtenIn(list, slotId).map(({ text }) => text))
  const { numbers } = list
  const isApart = (number: string) =>
    numbers?.apart.some(pair => pair.includes(number) && pair.some(other => taken.has(other))) ?? false
  return number => !taken.has(number) && (numbers?.allows(number) ?? true) && !isApart(number)
}
