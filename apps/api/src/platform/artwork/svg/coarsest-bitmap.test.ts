import { describe, expect, test } from 'vitest'
import { cleanDrawing } from '#api/platform/artwork/svg/clean-drawing.ts'
import { png, svg } from '#api/testing/artwork-files.ts'

const picture = async (width: number, height: number) =>
  `data:image/png;base64,${(await png(width, height)).toString('base64')}`
const [wide, small, strip] = [await picture(60, 40), await picture(20, 20), await picture(2, 64)]
const box = '<rect x="40" y="60" width="200" height="100" fill="#163e2d"/>'

async function pixelsAcross(drawing: string) {
  const clean = await cleanDrawing(new TextEncoder().encode(drawing))
  return clean.ok ? clean.pixelsAcross : clean.fault
}

const image = (href: string, more: string) => `<image href="${href}" ${more}/>`
const whole = 'width="400" height="300" preserveAspectRatio="none"'

describe('a drawing that shows a bitmap has as many pixels as that has (DS23)', () => {
  test.each([
    ['is none', '', null],
    ['fills all of it', image(wide, whole), 53],
    ['fills a part of it', image(wide, 'width="60" height="40"'), 400],
    ['is stretched one way', image(wide, 'width="120" height="40" preserveAspectRatio="none"'), 200],
    ['lies in the middle of its box', image(wide, 'width="120" height="400"'), 200],
    ['covers its box', image(wide, 'width="60" height="80" preserveAspectRatio="xMidYMid slice"'), 200],
    ['says no size', image(wide, ''), 400],
    ['is enlarged', `<g transform="scale(4)">${image(wide, 'width="60" height="40"')}</g>`, 100],
    ['is turned', `<g transform="rotate(30)">${image(wide, 'width="120" height="80"')}</g>`, 200],
    ['is one of two', image(wide, 'width="60" height="40"') + image(small, 'width="80" height="80"'), 100],
    [
      'is drawn twice',
      `<defs><g id="a">${image(wide, 'width="60" height="40"')}</g></defs><use href="#a"/><use href="#a" transform="scale(2)"/>`,
      200,
    ],
    [
      'fills a symbol',
      `<symbol id="a" viewBox="0 0 60 40">${image(wide, 'width="60" height="40"')}</symbol><use href="#a" width="240" height="160"/>`,
      100,
    ],
    [
      'lies in the middle of a symbol’s use',
      `<symbol id="a" viewBox="0 0 60 40">${image(wide, 'width="60" height="40"')}</symbol><use href="#a" width="240" height="280"/>`,
      100,
    ],
    [
      'lies in a drawing inside',
      `<svg x="9" width="240" height="80" viewBox="0 0 60 40" preserveAspectRatio="none">${image(wide, 'width="60" height="40"')}</svg>`,
      100,
    ],
    [
      'fills a shape as drawing programs write it',
      `<defs><pattern id="p" patternContentUnits="objectBoundingBox" width="1" height="1"><use href="#i" transform="scale(0.016667 0.025)"/></pattern><image id="i" href="${wide}" width="60" height="40"/></defs><rect width="240" height="160" fill="url(#p)"/>`,
      100,
    ],
    [
      'fills a shape in units of its own',
      `<pattern id="p" viewBox="0 0 60 40" width="1" height="1">${image(wide, 'width="60" height="40"')}</pattern><path d="M0 0H240V160H0z" fill="url(#p)"/>`,
      100,
    ],
    [
      'shapes a mask',
      `<mask id="m">${image(wide, 'width="120" height="80"')}</mask><g mask="url(#m)">${box}</g>`,
      200,
    ],
    ['is a tone that is stretched', image(strip, whole), null],
    ['is hidden', `<g visibility="hidden">${image(wide, whole)}</g>`, null],
    ['is see-through', `<g opacity="0">${image(wide, whole)}</g>`, null],
    ['lies outside', `<g transform="translate(500 0)">${image(wide, whole)}</g>`, null],
  ])('a bitmap that %s', async (_, content, across) => {
    const found = await pixelsAcross(svg(box + content))
    expect(typeof found === 'number' ? Math.round(found) : found).toBe(across)
  })

  test('a drawing inside is as sharp as any', async () => {
    const inner = Buffer.from(svg(box, 'width="40" height="30" viewBox="0 0 400 300"')).toString('base64')
    expect(await pixelsAcross(svg(image(`data:image/svg+xml;base64,${inner}`, whole)))).toBeNull()
  })
})
