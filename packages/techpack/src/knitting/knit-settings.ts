import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'
import { numberFormat } from '@teamloom/kit/number-format.ts'
import type { Material } from '../materials.ts'
import { type KnitCloth, knitCloths, texOf, yarnsOfProducts } from './knit-cloths.ts'

/** What of a cloth's knitting staff can set, in the order in which it is told; figures have bounds. */
export const knitSettings = {
  wales: { label: { en: 'Wales to the inch', fr: 'Colonnes au pouce' }, least: 2, most: 40, step: 0.5 },
  courses: { label: { en: 'Courses to the inch', fr: 'Rangs au pouce' }, least: 2, most: 60, step: 0.5 },
  machineGauge: {
    label: { en: 'Needles to the inch of the machine', fr: 'Aiguilles au pouce de la machine' },
    least: 1,
    most: 30,
    step: 0.5,
  },
  machine: { label: { en: 'Machine', fr: 'Machine' } },
  yarn: { label: { en: 'Yarn', fr: 'Fil à tricoter' } },
  ends: { label: { en: 'Ends of yarn', fr: 'Bouts de fil' }, least: 1, most: 12, step: 1 },
  gramsPerM2: {
    label: { en: 'Grams a square metre', fr: 'Grammes au mètre carré' },
    least: 50,
    most: 2000,
    step: 1,
  },
} as const satisfies Record<
  Exclude<keyof KnitCloth, 'structure' | 'repeat' | 'loopMm' | 'tex'>,
  | { readonly label: Label }
  | { readonly label: Label; readonly least: number; readonly most: number; readonly step: number }
>

export type KnitKey = keyof typeof knitSettings

export const knitKeys = Object.keys(knitSettings) as KnitKey[]

/** What staff set otherwise of a cloth: figures, and words as they wrote them. */
export type OwnKnit = {
  readonly [Key in KnitKey]?: KnitCloth[Key] extends number ? number : string
}

/** By the cloth. */
export type OwnKnits = Readonly<Partial<Record<FabricName, OwnKnit>>>

/** A sock’s motifs are drawn in its stitches, which are its cylinder’s: other ones would be other motifs. */
const drawnIn: readonly KnitKey[] = ['wales', 'courses', 'machineGauge']
const inTheRound: readonly FabricName[] = ['sockKnit', 'sockRib', 'sportRib', 'sockMesh', 'terry']

/** None of what is not knitted to its shape. */
export function knitKeysOf(fabric: string): KnitKey[] {
  if (!knitCloths[fabric as FabricName]) return []
  return inTheRound.includes(fabric as FabricName) ? knitKeys.filter(key => !drawnIn.includes(key)) : knitKeys
}

/** A figure within its bounds, or words. */
export function isKnitValue(key: KnitKey, value: string | number): boolean {
  const setting = knitSettings[key]
  if (!('least' in setting)) return typeof value === 'string'
  const { least, most, step } = setting
  return typeof value === 'number' && value >= least && value <= most && Number.isInteger(value / step)
}

/** How a fabric is knitted for a product before staff set anything; undefined of what is not knitted to its shape. */
function usualKnit(fabric: string, product: string): KnitCloth | undefined {
  const cloth = knitCloths[fabric as FabricName]
  return cloth && { ...cloth, yarn: yarnsOfProducts[product] ?? cloth.yarn }
}

/** How a fabric is knitted for an item; undefined of what is not knitted to its shape. */
export function knitClothOf(
  fabric: string,
  product: string,
  own: OwnKnits | undefined,
): KnitCloth | undefined {
  const usual = usualKnit(fabric, product)
  const set = own?.[fabric as FabricName]
  if (!usual || !set) return usual
  const { machine, yarn, ...figures } = set
  const cloth = { ...usual, ...figures }
  const isWeighed = ['gramsPerM2', 'wales', 'courses'].some(key => key in figures)
  return {
    ...cloth,
    ...(isWeighed ? { tex: texOf(cloth) } : {}),
    ...(machine === undefined ? {} : { machine: { en: machine, fr: machine } }),
    ...(yarn === undefined ? {} : { yarn: { en: yarn, fr: yarn } }),
  }
}

export type MadeKnit = {
  readonly fabric: string
  readonly label: Label
  readonly settings: readonly {
    readonly key: KnitKey
    readonly label: Label
    readonly usual: Label
    /** Null: the default holds. */
    readonly own: string | number | null
  }[]
}

/** TP57: each knitted cloth of an item, and how it is knitted. */
export function madeKnits(
  materials: readonly Material[],
  product: string,
  own: OwnKnits | undefined,
): MadeKnit[] {
  const byName = new Map(materials.map(({ fabricName, fabric }) => [fabricName, fabric]))
  return [...byName].flatMap(([fabric, label]) => {
    const cloth = usualKnit(fabric, product)
    if (!cloth) return []
    return [
      {
        fabric,
        label,
        settings: knitKeysOf(fabric).map(key => ({
          key,
          label: knitSettings[key].label,
          usual: { en: knitText(cloth[key], 'en'), fr: knitText(cloth[key], 'fr') },
          own: own?.[fabric as FabricName]?.[key] ?? null,
        })),
      },
    ]
  })
}

/** A setting's text without a mark between thousands: it is typed back. */
export function knitText(value: Label | string | number, locale: Locale): string {
  if (typeof value === 'number') return numberFormat(locale, { useGrouping: false }).format(value)
  return typeof value === 'string' ? value : value[locale]
}
