import type { StyleCondition } from '@teamloom/bakes/manifest.ts'
import type { BakePlan } from '../pattern.ts'

/** A drawstring of the part with its tips and eyelets, on the base; `ends` is what its trims are named by. */
export function cordPlans(part: 'hood' | 'waist', ends: readonly string[]): BakePlan[] {
  const when = (styles: StyleCondition): StyleCondition =>
    Object.fromEntries(Object.entries(styles).map(([element, names]) => [`${part}/${element}`, names]))
  const onBase = (name: string, styles: StyleCondition, z: number, trim = name): BakePlan => ({
    name,
    kind: 'overlay',
    when: when(styles),
    z,
    on: 'base',
    trims: ends.map(end => `${trim}-${end}`),
  })
  return [
    // Without a cord they are unavailable, whatever style they are in.
    onBase('eyelets', { eyelets: ['metal'], drawstring: ['round', 'flat'] }, 30, 'eyelet'),
    onBase('roundCord', { drawstring: ['round'], tips: ['plain'] }, 40),
    onBase('plainCord', { drawstring: ['round'], tips: ['metal', 'dipped'] }, 40),
    onBase('flatCord', { drawstring: ['flat'] }, 40),
    ...(['round', 'flat'] as const).flatMap(cord =>
      (['metal', 'dipped'] as const).map(tip =>
        onBase(`${cord}-${tip}`, { drawstring: [cord], tips: [tip] }, 42),
      ),
    ),
  ]
}
