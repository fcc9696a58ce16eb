import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { drawFlat } from '@teamloom/pattern/flat/draw-flat.ts'
import { baseStylesOf } from '@teamloom/pattern/pattern.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FlatDrawing } from '#web/features/size-chart/flat-drawing.tsx'
import { lettersOf } from '#web/features/size-chart/letters-of.ts'

describe.each(products)('the drawing of the $product.name', ({ product, sizes }) => {
  const pattern = must(findPattern(product.name), 'pattern')
  const flat = drawFlat(pattern, pattern.baseSize, baseStylesOf(pattern), 'front')
  const measurements = lettersOf(sizes)
  const draw = (pointedAt: string | undefined) =>
    renderToStaticMarkup(
      <FlatDrawing
        flat={flat}
        alt="Seen from the front"
        measurements={measurements}
        pointedAt={pointedAt}
        onPointAt={() => {}}
      />,
    )

  it('shows a line and a letter for each measurement, none before the others', () => {
    const html = draw(undefined)
    expect(html).toContain('role="img" aria-label="Seen from the front"')
    for (const { letter } of measurements) expect(html).toContain(`>${letter}</span>`)
    expect(html.match(/<g class/g)).toHaveLength(measurements.length)
    expect(html).not.toContain('data-pointed="this"')
    const places = [...html.matchAll(/(?:left|top):([\d.]+)%/g)].map(([, share]) => Number(share))
    expect(places).toHaveLength(2 * measurements.length)
    expect(places.filter(share => !(share > 0 && share < 100))).toEqual([])
  })

  it('brings the line that is pointed at to the front', () => {
    const { name } = measurements[0]!
    const states = [...draw(name).matchAll(/<g class[^>]+data-pointed="(\w+)"/g)].map(([, state]) => state)
    expect(states).toEqual([...measurements.slice(1).map(() => 'other'), 'this'])
  })
})
