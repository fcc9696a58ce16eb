import type { Styles } from '@teamloom/bakes/manifest.ts'
import type { BakePlan } from '../../pattern.ts'

const baseStyles: Styles = {
  'face/face': 'shaped',
  'face/lining': 'polyester',
  'edge/binding': 'bound',
  'edge/topstitch': 'tonal',
  'loops/loops': 'flat',
}

const overlay = (
  element: string,
  style: string,
  z: number,
  trims: readonly string[],
): Extract<BakePlan, { kind: 'overlay' }> => ({
  name: `${element.split('/')[1]}-${style}`,
  kind: 'overlay',
  on: 'base',
  when: { [element]: [style] },
  z,
  trims,
})

export const maskPlans: readonly BakePlan[] = [
  { name: 'base', kind: 'base', when: {}, z: 0, styles: baseStyles, trims: [] },
  overlay('edge/binding', 'bound', 10, ['leftBinding', 'rightBinding']),
  overlay('edge/topstitch', 'contrast', 12, ['thread']),
  ...['round', 'flat'].map(style => overlay('loops/loops', style, 20, [`${style}-left`, `${style}-right`])),
]
