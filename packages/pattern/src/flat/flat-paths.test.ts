import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { baseStylesOf } from '../pattern.ts'
import { findPattern } from '../products/index.ts'
import { drawFlat } from './draw-flat.ts'
import { pathsOfFlat } from './flat-paths.ts'

const pattern = must(findPattern('tshirt'), 'pattern')
const styles = { ...baseStylesOf(pattern), 'pocket/pocket': 'patch', 'body/topstitch': 'contrast' }
const flat = drawFlat(pattern, 'M', styles, 'front')
const colors = {
  'body/body/body': { hex: '#1d2a4d' },
  'sleeves/sleeves/sleeves': { hex: '#f2f2f2' },
  'collar/collar/collar': { hex: '#c1272d' },
  'body/topstitch/thread': { hex: '#ffcc00' },
}

test('a flat without colours is a line drawing: white cloth, grey where its wrong side is seen', () => {
  const paths = pathsOfFlat(flat)
  expect(paths).toHaveLength(flat.marks.length)
  const fills = new Set(paths.flatMap(({ fill }) => fill ?? []))
  expect([...fills].toSorted()).toEqual(['#edeae5', '#ffffff'])
})

test('a flat takes a design’s colours, contrast thread too; a trim without a colour is left out', () => {
  const paths = pathsOfFlat(flat, colors)
  const used = new Set(paths.flatMap(({ fill, stroke }) => [fill, stroke].filter(Boolean)))
  for (const { hex } of Object.values(colors)) expect(used).toContain(hex)
  expect(flat.marks.map(mark => mark.of)).toContain('pocket')
  const trims = flat.marks.filter(({ of }) => of === 'pocket' || of === 'neckTape')
  expect(paths).toHaveLength(flat.marks.length - trims.length)
})
