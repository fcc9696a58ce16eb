import type { Label } from '@teamloom/kit/label.ts'

/** Layers of a style that belong together, as menus head them. */
const labels = {
  stripes: { en: 'Stripes', fr: 'Rayures' },
  panels: { en: 'Panels', fr: 'Panneaux' },
  label: { en: 'Label', fr: 'Étiquette' },
  chain: { en: 'Chain', fr: 'Chaîne' },
  puller: { en: 'Puller', fr: 'Tirette' },
} as const satisfies Record<string, Label>

export type LayerGroupName = keyof typeof labels

/** Undefined for a group that is not known. */
export function findGroupLabel(name: string): Label | undefined {
  return (labels as Partial<Record<string, Label>>)[name]
}
