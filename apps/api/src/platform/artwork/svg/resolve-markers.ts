const places = ['marker-start', 'marker-mid', 'marker-end']
const paints = ['fill', 'stroke'] as const

/** More is not made of marks for the lines that they stand on. */
const mostMade = 20_000

type Context = Readonly<Record<(typeof paints)[number], string | undefined>>

/** Marks that turn around at the start, or take the colours of the line that they stand on, are made for it. */
export function resolveMarkers(root: Element): undefined {
  const markers = new Map(
    [...root.querySelectorAll('marker[id]')].map(marker => [marker.id, inspect(marker)]),
  )
  if (markers.size === 0) return
  const made = new Set<string>()
  const kept = new Set<Element>()
  let room = mostMade
  for (const element of root.querySelectorAll(places.map(place => `[${place}]`).join())) {
    for (const place of places) {
      const marker = markers.get(/^url\(#([^()]*)\)$/.exec(element.getAttribute(place) ?? '')?.[1] ?? '')
      if (!marker) continue
      const isTurned = marker.isReversed && place === 'marker-start'
      const context = { fill: plainPaint(element, 'fill'), stroke: plainPaint(element, 'stroke') }
      const isPainted = marker.isPainted && context.fill !== undefined && context.stroke !== undefined
      if (marker.isPainted && !isPainted) kept.add(marker.element)
      if (!isTurned && !isPainted) continue
      const id = [
        marker.element.id,
        ...(isTurned ? ['turned'] : []),
        ...(isPainted ? Object.values(context) : []),
      ]
        .join('-')
        .replace(/[^\w.:-]/g, '_')
      if (!made.has(id)) {
        room -= marker.size
        if (room < 0) return
        made.add(id)
        marker.element.after(makeMarker(marker.element, id, isTurned, isPainted ? context : undefined))
      }
      element.setAttribute(place, `url(#${id})`)
    }
  }
  for (const { element, isReversed, isPainted } of markers.values()) {
    if (isReversed) element.setAttribute('orient', 'auto')
    // Each line has its own now.
    if (isPainted && !kept.has(element)) element.remove()
  }
}

function inspect(element: Element) {
  const inside = [...element.querySelectorAll('*')]
  return {
    element,
    size: 1 + inside.length,
    isReversed: element.getAttribute('orient') === 'auto-start-reverse',
    isPainted: inside.some(each => paints.some(paint => each.getAttribute(paint)?.startsWith('context-'))),
  }
}

/** The colour that a line is filled or stroked with; undefined for what depends on where it is. */
function plainPaint(element: Element, paint: 'fill' | 'stroke'): string | undefined {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const value = each.getAttribute(paint)
    if (value === null || value === 'inherit') continue
    return /url|context|currentcolor/i.test(value) ? undefined : value
  }
  return paint === 'fill' ? 'black' : 'none'
}

function makeMarker(marker: Element, id: string, isTurned: boolean, context: Context | undefined): Element {
  const made = marker.cloneNode(true) as Element
  for (const each of made.querySelectorAll('[id]')) each.removeAttribute('id')
  made.id = id
  if (context) {
    for (const each of made.querySelectorAll('*')) {
      for (const paint of paints) {
        const of = /^context-(fill|stroke)$/.exec(each.getAttribute(paint) ?? '')?.[1] as 'fill' | 'stroke'
        if (of) each.setAttribute(paint, context[of] ?? 'none')
      }
    }
  }
  if (isTurned) turn(made)
  return made
}

/** By half a turn about the point that stands on the line. */
function turn(marker: Element): void {
  const numberOf = (name: string, usual: string) => Number.parseFloat(marker.getAttribute(name) ?? usual) || 0
  const [refX, refY] = [numberOf('refX', '0'), numberOf('refY', '0')]
  marker.setAttribute('orient', 'auto')
  // Without one it shows as much as it is large.
  const shown =
    marker.getAttribute('viewBox') ?? `0 0 ${numberOf('markerWidth', '3')} ${numberOf('markerHeight', '3')}`
  const [x = 0, y = 0, width = 0, height = 0] = shown
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  marker.setAttribute('viewBox', [2 * refX - x - width, 2 * refY - y - height, width, height].join(' '))
  const ratio = marker.getAttribute('preserveAspectRatio') ?? ''
  const ends: Readonly<Record<string, string>> = { Min: 'Max', Max: 'Min' }
  if (ratio)
    marker.setAttribute(
      'preserveAspectRatio',
      ratio.replace(/Min|Max/g, end => ends[end] ?? end),
    )
  const group = marker.ownerDocument.createElementNS(marker.namespaceURI, 'g')
  group.setAttribute('transform', `rotate(180 ${refX} ${refY})`)
  group.append(...marker.childNodes)
  marker.append(group)
}
