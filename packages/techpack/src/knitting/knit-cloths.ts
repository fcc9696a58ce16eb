import { coursesPerInch, needlesPerInch } from '@teamloom/artwork/needle-grid.ts'
import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { Label } from '@teamloom/kit/label.ts'

/** How a cloth is knitted; all figures are ours. */
export type KnitCloth = {
  /** Wales to the inch, relaxed; of a sock on its form, of a rib those of both its faces. */
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
  readonly structure: Label
  /** Wales of one repeat of the structure: a round has whole ones. */
  readonly repeat: number
  /** Millimetres of yarn in a stitch, all ends as one. */
  readonly loopMm: number
  /** Grams a kilometre of all ends together. */
  readonly tex: number
}

const said = (en: string, fr: string): Label => ({ en, fr })

type Spun = Omit<KnitCloth, 'gramsPerM2'>

const squareInch = 0.0254 ** 2

/** The weight of so many stitches, grams. */
export function gramsOf(stitches: number, { loopMm, tex }: Pick<KnitCloth, 'loopMm' | 'tex'>): number {
  return stitches * (loopMm / 1000) * (tex / 1000)
}

/** What its yarns weigh where a weight and a gauge are given. */
export function texOf({ gramsPerM2, wales, courses, loopMm }: Omit<KnitCloth, 'tex'>): number {
  return (gramsPerM2 * squareInch * 1e6) / (wales * courses * loopMm)
}

/** A cloth as heavy as its stitches are, of the yarn that is in them; to the next ten grams. */
function weighed(cloth: Spun): KnitCloth {
  const grams = gramsOf((cloth.wales * cloth.courses) / squareInch, cloth)
  return { ...cloth, gramsPerM2: Math.round(grams / 10) * 10 }
}

const plain = said('plain (jersey), face outside', 'jersey, endroit à l’extérieur')

function rib(knit: number, purl: number): Pick<KnitCloth, 'structure' | 'repeat'> {
  return {
    structure: said(
      `${knit}×${purl} rib: ${knit} wales face, ${purl} reverse`,
      `côtes ${knit}×${purl}\u00a0: ${knit} colonne${knit > 1 ? 's' : ''} endroit, ${purl} envers`,
    ),
    repeat: knit + purl,
  }
}

/** On one cylinder: needles between the ribs miss every other course. */
function mockRib(knit: number, purl: number): Pick<KnitCloth, 'structure' | 'repeat'> {
  return {
    structure: said(
      `${knit}×${purl} mock rib: ${knit} wales knit, ${purl === 1 ? 'the next misses' : `the next ${purl} miss`} every other course`,
      `fausses côtes ${knit}×${purl}\u00a0: ${knit} colonnes tricotées, ${purl === 1 ? 'la suivante flotte' : `les ${purl} suivantes flottent`} un rang sur deux`,
    ),
    repeat: knit + purl,
  }
}

/** Nm 2/28: 71.4 tex an end. */
const hat = {
  machineGauge: 7,
  machine: said(
    'flat bed, two beds, in the round (whole garment)',
    'rectiligne, deux fontures, en rond (vêtement intégral)',
  ),
  yarn: said('Nm 2/28, high bulk', 'Nm 2/28, haut gonflant'),
  ends: 3,
  tex: 214,
}

/** 2 × 34.7, 25 and 5 tex: 70, 25 and 5 per cent. */
const sock = {
  wales: needlesPerInch,
  courses: coursesPerInch,
  machineGauge: needlesPerInch,
  machine: said('sock machine, single cylinder', 'métier à bas, monocylindre'),
  yarn: said(
    '2 of cotton Ne 17/1 and 1 of acrylic Nm 40/1, plated with bare spandex of 140 denier, drawn to 3.1 times its length',
    '2 de coton Ne 17/1 et 1 d’acrylique Nm 40/1, vanisés de spandex nu de 140 deniers, étiré à 3,1 fois sa longueur',
  ),
  ends: 3,
  tex: 99.5,
  structure: plain,
  repeat: 2,
  loopMm: 7.2,
}

/** 2 × 36.9, 20 and 5 tex: 75, 20 and 5 per cent. */
const sportYarn = said(
  '2 of cotton Ne 16/1 and 1 of polyester of 180 denier, plated with bare spandex of 140 denier, drawn to 3.1 times its length',
  '2 de coton Ne 16/1 et 1 de polyester de 180 deniers, vanisés de spandex nu de 140 deniers, étiré à 3,1 fois sa longueur',
)

/** TP57: every cloth that is knitted to its shape. */
export const knitCloths: Readonly<Partial<Record<FabricName, KnitCloth>>> = {
  knit: weighed({
    ...hat,
    wales: 9,
    courses: 12,
    structure: plain,
    repeat: 1,
    loopMm: 11.5,
  }),
  ribKnit: weighed({ ...hat, ...rib(2, 1), wales: 9, courses: 12, loopMm: 12 }),
  chunkyKnit: weighed({
    ...hat,
    ...rib(2, 1),
    wales: 6,
    courses: 7,
    machineGauge: 3,
    ends: 7,
    tex: 500,
    loopMm: 18.5,
  }),
  waffle: weighed({
    ...hat,
    wales: 9,
    courses: 12,
    structure: said(
      'waffle: cells of 4 wales and 4 courses; in each cell 3 wales and 3 courses plain, the fourth raised by tucks',
      'gaufré\u00a0: cellules de 4 colonnes et 4 rangs; dans chacune 3 colonnes et 3 rangs unis, les quatrièmes relevés par charges',
    ),
    repeat: 4,
    loopMm: 12,
  }),
  sockKnit: weighed(sock),
  sockRib: weighed({ ...sock, ...mockRib(3, 1), loopMm: 7.6 }),
  sportRib: weighed({ ...sock, ...mockRib(3, 2), loopMm: 7.6 }),
  sockMesh: weighed({
    ...sock,
    structure: said(
      'mesh: every fourth needle tucks in every other course, in turn',
      'aéré\u00a0: une aiguille sur quatre charge un rang sur deux, en alternance',
    ),
    loopMm: 6.7,
  }),
  terry: weighed({
    ...sock,
    structure: said(
      'terry: plain, face outside, with a loop of its cotton inside at every needle',
      'bouclette\u00a0: jersey, endroit à l’extérieur, une boucle de son coton à l’intérieur à chaque aiguille',
    ),
    loopMm: 11,
  }),
}

/** Grams of a motif's own yarn, 2 × 150 denier, for a square metre of its stitches. */
export const motifGramsPerM2 = gramsOf((needlesPerInch * coursesPerInch) / squareInch, {
  loopMm: sock.loopMm,
  tex: 33.3,
})

/** Yarns of products that are not knitted of the fabric’s own fibres. */
export const yarnsOfProducts: Readonly<Record<string, Label>> = { sportSocks: sportYarn }
