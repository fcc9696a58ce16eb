import { coursesPerInch, needlesPerInch } from '@teamloom/artwork/needle-grid.ts'
import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { Label } from '@teamloom/kit/label.ts'

/** How a cloth is knitted; all figures are ours. */
export type KnitCloth = {
  /** To the inch, relaxed; of a sock on its form. */
  readonly wales: number
  readonly courses: number
  /** Needles to the inch of the machine. */
  readonly machineGauge: number
  readonly machine: Label
  /** Its count, without its fibres: these are the label's. */
  readonly yarn: Label
  /** Knitted together. */
  readonly ends: number
  readonly gramsPerM2: number
}

const said = (en: string, fr: string): Label => ({ en, fr })

const flat = said('flat bed, two beds', 'rectiligne, deux fontures')
const cylinder = said('sock machine, single cylinder', 'métier à bas, monocylindre')
const hatYarn = said('Nm 2/28, high bulk', 'Nm 2/28, haut gonflant')
const sockYarn = said(
  'Ne 21/1, with covered spandex 20/75 denier',
  'Ne 21/1, avec spandex guipé 20/75 deniers',
)
const sock = {
  wales: needlesPerInch,
  courses: coursesPerInch,
  machineGauge: needlesPerInch,
  machine: cylinder,
  yarn: sockYarn,
  ends: 1,
}

/** TP57: every cloth that is knitted to its shape. */
export const knitCloths: Readonly<Partial<Record<FabricName, KnitCloth>>> = {
  knit: {
    wales: 9,
    courses: 12,
    machineGauge: 7,
    machine: flat,
    yarn: hatYarn,
    ends: 2,
    gramsPerM2: 380,
  },
  ribKnit: {
    wales: 10,
    courses: 12,
    machineGauge: 7,
    machine: flat,
    yarn: hatYarn,
    ends: 2,
    gramsPerM2: 440,
  },
  chunkyKnit: {
    wales: 5,
    courses: 7,
    machineGauge: 3,
    machine: flat,
    yarn: hatYarn,
    ends: 5,
    gramsPerM2: 620,
  },
  waffle: {
    wales: 8,
    courses: 12,
    machineGauge: 7,
    machine: flat,
    yarn: hatYarn,
    ends: 2,
    gramsPerM2: 420,
  },
  sockKnit: { ...sock, gramsPerM2: 320 },
  sockRib: { ...sock, gramsPerM2: 360 },
  sportRib: { ...sock, gramsPerM2: 360 },
  sockMesh: { ...sock, gramsPerM2: 280 },
  terry: { ...sock, ends: 2, gramsPerM2: 480 },
}
