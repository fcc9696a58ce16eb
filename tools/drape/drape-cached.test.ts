import { relative } from 'node:path'
import { planDrape } from '@teamloom/drape/stage/drape-plan.ts'
import { must } from '@teamloom/kit/assert.ts'
import { baseStylesOf } from '@teamloom/pattern/pattern.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { expect, test } from 'vitest'
import { repository } from '../bake-files.ts'
import { drapingSources, keyOf } from './drape-cached.ts'

test('a draped shape is known by all that drapes it, and not by how it is lit', () => {
  const sources = drapingSources().map(file => relative(repository, file))
  expect(sources).toEqual(
    expect.arrayContaining([
      'packages/drape/src/solver/solver.ts',
      'packages/drape/src/figure/woman-body.ts',
      'packages/drape/src/stage/hold-hood.ts',
      'packages/drape/src/vector.ts',
      'packages/drape/src/ease.ts',
      'packages/shape/src/curve.ts',
    ]),
  )
  expect(sources.filter(file => file.includes('node_modules/delaunator/'))).toHaveLength(1)
  expect(sources.filter(file => /\/(?:light|relief|picture|trims)\/|\.test\.ts$/.test(file))).toEqual([])
})

test('another figure, seam or stitch is another draped shape; another trim is not', () => {
  const pattern = must(findPattern('tshirt'), 'pattern')
  const cut = pattern.cut('M', baseStylesOf(pattern))
  const drape = planDrape(pattern)
  const key = keyOf(cut, pattern, drape)
  expect(keyOf({ ...cut, trims: [] }, pattern, drape)).toBe(key)
  const others = [
    keyOf(cut, { ...pattern, figure: 'womanTorso' }, drape),
    keyOf(cut, pattern, { ...drape, gap: 0.2 }),
    keyOf({ ...cut, seamless: ['front.hem'] }, pattern, drape),
    keyOf({ ...cut, stitching: [] }, pattern, drape),
    keyOf({ ...cut, seams: cut.seams.slice(1) }, pattern, drape),
  ]
  expect(new Set([key, ...others]).size).toBe(others.length + 1)
})
