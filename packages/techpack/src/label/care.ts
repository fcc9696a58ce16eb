import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { Process } from '@teamloom/catalog/decorations/process.ts'
import type { Label } from '@teamloom/kit/label.ts'

/** Ways of care, each harsher than the next. */
export const careLevels = {
  wash: {
    w40: {
      en: 'Machine wash warm, at most 40\u00a0°C',
      fr: 'Laver à la machine à l’eau tiède, 40\u00a0°C au plus',
    },
    w30: {
      en: 'Machine wash cold, at most 30\u00a0°C',
      fr: 'Laver à la machine à l’eau froide, 30\u00a0°C au plus',
    },
    w30gentle: {
      en: 'Machine wash cold, gentle cycle',
      fr: 'Laver à la machine à l’eau froide, cycle délicat',
    },
    hand: { en: 'Hand wash cold', fr: 'Laver à la main à l’eau froide' },
  },
  bleach: {
    nonChlorine: {
      en: 'Only non-chlorine bleach when needed',
      fr: 'Javellisant sans chlore seulement, au besoin',
    },
    none: { en: 'Do not bleach', fr: 'Ne pas javelliser' },
  },
  dry: {
    medium: { en: 'Tumble dry medium', fr: 'Sécher par culbutage à température moyenne' },
    low: { en: 'Tumble dry low', fr: 'Sécher par culbutage à basse température' },
    hang: { en: 'Hang to dry', fr: 'Suspendre pour sécher' },
    flat: { en: 'Dry flat', fr: 'Sécher à plat' },
  },
  iron: {
    medium: { en: 'Iron medium, at most 150\u00a0°C', fr: 'Repasser à fer moyen, 150\u00a0°C au plus' },
    low: { en: 'Iron low, at most 110\u00a0°C', fr: 'Repasser à fer doux, 110\u00a0°C au plus' },
    none: { en: 'Do not iron', fr: 'Ne pas repasser' },
  },
  professional: {
    perc: {
      en: 'Dry clean, any solvent but trichloroethylene',
      fr: 'Nettoyer à sec, tout solvant sauf le trichloréthylène',
    },
    petroleum: { en: 'Dry clean, petroleum solvent only', fr: 'Nettoyer à sec, solvant pétrolier seulement' },
    none: { en: 'Do not dry clean', fr: 'Ne pas nettoyer à sec' },
  },
} as const satisfies Record<string, Record<string, Label>>

export type CareKind = keyof typeof careLevels
/** In the order of a label. */
export const careKinds = Object.keys(careLevels) as CareKind[]

export type Care = { readonly [Kind in CareKind]: keyof (typeof careLevels)[Kind] & string }

const care = (
  wash: Care['wash'],
  bleach: Care['bleach'],
  dry: Care['dry'],
  iron: Care['iron'],
  professional: Care['professional'],
): Care => ({ wash, bleach, dry, iron, professional })

const acrylic = care('w30gentle', 'none', 'flat', 'none', 'petroleum')
const sock = care('w40', 'nonChlorine', 'low', 'none', 'none')
/** The care of what asks for no more than its garment. */
const any = care('w40', 'nonChlorine', 'medium', 'medium', 'perc')

/** Ours, as makers of such cloth advise. */
export const careOfFabrics: Readonly<Record<FabricName, Care>> = {
  jersey: any,
  printedJersey: care('w30', 'none', 'low', 'medium', 'none'),
  polyesterJersey: care('w40', 'nonChlorine', 'low', 'low', 'petroleum'),
  fleece: care('w30', 'nonChlorine', 'low', 'medium', 'perc'),
  polar: care('w30', 'none', 'low', 'none', 'petroleum'),
  ribbing: care('w40', 'nonChlorine', 'low', 'low', 'perc'),
  knit: acrylic,
  ribKnit: acrylic,
  chunkyKnit: acrylic,
  waffle: acrylic,
  pom: acrylic,
  sockKnit: sock,
  sockRib: sock,
  sportRib: sock,
  sockMesh: sock,
  terry: sock,
  bubble: care('w30gentle', 'none', 'low', 'none', 'none'),
  taslan: care('w30', 'none', 'low', 'none', 'none'),
  polyester: care('w40', 'nonChlorine', 'low', 'low', 'petroleum'),
  elastic: care('w40', 'none', 'low', 'none', 'petroleum'),
  twill: any,
  webbing: any,
  cord: any,
  thread: any,
  zipper: care('w40', 'nonChlorine', 'medium', 'low', 'perc'),
  metal: any,
  rubber: care('w40', 'none', 'low', 'low', 'none'),
  snap: any,
}

/** Ours, as makers of such inks, films, threads and skins advise. */
export const careOfProcesses: Readonly<Record<Process, Care>> = {
  screen: care('w30', 'none', 'low', 'low', 'none'),
  raised: care('w30', 'none', 'hang', 'none', 'none'),
  transfer: care('w30', 'none', 'low', 'none', 'none'),
  cut: care('w30', 'none', 'low', 'none', 'none'),
  dye: care('w40', 'none', 'low', 'low', 'petroleum'),
  dyedPanel: care('w40', 'none', 'low', 'low', 'petroleum'),
  dyedKnit: care('w40', 'none', 'low', 'none', 'none'),
  embroidery: care('w40', 'none', 'low', 'low', 'petroleum'),
  patch: care('w30gentle', 'none', 'hang', 'none', 'none'),
  leather: care('hand', 'none', 'flat', 'none', 'none'),
  woven: care('w40', 'none', 'low', 'low', 'petroleum'),
  clipped: care('w40', 'none', 'low', 'low', 'petroleum'),
  knitting: any,
}

/** TP44: the milder of several cares, in each way of care. */
export function mildest(cares: readonly Care[]): Care {
  const of = <Kind extends CareKind>(kind: Kind): Care[Kind] => {
    const levels = Object.keys(careLevels[kind]) as Care[Kind][]
    const most = Math.max(0, ...cares.map(each => levels.indexOf(each[kind])))
    return levels[most]!
  }
  return care(of('wash'), of('bleach'), of('dry'), of('iron'), of('professional'))
}
