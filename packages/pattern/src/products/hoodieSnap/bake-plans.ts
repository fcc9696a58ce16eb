import type { BakePlan } from '../../pattern.ts'
import {
  armholeThread,
  hoodedTopPlans,
  hoodedTopStyles,
  seamPlans,
  stitchedPlans,
} from '../../plans/hooded-top-plans.ts'

/** Studs of the half placket, and of the full one above the hem's rib. */
export const halfSnaps = 4
export const snapsOnFront = 8

const strips = { half: ['half-front'], full: ['full-front', 'full-hemBand'] } as const

const styles = {
  ...hoodedTopStyles,
  'pocket/pocket': 'kangaroo',
  'placket/placket': 'half',
  'placket/snaps': 'ring',
}

function snapsOf(placket: 'half' | 'full', shape: 'ring' | 'cap'): string[] {
  const named = (on: string, count: number) =>
    Array.from({ length: count }, (_, i) => `${placket}-${shape}-${on}${i}`)
  return placket === 'half'
    ? named('front', halfSnaps)
    : [...named('front', snapsOnFront), ...named('hemBand', 1)]
}

/** The hoodie's base and what it shares with it, both plackets, the pocket whole and parted. */
export const hoodieSnapPlans: readonly BakePlan[] = [
  ...hoodedTopPlans(styles, 'hoodie'),
  ...seamPlans(styles, 'hoodie'),
  { ...armholeThread, from: 'hoodie' },
  ...(['half', 'full'] as const).flatMap((placket): BakePlan[] => [
    ...stitchedPlans(
      `${placket}Placket`,
      { 'placket/placket': [placket] },
      14,
      strips[placket],
      `${placket}Thread`,
    ),
    ...(['ring', 'cap'] as const).map(
      (shape): BakePlan => ({
        name: `${placket}-${shape}`,
        kind: 'overlay',
        when: { 'placket/placket': [placket], 'placket/snaps': [shape] },
        z: 18,
        on: 'base',
        trims: snapsOf(placket, shape),
      }),
    ),
  ]),
  ...stitchedPlans(
    'pocket',
    { 'pocket/pocket': ['kangaroo'], 'placket/placket': ['half'] },
    20,
    ['pocket'],
    'pocketThread',
  ),
  ...stitchedPlans(
    'splitPocket',
    { 'pocket/pocket': ['kangaroo'], 'placket/placket': ['full'] },
    20,
    ['leftPocket', 'rightPocket'],
    'splitPocketThread',
  ),
]
