import { must } from '@teamloom/kit/assert.ts'

/** A kind of leather. Colours are of its dyed top, its burnished edge, its raw core, a pressed floor and its thread. */
export type Hide = {
  readonly hex: string
  readonly edgeHex: string
  readonly coreHex: string
  readonly floorHex: string
  readonly threadHex: string
  /** Cells of its grain to an inch; how deep the creases between them are and how far the cells bulge, in mm. */
  readonly cellsPerInch: number
  readonly creaseMillimetres: number
  readonly domeMillimetres: number
  readonly wrinkleMillimetres: number
  /** How unevenly it took the dye. */
  readonly mottle: number
  /** Hair pores, as a share of 900 to the square inch. */
  readonly pores: number
  readonly gloss: number
  readonly polish: number
}

const hides = {
  LeatherBrown: {
    hex: '#835230',
    edgeHex: '#2c170b',
    coreHex: '#a5764c',
    floorHex: '#4a2a16',
    threadHex: '#e0c498',
    cellsPerInch: 50,
    creaseMillimetres: 0.036,
    domeMillimetres: 0.02,
    wrinkleMillimetres: 0.018,
    mottle: 0.2,
    pores: 0.5,
    gloss: 0.2,
    polish: 16,
  },
  LeatherBeige: {
    hex: '#cba070',
    edgeHex: '#6b4021',
    coreHex: '#dcbc92',
    floorHex: '#8a5e36',
    threadHex: '#fdf6e6',
    cellsPerInch: 60,
    creaseMillimetres: 0.026,
    domeMillimetres: 0.014,
    wrinkleMillimetres: 0.009,
    mottle: 0.09,
    pores: 0.4,
    gloss: 0.13,
    polish: 14,
  },
  LeatherBlack: {
    hex: '#34312e',
    edgeHex: '#0c0b0a',
    coreHex: '#4b463f',
    floorHex: '#0c0b0a',
    threadHex: '#bdb8ae',
    cellsPerInch: 38,
    creaseMillimetres: 0.05,
    domeMillimetres: 0.04,
    wrinkleMillimetres: 0.016,
    mottle: 0.18,
    pores: 0.2,
    gloss: 0.32,
    polish: 20,
  },
} as const satisfies Readonly<Record<string, Hide>>

/** By the name of its texture; brown when it has none. */
export function getHide(name: unknown): Hide {
  return must(
    Object.entries(hides).find(([known]) => known === (name ?? 'LeatherBrown'))?.[1],
    `hide ${name}`,
  )
}
