import type { Locale } from '@teamloom/kit/label.ts'
import type { ContentItem } from '../content.ts'
import { colon } from '../document-text.ts'
import { toProduce } from '../quantities.ts'
import type { MadeLine } from './made-line.ts'
import { peopleWords } from './people-words.ts'

/** TP49: how many of each size have no words, in the list and beyond it: `Without words: M 4, L 2.` */
export function wordlessTexts(
  { quantities }: Pick<ContentItem, 'quantities'>,
  people: readonly MadeLine[],
  sizeLabel: (name: string) => string,
  locale: Locale,
): string[] {
  const listed = (sizeName: string, isCounted: (line: MadeLine['line']) => boolean = () => true) =>
    people
      .filter(({ line }) => line.size === sizeName && isCounted(line))
      .reduce((sum, { line }) => sum + line.pieces, 0)
  const say = (
    word: 'blanks' | 'beyond' | 'fewer',
    countOf: (size: (typeof quantities)[number]) => number,
  ) => {
    const counts = quantities.flatMap(size => {
      const count = countOf(size)
      return count > 0 ? [`${sizeLabel(size.sizeName)} ${count}`] : []
    })
    return counts.length > 0 ? [`${peopleWords[word][locale]}${colon[locale]}${counts.join(', ')}.`] : []
  }
  const beyond = say('beyond', size => toProduce(size) - listed(size.sizeName))
  return [
    ...say('blanks', ({ sizeName }) => listed(sizeName, ({ words }) => Object.keys(words).length === 0)),
    ...(beyond.length > 0 ? beyond : [peopleWords.nothingBeyond[locale]]),
    ...say('fewer', size => listed(size.sizeName) - toProduce(size)),
  ]
}
