import { zipTrims } from '../blocks/zip.ts'
import type { BakePlan } from '../pattern.ts'
import { contrastThread } from './hooded-top-plans.ts'

/** A zip of `elements/zip.ts` on a base, or on a patch; `edges` as `sewZip` names them. */
export function zipPlans(edges: readonly string[], on = 'base', when: BakePlan['when'] = {}): BakePlan[] {
  const suffix = on === 'base' ? '' : `-${on}`
  return [
    ...(['moulded', 'metal', 'coil'] as const).map(
      (teeth): BakePlan => ({
        name: `zip-${teeth}${suffix}`,
        kind: 'overlay',
        when: { ...when, 'zip/zip': [teeth] },
        z: 14,
        on,
        trims: [...edges, zipTrims.chain(teeth)],
      }),
    ),
    {
      name: `zipThread${suffix}`,
      kind: 'overlay',
      when: { ...when, ...contrastThread },
      z: 16,
      on,
      over: edges,
      trims: [zipTrims.thread],
    },
    ...(['tab', 'cord'] as const).map(
      (puller): BakePlan => ({
        name: `puller-${puller}${suffix}`,
        kind: 'overlay',
        when: { ...when, 'zip/puller': [puller] },
        z: 24,
        on,
        trims: [zipTrims.slider(puller)],
      }),
    ),
  ]
}
