import type { SockKit } from '../../blocks/sock-kit.ts'
import type { Face } from '../../trim.ts'

export const sockSizeNames = ['S', 'M', 'L', 'XL'] as const

const leg: Face = { part: 'leg', element: 'leg', layer: 'leg' }
const cuff: Face = { part: 'leg', element: 'cuff', layer: 'cuff' }
const foot: Face = { part: 'foot', element: 'foot', layer: 'foot' }
const heel: Face = { part: 'foot', element: 'heel', layer: 'heel', knitWith: 'foot/foot/foot' }
const toe: Face = { part: 'foot', element: 'toe', layer: 'toe', knitWith: 'foot/foot/foot' }

const flat = { fabric: 'sockKnit', hand: 'sock' } as const

/** Crew height, fine gauge. */
export const casualSocksKit: SockKit = {
  specs: {
    S: { girth: 7.6, calf: 9.6, cuff: 1.25, leg: 4.5, foot: 4.2, toe: 1.9, heel: 1.7 },
    M: { girth: 8.8, calf: 10.8, cuff: 1.4, leg: 5.3, foot: 4.95, toe: 2.15, heel: 1.95 },
    L: { girth: 9.1, calf: 11.3, cuff: 1.4, leg: 5.7, foot: 5.6, toe: 2.3, heel: 2.1 },
    XL: { girth: 9.5, calf: 11.9, cuff: 1.5, leg: 6.1, foot: 6.2, toe: 2.45, heel: 2.2 },
  },
  knits: {
    Cuff: { face: cuff, fabric: 'sockRib', hand: 'sock' },
    Leg: { face: leg, ...flat },
    Heel: { face: heel, ...flat },
    Instep: { face: foot, ...flat },
    Sole: { face: foot, ...flat },
    ToeTop: { face: toe, ...flat },
    ToeSole: { face: toe, ...flat },
  },
  bands: [
    {
      element: 'leg/stripes',
      on: ['Leg'],
      styles: {
        double: [
          [0.5, 0.95],
          [1.3, 1.75],
        ],
        wide: [[0.8, 2.2]],
        even: [
          [0.45, 0.9],
          [1.35, 1.8],
          [2.25, 2.7],
          [3.15, 3.6],
        ],
      },
      layers: ['stripe', 'second'],
      knitWith: 'leg/leg/leg',
      fabric: 'sockKnit',
    },
    {
      element: 'leg/cuffStripes',
      on: ['Cuff'],
      styles: {
        tip: [[0, 0.32]],
        double: [
          [0.3, 0.55],
          [0.8, 1.05],
        ],
      },
      layers: ['stripe'],
      knitWith: 'leg/cuff/cuff',
      fabric: 'sockRib',
    },
    {
      element: 'foot/arch',
      on: ['Instep', 'Sole'],
      styles: {
        band: [[1.5, 2.7]],
        stripes: [
          [1.2, 1.5],
          [1.85, 2.15],
          [2.5, 2.8],
        ],
      },
      layers: ['arch'],
      knitWith: 'foot/foot/foot',
      fabric: 'sockKnit',
    },
  ],
  stitch: { width: 1 / 16, height: 0.045 },
}
