import { byIdIn, type Reference, referencesOf } from '#api/platform/artwork/svg/references.ts'
import { presentationAttributes } from '#api/platform/artwork/svg/svg-vocabulary.ts'

/** What counts for an element and not for those within it. */
const ownAlone = new Set(
  'overflow display opacity clip-path mask filter stop-color stop-opacity lighting-color flood-color flood-opacity alignment-baseline baseline-shift'.split(
    ' ',
  ),
)
const inherited = [...presentationAttributes.filter(name => !ownAlone.has(name)), 'xml:space']

/** Where words stand, how they look by themselves; all else is of the place that they are put into. */
const ofWords =
  /^(?:x|y|dx|dy|rotate|textLength|lengthAdjust|xml:space|(?:font|text|letter|word|writing|dominant|alignment|baseline)-.*)$/

/**
 * A drawing of nothing but words, in its units: each with the properties that it has where it stands, what it is
 * painted in and the lines that it lies along. Named in their order by `nameOf`.
 */
export function wordsAlone(
  root: Element,
  texts: readonly Element[],
  nameOf: (index: number) => string,
): Element {
  const alone = root.cloneNode(false) as Element
  const paints = root.ownerDocument.createElementNS(root.namespaceURI, 'defs')
  for (const needed of neededBy(texts, byIdIn(root))) paints.append(needed.cloneNode(true))
  alone.append(paints)
  for (const [index, text] of texts.entries()) {
    const words = text.cloneNode(true) as Element
    for (const name of ['transform', 'style', ...ownAlone]) words.removeAttribute(name)
    giveStyle(text, words)
    words.id = nameOf(index)
    alone.append(within(text.parentElement, root, words))
  }
  return alone
}

/** What its outlines are put into: with all that is the element's and not its words'. */
export function placeOf(text: Element): Element {
  const place = text.ownerDocument.createElementNS(text.namespaceURI, 'g')
  for (const { name, value } of Array.from(text.attributes))
    if (!ofWords.test(name)) place.setAttribute(name, value)
  return place
}

/** In groups that hand on what those do which it stands in. */
function within(place: Element | null, root: Element, inner: Element): Element {
  if (!place || place === root) return inner
  const group = place.ownerDocument.createElementNS(place.namespaceURI, 'g')
  for (const name of inherited) {
    const value = place.getAttribute(name)
    if (value !== null) group.setAttribute(name, value)
  }
  giveStyle(place, group)
  group.append(inner)
  return within(place.parentElement, root, group)
}

/** The one property of those that count in a style alone which is of words. */
function giveStyle(from: Element, to: Element): void {
  const [kerning] = /font-kerning:[^;]*/.exec(from.getAttribute('style') ?? '') ?? []
  if (kerning !== undefined) to.setAttribute('style', kerning)
}

function neededBy(texts: readonly Element[], byId: ReadonlyMap<string, Element>): ReadonlySet<Element> {
  const needed = new Set<Element>()
  const follow = (references: readonly Reference[]) => {
    for (const { id } of references) {
      const target = byId.get(id)
      if (!target || needed.has(target)) continue
      needed.add(target)
      for (const each of [target, ...target.querySelectorAll('*')]) follow(referencesOf(each))
    }
  }
  const isOfWords = ({ attribute }: Reference) => /^(?:href|fill|stroke)$/.test(attribute)
  for (const text of texts) {
    for (const each of [text, ...text.querySelectorAll('*')]) follow(referencesOf(each).filter(isOfWords))
    for (let outer = text.parentElement; outer; outer = outer.parentElement)
      follow(referencesOf(outer).filter(({ attribute }) => /^(?:fill|stroke)$/.test(attribute)))
  }
  return needed
}
