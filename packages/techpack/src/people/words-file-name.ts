import type { Slot } from '@teamloom/design/slots.ts'
import { fileNamePart } from '../file-names.ts'
import { keysOf, type OrderedLine } from './ordered-line.ts'

/** What stands where a line has no number, or no name. */
const none = 'none'

/**
 * TP48: names files of words, `people/1_Tour-hoodie/M_10_RIVERA_upperBack.svg`, no two of them alike, whether or not a
 * system tells capitals from small letters. `folder`: the item's.
 */
export function namesOfWords(folder: string, slots: readonly Slot[]) {
  const used = new Map<string, number>()
  return (line: OrderedLine, positionName: string): string => {
    const { number, name } = keysOf(line, slots)
    const part = (text: string) => (text === '' ? none : fileNamePart(text))
    const named = [fileNamePart(line.size), part(number), part(name), fileNamePart(positionName)].join('_')
    const key = named.toLowerCase()
    const times = (used.get(key) ?? 0) + 1
    used.set(key, times)
    return `people/${folder}/${named}${times > 1 ? `_${times}` : ''}.svg`
  }
}
