import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { decorationTypes } from '@teamloom/catalog/decorations/index.ts'
import { repeatPatterns } from '@teamloom/catalog/decorations/repeat-options.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { expect, test } from 'vitest'
import { sampledDesign } from './sampled-design.ts'
import { techniqueSamples } from './technique-samples.ts'

const id = '00000000-0000-4000-8000-000000000001'
const artwork: Artwork = {
  assetId: id,
  assetVersionId: id,
  assetType: 'screenprint',
  filename: 'crest.svg',
  format: 'svg',
  isVector: true,
  width: 1000,
  height: 1000,
  colors: ['#163E2D', '#E5A21B', '#FBFBF9'],
  isFlat: true,
}

test.each(Object.entries(techniqueSamples))('the sample %s can be had and is drawn', (_, sample) => {
  const { prints } = sampledDesign(sample, artwork, sample.cloths?.[0] ?? '1001')
  expect(prints.length).toBeGreaterThan(0)
})

test('every type that a product takes has a sample, and every pattern, shape, texture and fold', () => {
  const samples = Object.values(techniqueSamples)
  const taken = new Set(
    products.flatMap(product =>
      product.decorationTypes.filter(({ surface }) => surface).map(({ type }) => type),
    ),
  )
  const sampled = new Set(samples.map(({ type }) => type))
  expect(
    decorationTypes.map(({ type }) => type).filter(type => taken.has(type) && !sampled.has(type)),
  ).toEqual([])
  const chosen = samples.flatMap(({ options = {} }) => Object.values(options)).join(' ')
  const shapes = ['square', 'diamond', 'rectangle', 'short rectangle', 'long rectangle']
  const others = [
    'twill',
    'felt',
    'LeatherBrown',
    'LeatherBeige',
    'LeatherBlack',
    'straight',
    'loop fold',
    'mitred',
  ]
  const patterns = repeatPatterns.map(({ name }) => name)
  for (const name of [...shapes, ...others, ...patterns]) expect(chosen).toContain(name)
})
