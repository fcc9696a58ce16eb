import type { Label } from '@teamloom/kit/label.ts'

/** What of a decoration's making can be set, in the order in which it is told. */
export const settingLabels = {
  moment: { en: 'When', fr: 'Moment' },
  ink: { en: 'Ink', fr: 'Encre' },
  carrier: { en: 'Carrier', fr: 'Support' },
  mesh: { en: 'Mesh', fr: 'Maille de l’écran' },
  stencil: { en: 'Stencil', fr: 'Pochoir' },
  whiteBase: { en: 'White base', fr: 'Sous-couche blanche' },
  inkOrder: { en: 'Order of inks', fr: 'Ordre des encres' },
  flash: { en: 'Flash', fr: 'Préséchage' },
  cureTemperature: { en: 'Cure, temperature', fr: 'Cuisson, température' },
  cureTime: { en: 'Cure, time', fr: 'Cuisson, durée' },
  material: { en: 'Material', fr: 'Matière' },
  backing: { en: 'Backing', fr: 'Entoilage' },
  topping: { en: 'Topping', fr: 'Film de surface' },
  folding: { en: 'Fold', fr: 'Pli' },
  needle: { en: 'Needle', fr: 'Aiguille' },
  thread: { en: 'Thread', fr: 'Fil' },
  speed: { en: 'Speed', fr: 'Vitesse' },
  pressTemperature: { en: 'Press, temperature', fr: 'Presse, température' },
  pressTime: { en: 'Press, time', fr: 'Presse, durée' },
  pressPressure: { en: 'Press, pressure', fr: 'Presse, pression' },
  peel: { en: 'Peel', fr: 'Pelage' },
  attaching: { en: 'Put on', fr: 'Pose' },
  gauge: { en: 'Gauge', fr: 'Jauge' },
  yarn: { en: 'Yarn', fr: 'Fil à tricoter' },
  weight: { en: 'Weight of the knit', fr: 'Poids du tricot' },
  floats: { en: 'Floats', fr: 'Flottés' },
} as const satisfies Record<string, Label>

export type SettingKey = keyof typeof settingLabels
