import { must } from '@teamloom/kit/assert.ts'
import type { Gathers } from '@teamloom/pattern/pattern.ts'
import { sweatpantsPattern } from '@teamloom/pattern/products/sweatpants/pattern.ts'
import { expect, test } from 'vitest'
import { sew } from '../cloth/sew.ts'
import { makeLowerFigure } from '../figure/lower-figure.ts'
import { findBands, slideBands } from './hold-bands.ts'

const styles = must(
  sweatpantsPattern.plans.find(({ name }) => name === 'elasticAnkle'),
  'elastic ankle',
)
const figure = makeLowerFigure()

function elasticLegs(raised: number | undefined) {
  const whole = sweatpantsPattern.cut('M', styles.kind === 'patch' ? styles.styles : {})
  const pieces = whole.pieces.map(({ gathered, ...piece }) => {
    const { raised: _, ...loose }: Gathers = must(gathered ?? { edge: 'hem', to: 1, within: 0 }, 'gathers')
    return gathered ? { ...piece, gathered: raised === undefined ? loose : { ...loose, raised } } : piece
  })
  const cut = { ...whole, pieces }
  return { cut, mesh: sew(cut, 0.8) }
}

test('a hem with elastic is held as a band is: on its own leg, as far up as it is pushed', () => {
  const { cut, mesh } = elasticLegs(2)
  const held = findBands(mesh, cut, figure).filter(({ isHem }) => isHem)
  expect(new Set(held.map(({ on }) => on))).toEqual(new Set(['left', 'right']))
  const pose = figure.poseAt(1)
  const lowest = () => Math.min(...held.map(({ particle }) => mesh.position[particle * 3 + 1]!))
  const pushTo = (pushed: number) => {
    for (let k = 0; k < 400; k++) slideBands(held, pose, pushed, 0.05)(mesh.position)
    return lowest()
  }
  expect(pushTo(1) - pushTo(0)).toBeCloseTo(2, 1)
})

test('only what is said to be raised is held', () => {
  const { cut, mesh } = elasticLegs(undefined)
  expect(findBands(mesh, cut, figure).filter(({ isHem }) => isHem)).toEqual([])
})
