import type { Slot } from '@teamloom/design/slots.ts'
import { fileNamePart } from '../file-names.ts'
import { keysOf, type OrderedLine } from './ordered-line.ts'

/** What stands where a line has no number, or no name. */
const none = 'none'

/**
 * TP48: names files of words, `people/1_Tour-hoodie/M_10_RIVERA_upperBack.svg`, no two of them alike, whether or not a
 * system tells capitals from small letters. Lines that size, number and name leave alike have their person's names
 * beside, `RIVERA-Ana-Roy`, and a number where these are alike too. `folder`: the item's.
 */
export function namesOfWords(folder: string, slots: readonly Slot[], lines: readonly OrderedLine[]) {
  const used = new Map<string, number>()
  const alike = new Map<string, number>()
  for (const line of lines) alike.set(keyOf(line), (alike.get(keyOf(line)) ?? 0) + 1)

  function keyOf(line: OrderedLine): string {
    const { number, name } = keysOf(line, slots)
    return [fileNamePart(line.size), partOf(number), partOf(name)].join('_').toLowerCase()
  }

  return (line: OrderedLine, positionName: string): string => {
    const { number, name } = keysOf(line, slots)
    const person = `${line.firstName} ${line.lastName}`.trim()
    const isAlike = (alike.get(keyOf(line)) ?? 0) > 1 && person !== ''
    const named = [
      fileNamePart(line.size),
      partOf(number),
      isAlike ? `${partOf(name)}-${partOf(person)}` : partOf(name),
      fileNamePart(positionName),
    ].join('_')
    const key = named.toLowerCase()
    const times = (used.get(key) ?? 0) + 1
    used.set(key, times)
    return `people/${folder}/${named}${times > 1 ? `_${times}` : ''}.svg`
  }
}

/** O’BRIEN is one word and SAINT-PIERRE two; what has no Latin letter or figure stands as the numbers of its letters. */
function partOf(text: string): string {
  if (text === '') return none
  const words = text.replaceAll(/['’‘ʼ`´]/g, '')
  if (/[\p{Script=Latin}\p{Nd}]/u.test(words)) return fileNamePart(words)
  return fileNamePart(
    Array.from(text.normalize('NFC'), letter => `U${letter.codePointAt(0)!.toString(16)}`).join(''),
  )
}
