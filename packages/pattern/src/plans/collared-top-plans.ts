import type { Styles } from '@teamloom/bakes/manifest.ts'
import type { BakePlan } from '../pattern.ts'
import { contrastThread } from './hooded-top-plans.ts'

/** The base, the raglan sleeves, what is painted along its seams, and its coloured stitches. */
export function collaredTopPlans(styles: Styles, trims: readonly string[] = []): BakePlan[] {
  const isSetIn = { 'sleeves/sleeves': ['setIn'] }
  const along = (name: string, seam: string, when: BakePlan['when']): BakePlan => ({
    name,
    kind: 'overlay',
    when,
    z: 10,
    on: 'base',
    trims: ['front', 'back'].map(half => `${seam}-${half}`),
  })
  const has = (element: string) => element in styles
  return [
    { name: 'base', kind: 'base', when: {}, z: 0, styles, trims },
    {
      name: 'raglan',
      kind: 'patch',
      when: { 'sleeves/sleeves': ['raglan'] },
      z: 6,
      styles: { ...styles, 'sleeves/sleeves': 'raglan' },
      trims: [],
      reach: 2,
    },
    ...(has('body/sides') ? [along('sides', 'side', { 'body/sides': ['panels'] })] : []),
    // A raglan has no shoulder seams.
    ...(has('body/yoke') ? [along('yoke', 'yoke', { 'body/yoke': ['contrast'], ...isSetIn })] : []),
    { name: 'thread', kind: 'overlay', when: contrastThread, z: 12, on: 'base', trims: ['thread'] },
    {
      name: 'armholeThread',
      kind: 'overlay',
      when: { ...contrastThread, ...isSetIn },
      z: 12,
      on: 'base',
      trims: ['armholeThread'],
    },
  ]
}
