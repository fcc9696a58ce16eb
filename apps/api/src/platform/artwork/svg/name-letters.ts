import { lettersNowhere } from '#api/platform/artwork/lettering/shipped-letters.ts'

/** Nobody reads more of them. */
const mostNamed = 24

/** The letters of a drawing's words that none of our fonts has, each once: boxes stand for them. */
export function nameLetters(root: Element): string {
  const words = [...root.querySelectorAll('text')].map(text => text.textContent ?? '').join('')
  return [...lettersNowhere(words)].slice(0, mostNamed).join('')
}
