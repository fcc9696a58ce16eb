import { flatInk } from '@teamloom/catalog/decorations/surface.ts'
import { must } from '@teamloom/kit/assert.ts'
import { describe, expect, test } from 'vitest'
import { FrontFirstQueue, inQueue } from '#api/pictures/front-first-queue.ts'
import { lookKey } from '#api/pictures/look-key.ts'

const print = {
  decorationId: 'a',
  assetVersionId: 'art',
  surface: flatInk,
  location: { side: 'front', panel: 'front', centerU: 0, centerV: 6, planeAngle: 0 },
  widthInches: 4,
  heightInches: 3,
  inks: ['#163E2D', null],
} as const

const drawn = {
  family: 'shirt',
  product: 'tshirt',
  styles: { 'body/body': 'regular', 'collar/collar': 'v' },
  cloths: { 'body/body/body': { colorName: '1001', hex: '#F5F5F2', fabric: 'jersey' } },
  prints: [print],
} as const

const secret = 'a secret of thirty-two characters'

describe('a picture’s name', () => {
  const key = lookKey(drawn, '1 abc', secret)

  test('is the same for whatever looks the same, in whichever order it is written (DS31)', () => {
    expect(key).toMatch(/^[\w-]{32}$/)
    const { family, product, styles, cloths } = drawn
    const turned = {
      prints: [{ ...print, decorationId: 'b' }],
      cloths,
      styles: { 'collar/collar': styles['collar/collar'], 'body/body': styles['body/body'] },
      product,
      family,
    }
    expect(lookKey(turned, '1 abc', secret)).toBe(key)
  })

  test.each([
    ['another style', { ...drawn, styles: { ...drawn.styles, 'collar/collar': 'crew' } }],
    [
      'another colour',
      { ...drawn, cloths: { 'body/body/body': { colorName: '1022', hex: '#BB1D2B', fabric: 'jersey' } } },
    ],
    ['another ink', { ...drawn, prints: [{ ...print, inks: ['#163E2D', '#E5A21B'] }] }],
    ['another size', { ...drawn, prints: [{ ...print, widthInches: 4.5 }] }],
    ['another order of prints', { ...drawn, prints: [{ ...print, assetVersionId: 'b' }, print] }],
  ])('is another for %s (DS31)', (_, other) => {
    expect(lookKey(other as never, '1 abc', secret)).not.toBe(key)
  })

  test('is another for other bakes, and cannot be told without the secret (AC12, DS31)', () => {
    expect(lookKey(drawn, '2 abc', secret)).not.toBe(key)
    expect(lookKey(drawn, '1 abc', `${secret}!`)).not.toBe(key)
  })
})

test('front sides are drawn before all others, each in their order', () => {
  const queue = new FrontFirstQueue()
  const task = (name: string, isFront: boolean) =>
    inQueue({ name }, isFront) as unknown as Parameters<typeof queue.push>[0]
  const tasks = [
    task('back 1', false),
    task('front 1', true),
    task('left 1', false),
    task('front 2', true),
    task('back 2', false),
  ]
  for (const each of tasks) queue.push(each)
  expect(queue.size).toBe(5)
  queue.remove(must(tasks[2], 'task'))
  const order = []
  while (queue.size > 0) order.push((queue.shift() as unknown as { name: string }).name)
  expect(order).toEqual(['front 1', 'front 2', 'back 1', 'back 2'])
  expect(queue.shift()).toBeNull()
})
