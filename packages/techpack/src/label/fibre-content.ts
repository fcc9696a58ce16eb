import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { Label } from '@teamloom/kit/label.ts'

/** Generic names, as the rules of Canada and the United States have them. */
export const fibres = {
  cotton: { en: 'Cotton', fr: 'Coton' },
  polyester: { en: 'Polyester', fr: 'Polyester' },
  acrylic: { en: 'Acrylic', fr: 'Acrylique' },
  nylon: { en: 'Nylon', fr: 'Nylon' },
  spandex: { en: 'Spandex', fr: 'Spandex' },
} as const satisfies Record<string, Label>

export type FibreName = keyof typeof fibres

/** Per cent of the mass, the most first; they sum to a hundred. */
export type FibreContent = readonly (readonly [fibre: FibreName, percent: number])[]

const cotton: FibreContent = [['cotton', 100]]
const polyester: FibreContent = [['polyester', 100]]
const acrylic: FibreContent = [['acrylic', 100]]
const nylon: FibreContent = [['nylon', 100]]
const sock: FibreContent = [
  ['cotton', 70],
  ['acrylic', 25],
  ['spandex', 5],
]

/**
 * What each fabric is of: as its name says, and where that is silent as such cloth usually is. Empty: no textile.
 * `isFinding`: what holds, closes and trims a garment is told to the workshop, and stands on no label.
 */
export const fibreContents = {
  jersey: { content: cotton },
  printedJersey: { content: cotton },
  polyesterJersey: { content: polyester },
  fleece: {
    content: [
      ['cotton', 80],
      ['polyester', 20],
    ],
  },
  polar: { content: polyester },
  ribbing: {
    content: [
      ['cotton', 95],
      ['spandex', 5],
    ],
  },
  knit: { content: acrylic },
  ribKnit: { content: acrylic },
  chunkyKnit: { content: acrylic },
  waffle: { content: acrylic },
  pom: { content: acrylic },
  sockKnit: { content: sock },
  sockRib: { content: sock },
  sportRib: { content: sock },
  sockMesh: { content: sock },
  terry: { content: sock },
  bubble: { content: nylon },
  taslan: { content: nylon },
  polyester: { content: polyester },
  elastic: {
    content: [
      ['polyester', 80],
      ['spandex', 20],
    ],
    isFinding: true,
  },
  twill: { content: cotton, isFinding: true },
  webbing: { content: polyester, isFinding: true },
  cord: { content: cotton, isFinding: true },
  thread: { content: polyester, isFinding: true },
  zipper: { content: polyester, isFinding: true },
  metal: { content: [], isFinding: true },
  rubber: { content: [], isFinding: true },
  snap: { content: [], isFinding: true },
} as const satisfies Record<FabricName, { readonly content: FibreContent; readonly isFinding?: true }>

/** What fabrics are made of in products whose knit says otherwise. */
export const contentsOfProducts: Readonly<
  Record<string, Partial<Readonly<Record<FabricName, FibreContent>>>>
> = (() => {
  const sport: FibreContent = [
    ['cotton', 75],
    ['polyester', 20],
    ['spandex', 5],
  ]
  return {
    sportSocks: { sockKnit: sport, sockRib: sport, sportRib: sport, sockMesh: sport, terry: sport },
  }
})()

/** What is between shell and lining, by the product. */
export const fillings: Readonly<Record<string, FibreContent>> = {
  sleevelessJacketMen: polyester,
  sleevelessJacketWoman: polyester,
}
