import type { Locale } from '@teamloom/kit/label.ts'
import type { MadeDecoration } from './decorations.ts'
import { type DocumentWord, documentWords } from './document-words.ts'

/** TP70: what is said of a decoration that covers its piece, and of artwork that in some size does not reach its edges. */
export function coverText(
  made: MadeDecoration,
  sizes: readonly { readonly fits: boolean }[],
  locale: Locale,
): string {
  return documentWords[sizes.every(({ fits }) => fits) ? coverWord(made) : 'coversShort'][locale]
}

function coverWord({ beginsAtBack, repeat }: MadeDecoration): DocumentWord {
  if (repeat && !beginsAtBack) return 'coversRepeated'
  if (beginsAtBack === 'seam') return 'followsSeam'
  return beginsAtBack === 'ends' ? 'beginsAtBack' : 'coversPiece'
}
