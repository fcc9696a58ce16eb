/** What shapes inherit of how they are drawn. */
export type Paint = {
  readonly fill: string
  readonly stroke: string
  readonly strokeWidth: number
  /** How far corners of a line reach, in its widths. */
  readonly miter: number
  /** The length of a dash and the gap after it; 0 for a whole line. */
  readonly dashLength: number
  readonly fontSize: number
  readonly markers: readonly string[]
}

const usual: Paint = {
  fill: 'black',
  stroke: 'none',
  strokeWidth: 1,
  miter: 4,
  dashLength: 0,
  fontSize: 16,
  markers: [],
}

export function withOwn(element: Element, inherited: Paint): Paint {
  const read = (name: string) => {
    const value = element.getAttribute(name)
    return value === null || value === 'inherit' ? undefined : value
  }
  const dashes = read('stroke-dasharray')
  const markers = ['marker-start', 'marker-mid', 'marker-end'].flatMap(name => read(name) ?? [])
  return {
    fill: read('fill') ?? inherited.fill,
    stroke: read('stroke') ?? inherited.stroke,
    strokeWidth: number(read('stroke-width')) ?? inherited.strokeWidth,
    miter: number(read('stroke-miterlimit')) ?? inherited.miter,
    dashLength: dashes === undefined ? inherited.dashLength : dashLengthOf(dashes),
    fontSize: number(read('font-size')) ?? inherited.fontSize,
    markers: markers.length > 0 ? markers : inherited.markers,
  }
}

/** What an element inherits from where it stands. */
export function inheritedPaint(element: Element): Paint {
  return withOwn(element, element.parentElement ? inheritedPaint(element.parentElement) : usual)
}

function dashLengthOf(dashes: string): number {
  const values = dashes.split(/[\s,]+/).map(value => number(value) ?? 0)
  return values.reduce((sum, value) => sum + Math.abs(value), 0) / Math.max(1, values.length / 2)
}

function number(text: string | undefined): number | undefined {
  const value = Number.parseFloat(text ?? '')
  return Number.isFinite(value) ? Math.abs(value) : undefined
}
