import { expect, test } from 'vitest'
import { rasterizeSvg } from '#api/platform/artwork/rasterize.ts'
import { cleanDrawing } from '#api/platform/artwork/svg/clean-drawing.ts'
import { svg } from '#api/testing/artwork-files.ts'

async function clean(content: string, attributes?: string): Promise<string> {
  const drawing = await cleanDrawing(new TextEncoder().encode(svg(content, attributes)))
  return drawing.ok ? drawing.svg : String(drawing.fault)
}

const disc = '<clipPath id="d"><circle cx="200" cy="150" r="140"/></clipPath>'
const wide = '<rect x="-2000" y="-900" width="4000" height="3000" fill="#1a4d8f"/>'

test.each([
  '<rect width="400" height="300"/>',
  '<rect x="-50" y="-50" width="500" height="400"/>',
  '<path d="M0 0H400V300H0Z"/>',
  '<path d="M 0 300 L 400 300 L 400 0 L 0 0 Z M 0 300 "/>',
  '<path transform="matrix(.1,0,0,-.1,0,300)" d="M0 0H4000V3000H0Z"/>',
])(
  'what reaches far beyond is drawn whole where it is clipped by all of the view as well: %s',
  async form => {
    const clipped = `<g clip-path="url(#d)">${wide}</g>`
    const twice = `${disc}<clipPath id="c">${form}</clipPath><g clip-path="url(#c)">${clipped}<path d="M0 0h9"/></g>`
    expect(rasterizeSvg(await clean(twice), 256).rgba).toEqual(
      rasterizeSvg(await clean(disc + clipped), 256).rgba,
    )
  },
)

test.each([
  ['a part of it', '<rect width="399" height="300"/>', ''],
  ['no rectangle', '<path d="M0 0H400V300Z"/>', ''],
  ['a rectangle with a corner cut off', '<path d="M0 0H400V290L390 300H0Z"/>', ''],
  ['a rectangle with round corners', '<rect width="400" height="300" rx="20"/>', ''],
  ['two rectangles that cross', '<path d="M0 0L400 300V0L0 300Z"/>', ''],
  ['a turned rectangle', '<rect width="400" height="300" transform="rotate(9)"/>', ''],
  ['all of it, of what lies elsewhere', '<rect width="400" height="300"/>', 'transform="translate(90 0)"'],
])('a clip that is %s stays', async (_, form, place) => {
  const clipped = `<clipPath id="c">${form}</clipPath><g ${place} clip-path="url(#c)">${wide}</g>`
  expect(await clean(clipped)).toContain('clip-path=')
})

test('a clip of a view that shows more than is said stays', async () => {
  const clipped = `<clipPath id="c"><rect width="400" height="300"/></clipPath><g clip-path="url(#c)">${wide}</g>`
  expect(await clean(clipped, 'width="400" height="400" viewBox="0 0 400 300"')).toContain('clip-path=')
  expect(await clean(clipped, 'width="40" height="30" viewBox="0 0 400 300"')).not.toContain('clip-path=')
})
