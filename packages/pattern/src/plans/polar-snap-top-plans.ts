import type { Styles } from '@teamloom/bakes/manifest.ts'
import type { BakePlan } from '../pattern.ts'
import { collaredTopPlans } from './collared-top-plans.ts'
import { stitchedPlans } from './hooded-top-plans.ts'

/** Styles of the elements that every such top has, as it is draped. */
export const polarSnapStyles: Styles = {
  'body/body': 'regular',
  'body/yoke': 'none',
  'body/topstitch': 'tonal',
  'sleeves/sleeves': 'setIn',
  'sleeves/elbows': 'none',
  'collar/collar': 'stand',
  'collar/lining': 'lined',
  'collar/edge': 'plain',
  'placket/placket': 'woven',
  'placket/snaps': 'cap',
  'binding/binding': 'stretch',
}

/** The base and what every such top has on it; its placket and pockets are the product's. */
export function polarSnapPlans(styles: Styles, from?: string): BakePlan[] {
  const plans: BakePlan[] = [
    ...collaredTopPlans(styles),
    {
      name: 'collarEdge',
      kind: 'overlay',
      when: { 'collar/edge': ['bound'] },
      z: 10,
      on: 'base',
      trims: ['collarEdge'],
    },
    ...stitchedPlans(
      'elbows',
      { 'sleeves/elbows': ['patch'] },
      11,
      ['elbow-left', 'elbow-right'],
      'elbowThread',
    ),
  ]
  return from === undefined ? plans : plans.map(plan => ({ ...plan, from }))
}

const snapShapes = ['ring', 'cap'] as const

/** A placket in both its cloths over some pieces, and its studs in both shapes. */
export function placketPlans(studs: Readonly<Record<string, number>>): BakePlan[] {
  const pieces = Object.keys(studs)
  const cloths = ['woven', 'polar'] as const
  return [
    ...cloths.flatMap(cloth =>
      stitchedPlans(
        `${cloth}Placket`,
        { 'placket/placket': [cloth] },
        14,
        pieces.map(on => `${cloth}-${on}`),
        `${cloth}Thread`,
      ),
    ),
    ...snapShapes.map(
      (shape): BakePlan => ({
        name: `${shape}Snaps`,
        kind: 'overlay',
        when: { 'placket/snaps': [shape] },
        z: 18,
        on: 'base',
        // Both cloths have them in the same places.
        trims: pieces.flatMap(on => Array.from({ length: studs[on]! }, (_, i) => `woven-${shape}-${on}${i}`)),
      }),
    ),
  ]
}

/** The chest pocket under its flap, and the stud on it. */
export function chestPocketPlans(when: BakePlan['when'], from?: string): BakePlan[] {
  const plans = [
    ...stitchedPlans('pocket', when, 20, ['pocket', 'flap'], 'pocketThread'),
    ...snapShapes.map(
      (shape): BakePlan => ({
        name: `${shape}PocketSnap`,
        kind: 'overlay',
        when: { ...when, 'placket/snaps': [shape] },
        z: 24,
        on: 'base',
        trims: [`pocket-${shape}`],
      }),
    ),
  ]
  return from === undefined ? plans : plans.map(plan => ({ ...plan, from }))
}
