import { isAlike } from '@teamloom/artwork/likeness.ts'
import { expect, test } from 'vitest'
import { rasterizeSvg } from '#api/platform/artwork/rasterize.ts'
import { type CleanDrawing, cleanDrawing } from '#api/platform/artwork/svg/clean-drawing.ts'
import { cropDrawing } from '#api/platform/artwork/svg/crop-drawing.ts'
import { svg } from '#api/testing/artwork-files.ts'

async function clean(content: string): Promise<Extract<CleanDrawing, { ok: true }>> {
  const drawing = await cleanDrawing(new TextEncoder().encode(svg(content)))
  if (!drawing.ok) throw new Error(`refused: ${drawing.fault}`)
  return drawing
}

const draw = (drawing: string) => rasterizeSvg(drawing, 256)
const disc = '<clipPath id="d"><circle cx="200" cy="150" r="140"/></clipPath>'
const hole = '<mask id="m"><circle cx="200" cy="150" r="140" fill="#fff"/></mask>'
const wide = '<rect x="-1200" y="-900" width="1500" height="1100" fill="#1a4d8f"/>'
const beam = '<path d="M-1200 0L390 50V250Z" fill="#c33"/>'
const sees = '<rect width="300" height="200" fill="#1a4d8f"/>'

test.each([
  ['see-through', 'opacity=".7"', 'opacity=".5"', ''],
  ['clipped', 'clip-path="url(#d)"', 'opacity=".5"', disc],
  ['masked', 'mask="url(#m)"', 'clip-path="url(#d)"', disc + hole],
  ['blended', 'style="mix-blend-mode:multiply"', 'opacity=".5"', ''],
])(
  '%s layers that begin far to the left are drawn, and kept as a picture (DS58)',
  async (_, outer, inner, defs) => {
    const within = (place: string, own: string, content: string) =>
      `${defs}<g ${outer} ${place}>${content}<g ${inner} ${place}>${own}</g></g>`
    const far = await clean(within('', beam, wide))
    expect(far.picture).not.toBeNull()
    // Cut where nobody sees it, none of it is far.
    const near = await clean(within('', '<path d="M0 35.85L390 50V250L0 188.7Z" fill="#c33"/>', sees))
    expect(near.picture).toBeNull()
    expect(isAlike(draw(far.svg), draw(near.svg))).toBe(true)
  },
)

test.each([
  ['to the right', '<g opacity=".5"><rect x="1900" width="50" height="50"/></g>'],
  ['to the left', '<g opacity=".5"><rect x="-1900" width="50" height="50"/></g>'],
  ['below', '<g style="isolation:isolate"><path d="M0 2000h90v90z"/></g>'],
  [
    'with a soft edge',
    '<filter id="f"><feGaussianBlur stdDeviation="3"/></filter><rect filter="url(#f)" x="1900" width="9" height="9"/>',
  ],
  [
    'as a use',
    '<defs><g id="u" opacity=".5"><rect width="60" height="60"/></g></defs><use href="#u" x="2020"/>',
  ],
  [
    'beside what is seen',
    '<g opacity=".5"><rect x="-1900" width="50" height="50"/><g opacity=".9"><rect width="9" height="9"/></g></g>',
  ],
])('a layer that lies far %s is no part of a drawing, whose shapes stay (DS58)', async (_, layer) => {
  const drawing = await clean(layer + sees)
  expect(drawing.picture).toBeNull()
  expect(drawing.svg).not.toMatch(/[xM][ ="-]*(?:1900|2020)|M0 2000/)
  expect(isAlike(draw(drawing.svg), draw(svg(sees)))).toBe(true)
})

test.each([
  [
    'one that a mask is measured by',
    '<mask id="b" maskContentUnits="objectBoundingBox"><rect x=".5" width=".5" height="1" fill="#fff"/></mask><g mask="url(#b)"><rect x="-1300" width="50" height="50"/><g opacity=".5"><rect x="50" y="50" width="200" height="100"/></g></g>',
  ],
  [
    'one that a filter brings into view',
    '<filter id="s" x="-1" width="40"><feOffset dx="1310"/></filter><g opacity=".9"><g filter="url(#s)"><rect x="-1300" width="50" height="50"/></g></g>',
  ],
])('but %s counts (DS58)', async (_, content) => {
  expect((await clean(content + sees)).picture).not.toBeNull()
})

test.each([
  ['a photograph that is clipped', `${disc}<g clip-path="url(#d)">${wide}</g>`],
  [
    'marks of a line',
    '<marker id="k" markerWidth="5" markerHeight="5"><path d="M0 0L5 2L0 5z"/></marker><g opacity=".5"><path d="M20 20H300" stroke="red" marker-end="url(#k)"/></g>',
  ],
  [
    'words',
    '<g opacity=".5"><text x="20" y="50" font-size="12">Wolves Rowing Club of the whole world since 1867</text><g opacity=".6"><rect width="9" height="9"/></g></g>',
  ],
])('%s stay shapes (DS58)', async (_, content) => {
  expect((await clean(content)).picture).toBeNull()
})

test('what is far from the part that a drawing is cropped to is drawn there, too (DS58)', async () => {
  const defs = '<clipPath id="c"><circle cx="350" cy="250" r="40"/></clipPath>'
  const ofParts = (ground: string) =>
    `${defs}<g clip-path="url(#c)">${ground}<g opacity=".6"><rect x="320" y="220" width="50" height="60" fill="#c33"/></g></g>`
  const part = { left: 0.775, top: 0.7, width: 0.2, height: 0.266_667 }
  const crop = async (ground: string) =>
    cropDrawing(await clean(ofParts(ground)), { width: 400, height: 300 }, part)
  const far = await crop('<rect width="400" height="300" fill="#1a4d8f"/>')
  const near = await crop('<rect x="310" y="210" width="80" height="80" fill="#1a4d8f"/>')
  expect([far.picture === null, near.picture]).toEqual([false, null])
  expect(isAlike(draw(far.svg), draw(near.svg))).toBe(true)
})
