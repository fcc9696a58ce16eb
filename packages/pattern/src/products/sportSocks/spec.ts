import type { SockKit } from '../../blocks/sock-kit.ts'
import type { Face } from '../../trim.ts'

const leg: Face = { part: 'leg', element: 'leg', layer: 'leg' }
const cuff: Face = { part: 'leg', element: 'cuff', layer: 'cuff', knitWith: 'leg/leg/leg' }
const foot: Face = { part: 'foot', element: 'foot', layer: 'foot' }
const instep: Face = { part: 'foot', element: 'instep', layer: 'instep' }
const heel: Face = { part: 'foot', element: 'heel', layer: 'heel', knitWith: 'foot/foot/foot' }
const toe: Face = { part: 'foot', element: 'toe', layer: 'toe', knitWith: 'foot/foot/foot' }

const ribbed = { fabric: 'sportRib', hand: 'sock' } as const
const cushioned = { fabric: 'terry', hand: 'cushion' } as const

/** To below the knee: a ribbed tube on a foot of terry loops. */
export const sportSocksKit: SockKit = {
  specs: {
    S: { girth: 7.8, calf: 10, cuff: 1.1, leg: 6.9, foot: 4.2, toe: 1.9, heel: 1.7 },
    M: { girth: 8.9, calf: 11.2, cuff: 1.2, leg: 8, foot: 5, toe: 2.2, heel: 1.95 },
    L: { girth: 9.3, calf: 11.8, cuff: 1.2, leg: 8.7, foot: 5.65, toe: 2.35, heel: 2.1 },
    XL: { girth: 9.7, calf: 12.4, cuff: 1.3, leg: 9.3, foot: 6.25, toe: 2.5, heel: 2.2 },
  },
  knits: {
    Cuff: { face: cuff, ...ribbed },
    Leg: { face: leg, ...ribbed },
    Heel: { face: heel, ...cushioned },
    Instep: { face: instep, ...cushioned },
    Sole: { face: foot, ...cushioned },
    ToeTop: { face: toe, ...cushioned },
    ToeSole: { face: toe, ...cushioned },
  },
  bands: [
    {
      element: 'leg/stripes',
      on: ['Leg'],
      styles: {
        double: [
          [0.35, 0.95],
          [1.45, 2.05],
        ],
        single: [[0.5, 1.9]],
        triple: [
          [0.3, 0.75],
          [1.1, 1.55],
          [1.9, 2.35],
        ],
      },
      layers: ['stripe', 'second'],
      knitWith: 'leg/leg/leg',
      fabric: 'sportRib',
    },
    {
      element: 'foot/arch',
      on: ['Instep', 'Sole'],
      styles: {
        band: [[1.5, 3.1]],
        stripes: [
          [1.4, 1.75],
          [2.1, 2.45],
          [2.8, 3.15],
        ],
      },
      layers: ['arch'],
      knitWith: 'leg/leg/leg',
      fabric: 'sportRib',
    },
  ],
  stitch: { width: 1 / 16, height: 1 / 15 },
}
