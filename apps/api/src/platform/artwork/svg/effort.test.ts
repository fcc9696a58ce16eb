import { describe, expect, test } from 'vitest'
import { cleanDrawing } from '#api/platform/artwork/svg/clean-drawing.ts'
import { svg } from '#api/testing/artwork-files.ts'

const page = 'width="400" height="300"'
const region = 'filterUnits="userSpaceOnUse" x="0" y="0" width="400" height="300"'

async function outcome(content: string): Promise<string> {
  const drawing = await cleanDrawing(new TextEncoder().encode(svg(content)))
  return drawing.ok ? 'drawn' : String(drawing.fault)
}

describe('what takes too long to draw is refused before it is drawn (AC18)', () => {
  test.each([
    [
      'noise of nine octaves, four hundred times',
      `<filter id="f" ${region}><feTurbulence baseFrequency=".05" numOctaves="9"/></filter>${`<rect ${page} filter="url(#f)"/>`.repeat(400)}`,
    ],
    ['a blur of the page, often', `<g filter="blur(3px)"><rect ${page}/></g>`.repeat(30)],
    [
      'a wide morphology',
      `<filter id="f"><feMorphology radius="30"/></filter><rect ${page} filter="url(#f)"/>`,
    ],
    [
      'a region of many pages',
      `<filter id="f" filterUnits="userSpaceOnUse" width="40000" height="40000"><feFlood/></filter><rect ${page} filter="url(#f)"/>`,
    ],
    ['layers of the page', `<rect ${page} opacity=".5"/>`.repeat(1000)],
    ['blends of the page', `<rect ${page} style="mix-blend-mode:multiply"/>`.repeat(1000)],
    [
      'clips of the page',
      `<clipPath id="c"><circle r="300"/></clipPath>${`<rect ${page} clip-path="url(#c)"/>`.repeat(400)}`,
    ],
    [
      'masks of the page',
      `<mask id="m"><circle r="300" fill="#fff"/></mask>${`<rect ${page} mask="url(#m)"/>`.repeat(400)}`,
    ],
    [
      'dashes without number',
      `<path d="M0 0${'L400 300L0 0'.repeat(2000)}" stroke="red" stroke-dasharray=".001"/>`,
    ],
    ['a path that goes to and fro', `<path d="M0 0${'L400 300 0 10'.repeat(60_000)}"/>`],
    [
      'curves that say nothing between their numbers',
      `<path d="M0 0${'a300 300 0 01400 0a300 300 0 01-400 0'.repeat(20_000)}"/>`,
    ],
    [
      'gradients of the page',
      `<linearGradient id="g"><stop/></linearGradient>${`<rect ${page} fill="url(#g)"/>`.repeat(1000)}`,
    ],
    [
      'uses of a large group',
      `<g id="a">${`<rect ${page}/>`.repeat(200)}</g>${'<use href="#a"/>'.repeat(200)}`,
    ],
  ])('%s', async (_, content) => {
    expect(await outcome(content)).toBe('tooComplex')
  })
})

describe('what real files are made of is drawn', () => {
  const dots = (count: number, attributes: string) =>
    Array.from(
      { length: count },
      (_, index) => `<circle cx="${index % 400}" cy="${index % 300}" r="3" ${attributes}/>`,
    ).join('')

  test.each([
    ['thousands of shapes', dots(5000, 'fill="#123"')],
    ['thousands that are see-through', dots(3000, 'opacity=".5"')],
    ['shadows of small things', `<filter id="f"><feDropShadow/></filter>${dots(500, 'filter="url(#f)"')}`],
    [
      'a shadow of everything',
      `<filter id="f"><feDropShadow/></filter><g filter="url(#f)">${dots(500, '')}</g>`,
    ],
    [
      'shares of the page in a filter',
      `<filter id="f"><feDropShadow/></filter><rect width="100%" height="100%" filter="url(#f)"/>`,
    ],
    [
      'many small clips',
      `<clipPath id="c"><circle cx="9" cy="9" r="9"/></clipPath>${dots(1000, 'clip-path="url(#c)"')}`,
    ],
    ['a dashed frame', `<rect ${page} fill="none" stroke="#123" stroke-dasharray="4 2"/>`],
    [
      'a pattern',
      `<pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse">${dots(50, '')}</pattern><rect ${page} fill="url(#p)"/>`,
    ],
    [
      'marks on a line',
      `<marker id="m"><circle r="1"/></marker><path d="M0 0${'l1 1'.repeat(500)}" marker-mid="url(#m)"/>`,
    ],
    [
      'a negative morphology, which does nothing',
      `<filter id="f"><feMorphology radius="-30"/></filter><rect ${page} filter="url(#f)"/>`,
    ],
  ])('%s', async (_, content) => {
    expect(await outcome(content)).toBe('drawn')
  })
})
