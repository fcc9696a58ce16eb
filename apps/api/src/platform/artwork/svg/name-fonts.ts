import { chooseFont, usualFont } from '#api/platform/artwork/lettering/shipped-fonts.ts'

/** Nobody reads more of them. */
const mostNamed = 8
const longestName = 60

/** Says of all words in which of our fonts they are drawn, and which others were meant. */
export function nameFonts(root: Element): readonly string[] {
  const missing = new Set<string>()
  const visit = (element: Element, outer: string | undefined) => {
    const own = element.getAttribute('font-family')
    const font = own === null ? undefined : chooseFont(own)
    if (font) element.setAttribute('font-family', font.family)
    const meant = font ? font.missing : outer
    if (meant !== undefined && hasWords(element)) missing.add(meant.slice(0, longestName))
    for (const child of element.children) visit(child, meant)
  }
  visit(root, undefined)
  const isSaid = root.hasAttribute('font-family') || !root.querySelector('text')
  if (!isSaid) root.setAttribute('font-family', usualFont)
  return [...missing].slice(0, mostNamed)
}

function hasWords(element: Element): boolean {
  return (
    /^(?:text|tspan|textPath)$/.test(element.localName) &&
    [...element.childNodes].some(node => node.nodeType === 3 && /\S/.test(node.nodeValue ?? ''))
  )
}
