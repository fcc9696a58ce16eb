import type { Label } from '@teamloom/kit/label.ts'

/** Stitches by their classes in ISO 4915, as machines that sew them are sold. */
export const stitchClasses = {
  '101': {
    label: { en: 'Linking, single-thread chainstitch', fr: 'Remaillage, point de chaînette à un fil' },
    machine: { en: 'linking machine', fr: 'remailleuse' },
  },
  '301': {
    label: { en: 'Lockstitch', fr: 'Point noué' },
    machine: { en: 'flatbed lockstitch, one needle', fr: 'piqueuse plate à point noué, une aiguille' },
  },
  '304': {
    label: { en: 'Zigzag lockstitch', fr: 'Point noué zigzag' },
    machine: { en: 'bartacking machine', fr: 'machine à brides d’arrêt' },
  },
  '406': {
    label: { en: 'Coverstitch, two needles', fr: 'Recouvrement à deux aiguilles' },
    machine: { en: 'coverstitch, two needles, 1/4 in', fr: 'recouvreuse, deux aiguilles, 1/4\u00a0po' },
  },
  '514': {
    label: { en: 'Overlock, four threads', fr: 'Surjet à quatre fils' },
    machine: { en: 'overlock, two needles, four threads', fr: 'surjeteuse, deux aiguilles, quatre fils' },
  },
  '516': {
    label: { en: 'Safety stitch, five threads', fr: 'Point de sûreté à cinq fils' },
    machine: { en: 'safety-stitch overlock, five threads', fr: 'surjeteuse-piqueuse, cinq fils' },
  },
} as const satisfies Record<string, { readonly label: Label; readonly machine: Label }>

export type StitchClass = keyof typeof stitchClasses
