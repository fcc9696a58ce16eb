import { caseOf, toCase } from '../letter-case.ts'
import { slotsOfKind, writtenIn } from '../problems/words-in.ts'
import type { About, Mend, MendedList } from './mend.ts'

const write = (slotId: string | null, text: string, before: string): Mend | null =>
  slotId === null || text === '' || text === before ? null : { kind: 'words', words: { [slotId]: text } }

/** Words with their letters as large or small as most of the list has them in the slot. */
function asOthers(list: MendedList, slotId: string, text: string): string {
  const cases = writtenIn(list, slotId).flatMap(each => caseOf(each.text) ?? [])
  const most = (['upper', 'mixed', 'lower'] as const).find(
    each => cases.filter(own => own === each).length * 2 > cases.length,
  )
  return most ? toCase(text, most) : text
}

/** What digits stand for in a name is mended first: they have no case. */
export function writeAsOthers({ list, slotId, text }: About): Mend | null {
  return slotId === null || /\p{Nd}/u.test(text) ? null : write(slotId, asOthers(list, slotId, text), text)
}

/** The person's last name, or the only one that they have. */
export function writePersonsName({ list, line, slotId }: About): Mend | null {
  const name = line.person?.last_name || line.person?.first_name || ''
  return slotId === null ? null : write(slotId, asOthers(list, slotId, name), '')
}

const digits: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  I: '1',
  l: '1',
  i: '1',
  L: '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  B: '8',
}

/** A letter that stands for the digit that it looks like; a sign of a number is left out. */
export function writeDigits({ slotId, text }: About): Mend | null {
  const bare = text.replace(/^\s*(#|n[°ºo]\.?|no\.?)\s*/i, '').replaceAll(/\s/g, '')
  const read = [...bare].map(letter => digits[letter] ?? letter).join('')
  return /^\d{1,2}$/.test(read) ? write(slotId, read, text) : null
}

const letters: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '3': 'E', '5': 'S', '8': 'B' }

/** A digit that stands for the letter that it looks like; a number behind a name goes where numbers are, if none is there. */
export function writeLetters({ list, line, slotId, text }: About): Mend | null {
  const parts = text.split(/\s+#?/)
  const last = parts.at(-1) ?? ''
  const isBehind = parts.length > 1 && /^\d{1,2}$/.test(last) && /\p{L}/u.test(text)
  const number = slotsOfKind(list, 'number').find(({ id }) => (line.words?.[id] ?? '') === '')
  if (isBehind && number && slotId !== null)
    return { kind: 'words', words: { [slotId]: parts.slice(0, -1).join(' '), [number.id]: last } }
  const read = [...text].map(each => letters[each] ?? each).join('')
  if (/\p{Nd}/u.test(read) || !/\p{L}/u.test(text)) return null
  return write(slotId, caseOf(text) === 'upper' ? read : toCase(read, 'mixed'), text)
}

/** The first part of a double name that is short enough. */
export function writeShorter({ list, slotId, text }: About): Mend | null {
  return slotId === null ? null : write(slotId, list.longName(slotId, text)?.shorter ?? '', text)
}
