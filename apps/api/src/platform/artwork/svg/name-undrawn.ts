import type { UndrawnFeature } from '@teamloom/artwork/drawing-fault.ts'

/** What is said of an element in an attribute that is not drawn as browsers draw it. */
const undrawnValues: readonly (readonly [names: readonly string[], value: RegExp, UndrawnFeature])[] = [
  [['fill', 'stroke'], /^context-/i, 'contextPaint'],
  [['clip-path'], /^(?!none|inherit|initial|unset|url\()/i, 'shapeAsClip'],
  [['mask'], /^(?!none|inherit|initial|unset|url\()/i, 'maskImage'],
]

/** Attributes of words, in which a variable could stand. */
const isWords = (name: string) => !/^(?:id|href|d|points)$/.test(name)

/** The first thing in a drawing that is not drawn as browsers draw it. */
export function nameUndrawn(root: Element): UndrawnFeature | undefined {
  const elements = [root, ...root.querySelectorAll('*')]
  const turned = elements.filter(
    element => element.hasAttribute('filter') && isTransformed(element, /rotate|skew|matrix/i),
  )
  for (const element of elements) {
    if ([...element.attributes].some(({ name, value }) => isWords(name) && /var\s*\(/i.test(value)))
      return 'cssVariable'
    for (const [names, value, feature] of undrawnValues)
      if (names.some(name => value.test(element.getAttribute(name) ?? 'none'))) return feature
    if (element.localName === 'feImage' && isPlaced(element, turned)) return 'filterImage'
    if (element.localName === 'symbol' && measuresUse(element, root)) return 'symbolPercentage'
    if (element.getAttribute('vector-effect') === 'non-scaling-stroke' && isScaled(element))
      return 'fixedStrokeWidth'
    element.removeAttribute('vector-effect')
  }
  return undefined
}

/** Whether it is drawn in another scale than the whole drawing. */
function isScaled(element: Element): boolean {
  const inner = element.parentElement?.closest('svg, symbol, pattern, marker')
  return !!inner?.parentElement || isTransformed(element, /scale|skew|matrix/i)
}

function isTransformed(element: Element, how: RegExp): boolean {
  for (let each: Element | null = element; each; each = each.parentElement)
    if (how.test(each.getAttribute('transform') ?? '')) return true
  return false
}

/** A picture in a filter is drawn where it is asked for only if it is a bitmap, and nothing turns it. */
function isPlaced(feImage: Element, turned: readonly Element[]): boolean {
  if (!['x', 'y', 'width', 'height'].some(name => feImage.hasAttribute(name))) return false
  const isBitmap = feImage.getAttribute('href')?.startsWith('data:')
  const filter = `url(#${feImage.parentElement?.id})`
  return !isBitmap || turned.some(element => element.getAttribute('filter')?.includes(filter))
}

/** A symbol without units of its own has the size of each use of it. */
function measuresUse(symbol: Element, root: Element): boolean {
  if (symbol.hasAttribute('viewBox')) return false
  const hasShares = [...symbol.querySelectorAll('*')].some(element =>
    ['x', 'y', 'width', 'height', 'cx', 'cy', 'r'].some(name => element.getAttribute(name)?.includes('%')),
  )
  const uses = hasShares ? [...root.querySelectorAll('use')] : []
  return uses.some(use => use.getAttribute('href') === `#${symbol.id}` && use.hasAttribute('width'))
}
