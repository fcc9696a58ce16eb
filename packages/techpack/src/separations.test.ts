import type { Form } from '@teamloom/artwork/form.ts'
import { describe, expect, test } from 'vitest'
import type { Film } from './films.ts'
import { layerOf, writeBase, writeFilm, writeSeparations } from './separations.ts'

const film = (code: string, hex: string): Film => ({
  ink: { code, hex },
  share: 0.5,
  width: 100,
  height: 50,
  hasTints: false,
  flat: null,
  draw: (color, id) => `<path id="${id}" fill="${color}"/>`,
})
const films = [film('PT009', '#101010'), film('PT021', '#c01020')]
const work = {
  form: { kind: 'art' } as Form,
  technique: 'film',
  piece: null,
  widthInches: 4,
  heightInches: 2,
  inked: null,
} as const
const piece = (outline: 'box' | 'diamond' | 'round', rim: { hex: string; inches: number } | null = null) =>
  ({ kind: 'piece', outline, groundHex: '#8A5A35', rim, artWidthInches: 4, artHeightInches: 2 }) as Form

const headOf = (svg: string) => /width="(\S+)in" height="(\S+)in" viewBox="([^"]*)"/.exec(svg)?.slice(1)
const usesIn = (svg: string) =>
  [...svg.matchAll(/translate\((\S+) (\S+)\) scale\((\S+) (\S+)\)/g)].map(found => found.slice(1).map(Number))
const cutIn = (svg: string) =>
  (/<title>cut<\/title><path d="M([^"]*)Z"/.exec(svg)?.[1] ?? '')
    .split('L')
    .map(point => point.split(' ').map(Number))

describe('TP22: separations', () => {
  test('are at true size, a layer for each ink in its colour, drawn as large as the art is', () => {
    const svg = writeSeparations(films, work)
    expect(headOf(svg)).toEqual(['4', '2', '0 0 4 2'])
    expect(svg.match(/inkscape:label="\w+"/g)).toEqual(['inkscape:label="PT009"', 'inkscape:label="PT021"'])
    expect(svg).toContain('<path id="film0" fill="#101010"/>')
    expect(svg).toContain('<path id="film1" fill="#c01020"/>')
    expect(usesIn(svg)).toEqual([
      [0, 0, 0.04, 0.04],
      [0, 0, 0.04, 0.04],
    ])
  })

  test('of art with margins are as large as what is inked of it, whose middle is theirs', () => {
    const inked = { widthInches: 3, heightInches: 1, offU: 0.25, offV: -0.25 }
    const svg = writeSeparations(films.slice(1), { ...work, inked })
    expect(headOf(svg)).toEqual(['3', '1', '0 0 3 1'])
    expect(usesIn(svg)).toEqual([[-0.75, -0.25, 0.04, 0.04]])
  })

  test('of what lies on a piece are as large as that, with the art in its middle and where it is cut', () => {
    const on = { ...work, technique: 'leather', piece: { widthInches: 6, heightInches: 4 } } as const
    const svg = writeSeparations(films.slice(1), { ...on, form: piece('box') })
    expect(headOf(svg)).toEqual(['6', '4', '0 0 6 4'])
    expect(usesIn(svg)).toEqual([[1, 1, 0.04, 0.04]])
    expect(svg).toContain('fill="#8A5A35"')
    expect(cutIn(svg)).toEqual([
      [0, 0],
      [6, 0],
      [6, 4],
      [0, 4],
    ])
    expect(cutIn(writeSeparations(films, { ...on, form: piece('diamond') }))).toEqual([
      [3, 0],
      [6, 2],
      [3, 4],
      [0, 2],
    ])
  })

  test('of a round piece are cut along its circle, closely enough for a knife', () => {
    const svg = writeSeparations(films, {
      ...work,
      technique: 'leather',
      form: piece('round'),
      piece: { widthInches: 6, heightInches: 4 },
    })
    const corners = cutIn(svg)
    for (const [x, y] of corners) expect(Math.hypot(x! - 3, y! - 2)).toBeCloseTo(2, 3)
    for (const [i, [x, y]] of corners.entries()) {
      const [nextX, nextY] = corners[(i + 1) % corners.length]!
      expect(Math.hypot(nextX! - x!, nextY! - y!)).toBeCloseTo(0.02, 3)
    }
  })

  test('of a patch have the edge that is sewn round it, half its width within where it is cut', () => {
    const rim = { hex: '#203040', inches: 0.15 }
    const on = { ...work, technique: 'patch', piece: { widthInches: 6, heightInches: 4 } } as const
    const svg = writeSeparations(films, { ...on, form: piece('box', rim) })
    expect(svg).toMatch(
      /<title>edge<\/title><path d="[^"]+" fill="none" stroke="#203040" stroke-width="0.15"/,
    )
    const pathOf = (layer: string) =>
      new RegExp(`<title>${layer}</title><path d="M([^"]*)Z"`)
        .exec(svg)![1]!
        .split('L')
        .map(point => Number(point.split(' ')[0]))
    expect(Math.max(...pathOf('cut')) - Math.max(...pathOf('edge'))).toBeCloseTo(0.075, 2)
    expect(writeSeparations(films, { ...on, form: piece('box') })).not.toContain('<title>edge</title>')
  })

  test('of a pattern are one tile, with what reaches in over its borders', () => {
    const layout = {
      tileWidthInches: 6,
      tileHeightInches: 5,
      imageWidthInches: 4,
      imageHeightInches: 2,
      spots: [{ x: 0, y: 0 }],
      offsetX: 0,
      offsetY: 2.5,
    }
    const svg = writeSeparations(films.slice(1), { ...work, form: { kind: 'repeat', layout, isKnit: false } })
    expect(headOf(svg)).toEqual(['6', '5', '0 0 6 5'])
    expect(usesIn(svg)).toEqual([
      [-2, 1.5, 0.04, 0.04],
      [4, 1.5, 0.04, 0.04],
    ])
  })
})

test('TP45: a film is one ink alone, opaque, without the piece that it lies on; the base is of all of them', () => {
  const on = {
    ...work,
    technique: 'leather',
    form: piece('box'),
    piece: { widthInches: 6, heightInches: 4 },
  } as const
  const alone = writeFilm(films[1]!, on)
  expect(alone).toContain('fill="#000000"')
  expect(alone).not.toContain('#c01020')
  expect(alone).not.toContain('<title>cut</title>')
  expect(headOf(alone)).toEqual(['6', '4', '0 0 6 4'])
  const base = writeBase(films, work)!
  expect(base.match(/<title>/g)).toHaveLength(1)
  expect(base).toContain('<title>base</title>')
  expect(base.match(/<path id="film0-\d" fill="#000000"\/>/g)).toHaveLength(2)
  expect(writeBase([], work)).toBeNull()
})

test('a code of no chart stands as a name, and is no mark of its own', () => {
  expect(layerOf('A&B <1>', '<g/>')).toBe(
    '<g id="A_amp_B__lt_1_gt_" inkscape:groupmode="layer" inkscape:label="A&amp;B &lt;1&gt;"><title>A&amp;B &lt;1&gt;</title><g/></g>',
  )
})
