import type { DrawingFault } from '@teamloom/artwork/drawing-fault.ts'

/**
 * A radial gradient that begins at a circle is drawn from that circle's own vanishing point: the circles between the
 * two, carried on, shrink to it. Its stops move out by as much.
 */
export function resolveGradients(root: Element): DrawingFault | undefined {
  const gradients = [...root.querySelectorAll('linearGradient, radialGradient')]
  if (!gradients.some(gradient => gradient.hasAttribute('fr'))) return undefined
  const byId = new Map(gradients.map(gradient => [gradient.id, gradient]))
  for (const gradient of gradients.filter(({ localName }) => localName === 'radialGradient')) {
    const chain = chainOf(gradient, byId)
    const fr = attributeOf(chain, 'fr')
    if (fr === undefined || Number.parseFloat(fr) <= 0) continue
    const isOfBox = attributeOf(chain, 'gradientUnits') !== 'userSpaceOnUse'
    const read = (...names: string[]) =>
      lengthOf(names.map(name => attributeOf(chain, name)).find(text => text !== undefined) ?? '50%', isOfBox)
    const [cx, cy, r, fx, fy, start] = [
      read('cx'),
      read('cy'),
      read('r'),
      read('fx', 'cx'),
      read('fy', 'cy'),
      read('fr'),
    ]
    const all = [cx, cy, r, fx, fy, start]
    const isSpread = !/^(?:pad)?$/.test(attributeOf(chain, 'spreadMethod') ?? '')
    const sameUnit = all.every(each => each && each.unit === all[0]?.unit)
    if (!sameUnit || isSpread || !cx || !cy || !r || !fx || !fy || !start) return 'focalRadius'
    if (start.value >= r.value) return 'focalRadius'
    const share = start.value / r.value
    const vanishing = (center: number, focus: number) => (focus - share * center) / (1 - share)
    gradient.setAttribute('fx', `${vanishing(cx.value, fx.value)}${cx.unit}`)
    gradient.setAttribute('fy', `${vanishing(cy.value, fy.value)}${cx.unit}`)
    moveStops(gradient, chain, share)
  }
  for (const gradient of root.querySelectorAll('[fr]')) gradient.removeAttribute('fr')
  return undefined
}

type Length = { readonly value: number; readonly unit: string }

/** A box's share is a percentage by another name. */
function lengthOf(text: string, isOfBox = false): Length | undefined {
  const [, digits, unit] = /^\s{0,9}([-+.\de]{1,30})(%?)\s{0,9}$/i.exec(text) ?? []
  if (digits === undefined || unit === undefined || !Number.isFinite(Number(digits))) return undefined
  return isOfBox && unit === '' ? { value: 100 * Number(digits), unit: '%' } : { value: Number(digits), unit }
}

/** The gradient and what it takes its attributes from. */
function chainOf(gradient: Element, byId: ReadonlyMap<string, Element>): readonly Element[] {
  const chain: Element[] = []
  for (let each: Element | undefined = gradient; each && !chain.includes(each) && chain.length < 20; ) {
    chain.push(each)
    each = byId.get((each.getAttribute('href') ?? '').slice(1))
  }
  return chain
}

function attributeOf(chain: readonly Element[], name: string): string | undefined {
  return chain.find(each => each.hasAttribute(name))?.getAttribute(name) ?? undefined
}

function moveStops(gradient: Element, chain: readonly Element[], share: number): void {
  const stopsOf = (each: Element) => [...each.children].filter(({ localName }) => localName === 'stop')
  const source = chain.find(each => stopsOf(each).length > 0)
  if (!source) return
  const stops = stopsOf(source).map(stop => stop.cloneNode(true) as Element)
  for (const stop of stopsOf(gradient)) stop.remove()
  for (const stop of stops) {
    const offset = lengthOf(stop.getAttribute('offset') ?? '0') ?? { value: 0, unit: '' }
    const at = Math.min(1, Math.max(0, offset.unit === '%' ? offset.value / 100 : offset.value))
    stop.setAttribute('offset', String(share + at * (1 - share)))
    stop.removeAttribute('id')
    gradient.append(stop)
  }
}
