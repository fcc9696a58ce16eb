import { readStyleSheet } from '#api/platform/artwork/style-sheet.ts'

/**
 * Whether a drawing can be drawn in reason. What is used, masked, clipped, filled or marked with something else is
 * drawn together with it, so that ten in ten in ten … is many, and each level takes a picture's memory.
 */
export function isModest(root: Element): boolean {
  const references = findReferences(root)
  const byId = new Map([...root.querySelectorAll('[id]')].map(element => [element.id, element]))
  const known = new Map<Element, Effort>()

  const measure = (element: Element, level: number): Effort => {
    // What draws itself never comes to an end.
    if (level > most.depth) return endless
    const before = known.get(element)
    if (before) return before
    const found = (references.get(element) ?? []).flatMap(({ by, id }) => {
      const target = byId.get(id)
      return target ? [{ by, target }] : []
    })
    const targetsOf = (by: Reference['by']) =>
      found.filter(each => each.by === by).map(each => measure(each.target, level + 1))
    const inside = [
      ...[...element.children].map(child => measure(child, level + 1)),
      ...targetsOf('shows'),
      ...targetsOf('covers'),
    ]
    const [fills, marks] = [targetsOf('fills'), targetsOf('marks')]
    const points = sum(inside.map(part => part.points)) + countPoints(element)
    const drawn = sum(inside.map(part => part.drawn)) + ownEffort(element)
    const effort = {
      points,
      // A fill is inherited by all that is inside, a mark stands at each of its points.
      drawn: drawn * (1 + sum(fills.map(part => part.drawn))) + points * sum(marks.map(part => part.drawn)),
      // A filter keeps the picture of each of its primitives.
      depth:
        element.localName === 'filter'
          ? 1 + element.children.length
          : 1 + Math.max(0, ...[...inside, ...fills, ...marks].map(part => part.depth)),
    }
    known.set(element, effort)
    return effort
  }

  const { drawn, depth } = measure(root, 1)
  return drawn <= most.drawn && depth <= most.depth
}

const most = { drawn: 200_000, depth: 100 } as const

/** Whether elements lie in each other no deeper than what is measured. Before parsing, which is slow for deep ones. */
export function isShallow(source: string): boolean {
  let depth = 0
  for (let at = source.indexOf('<'); at >= 0; at = source.indexOf('<', at)) {
    const skipped = skips.find(([start]) => source.startsWith(start, at))
    const end = skipped ? source.indexOf(skipped[1], at) : endOfTag(source, at)
    if (end < 0) return true
    if (!skipped) {
      if (source[at + 1] === '/') depth -= 1
      else if (source[end - 1] !== '/') depth += 1
      if (depth > most.depth) return false
    }
    at = end + 1
  }
  return true
}

const skips = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const

/** Of its `>`, which does not stand in quotes; -1 when it has none. */
function endOfTag(source: string, start: number): number {
  let quote = ''
  for (let at = start + 1; at < source.length; at++) {
    const character = source[at]!
    if (quote) {
      if (character === quote) quote = ''
    } else if (character === '>') return at
    else if (character === '"' || character === "'") quote = character
  }
  return -1
}

type Effort = { readonly drawn: number; readonly points: number; readonly depth: number }

const endless: Effort = { drawn: Infinity, points: Infinity, depth: Infinity }

/** How another element is drawn with this one. */
type Reference = { readonly by: 'shows' | 'covers' | 'fills' | 'marks'; readonly id: string }

const byProperty: Readonly<Record<string, Reference['by']>> = {
  mask: 'covers',
  'clip-path': 'covers',
  filter: 'covers',
  fill: 'fills',
  stroke: 'fills',
  marker: 'marks',
  'marker-start': 'marks',
  'marker-mid': 'marks',
  'marker-end': 'marks',
}

function findReferences(root: Element): Map<Element, Reference[]> {
  const found = new Map<Element, Reference[]>()
  const add = (element: Element, references: readonly Reference[]) => {
    if (references.length > 0) found.set(element, [...(found.get(element) ?? []), ...references])
  }
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const href = element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? ''
    if (href.startsWith('#')) add(element, [{ by: 'shows', id: href.slice(1) }])
    for (const property of Object.keys(byProperty)) {
      const value = element.getAttribute(property)
      if (value?.includes('#')) add(element, referencesIn(`${property}:${value}`))
    }
    add(element, referencesIn(element.getAttribute('style') ?? ''))
  }
  const sheets = [...root.querySelectorAll('style')].map(style => style.textContent ?? '')
  for (const { selector, declarations } of readStyleSheet(sheets.join('\n'))) {
    const references = referencesIn(declarations)
    if (references.length > 0) for (const element of select(root, selector)) add(element, references)
  }
  return found
}

function referencesIn(declarations: string): Reference[] {
  if (!declarations.includes('#')) return []
  return declarations.split(';').flatMap(declaration => {
    const property = declaration.slice(0, declaration.indexOf(':')).trim().toLowerCase()
    const by = byProperty[property]
    return by
      ? [...declaration.matchAll(/url\(\s*['"]?#([^'")]+)/g)].map(([, id]) => ({ by, id: id!.trim() }))
      : []
  })
}

/** Everything, for a selector that cannot be read: rather too much than too little. */
function select(root: Element, selector: string): Iterable<Element> {
  try {
    return root.querySelectorAll(selector)
  } catch {
    return root.querySelectorAll('*')
  }
}

/** Filters go over the whole picture, once for each primitive; letters are drawn one by one. */
function ownEffort(element: Element): number {
  const numberOf = (name: string) => {
    const value = Number.parseFloat(element.getAttribute(name) ?? '')
    return Number.isFinite(value) ? Math.abs(value) : 1
  }
  switch (element.localName) {
    case 'feTurbulence':
      return 20 * (1 + numberOf('numOctaves'))
    case 'feMorphology':
      return 20 * (1 + numberOf('radius') ** 2)
    case 'feConvolveMatrix':
      return 20 * (1 + numberOf('order') ** 2)
    case 'text':
      return 1 + 5 * (element.textContent?.length ?? 0)
    default:
      return element.localName.startsWith('fe') ? 20 : 1
  }
}

function countPoints(element: Element): number {
  const numbers = `${element.getAttribute('d') ?? ''} ${element.getAttribute('points') ?? ''}`.match(
    /[\d.]+/g,
  )
  return numbers?.length ?? 0
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
