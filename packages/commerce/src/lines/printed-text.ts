import { isSpare, type Line } from './line.ts'

/**
 * All that people's lines say, as one text, whatever their order: another where one says something else, is of another size,
 * came or went. Empty where there are none.
 */
export function printedText(lines: readonly Line[]): string {
  const texts: string[] = []
  for (const line of lines) {
    if (isSpare(line)) continue
    const { id, size, words = {} } = line
    let said = id + between + size
    for (const slotId of Object.keys(words).toSorted())
      if (words[slotId]) said += between + slotId + between + words[slotId]
    texts.push(said)
  }
  return texts.toSorted().join('\n')
}

/** No word has it (AC32). */
const between = '\u0000'
