import { zipTrims } from '../blocks/zip.ts'
import type { BakePlan } from '../pattern.ts'
import { contrastThread } from './hooded-top-plans.ts'

/** A zip of `elements/zip.ts` on a base, or on a patch; `edges` as `sewZip` names them. */
export function zipPlans(edges: readonly string[], on = 'base', when: BakePlan['when'] = {}): BakePlan[] {
  const suffix = on === 'base' ? '' : `-${on}`
  return [...chainPlans(edges, { on, when, suffix }), ...pullerPlans(on, when, suffix)]
}

/** A zip without its puller: `of` as `sewZip` was told it. */
export function chainPlans(
  edges: readonly string[],
  { on = 'base', when = {}, suffix = '', of = '' }: Partial<ChainPlace>,
): BakePlan[] {
  return [
    ...(['moulded', 'metal', 'coil'] as const).map(
      (teeth): BakePlan => ({
        name: `zip-${teeth}${suffix}`,
        kind: 'overlay',
        when: { ...when, 'zip/zip': [teeth] },
        z: 14,
        on,
        trims: [...edges, zipTrims.chain(teeth, of)],
      }),
    ),
    {
      name: `zipThread${suffix}`,
      kind: 'overlay',
      when: { ...when, ...contrastThread },
      z: 16,
      on,
      over: edges,
      trims: [zipTrims.thread(of)],
    },
  ]
}

/** What a zip's bakes lie on, are drawn for, and are told by from those of another. */
type ChainPlace = {
  readonly on: string
  readonly when: BakePlan['when']
  readonly suffix: string
  readonly of: string
}

/** The slider and puller at the upper end of a closed zip, however long that is. */
export function pullerPlans(on = 'base', when: BakePlan['when'] = {}, suffix = ''): BakePlan[] {
  return (['tab', 'cord'] as const).map(
    (puller): BakePlan => ({
      name: `puller-${puller}${suffix}`,
      kind: 'overlay',
      when: { ...when, 'zip/puller': [puller] },
      z: 24,
      on,
      trims: [zipTrims.slider(puller)],
    }),
  )
}
