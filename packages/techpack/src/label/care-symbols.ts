import type { Care, CareKind } from './care.ts'

const tub = 'M1 5 3.4 19H20.6L23 5M1.4 7.2Q4 5.4 6.6 7.2T11.9 7.2T17.2 7.2T22.6 7.2'
const triangle = 'M12 3 23 21H1Z'
const square = 'M2.5 2.5H21.5V21.5H2.5Z'
const drum = 'M12 4.5A7.5 7.5 0 1 0 12 19.5A7.5 7.5 0 1 0 12 4.5Z'
const iron = 'M1.5 19.5H22.5L20 8H8.5M1.5 19.5Q2.5 12.5 10 12.5H21'
const circle = 'M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2Z'
const cross = 'M2 2 22 22M22 2 2 22'

/** Drawn by us after the common five; 24 by 24, lines of 1.3, dots and letters filled. */
type Drawing = {
  readonly lines: readonly string[]
  readonly dots?: readonly (readonly [number, number])[]
  readonly letter?: string
}

const drawings: { readonly [Kind in CareKind]: Readonly<Record<Care[Kind], Drawing>> } = {
  wash: {
    w40: {
      lines: [tub],
      dots: [
        [9.6, 13],
        [14.4, 13],
      ],
    },
    w30: { lines: [tub], dots: [[12, 13]] },
    w30gentle: { lines: [tub, 'M3 21.4H21M3 23.4H21'], dots: [[12, 13]] },
    hand: { lines: [tub, 'M5.6 2.4 11 9Q12 13 16.4 12.6L18.4 9.4 14.6 6.2 12.6 7.4 8.6 2'] },
  },
  bleach: {
    nonChlorine: { lines: [triangle, 'M9.2 21 15 8.2M14.6 21 17.8 13'] },
    none: { lines: [triangle, cross] },
  },
  dry: {
    medium: {
      lines: [square, drum],
      dots: [
        [9.6, 12],
        [14.4, 12],
      ],
    },
    low: { lines: [square, drum], dots: [[12, 12]] },
    hang: { lines: [square, 'M2.5 2.5Q12 12.5 21.5 2.5'] },
    flat: { lines: [square, 'M6 12H18'] },
  },
  iron: {
    medium: {
      lines: [iron],
      dots: [
        [9.8, 16.2],
        [14.2, 16.2],
      ],
    },
    low: { lines: [iron], dots: [[12, 16.2]] },
    none: { lines: [iron, cross] },
  },
  professional: {
    perc: { lines: [circle], letter: 'P' },
    petroleum: { lines: [circle], letter: 'F' },
    none: { lines: [circle, cross] },
  },
}

/** A care symbol as an SVG document; its letters need a font named Inter. */
export function careSymbol<Kind extends CareKind>(kind: Kind, level: Care[Kind]): string {
  const { lines, dots = [], letter } = drawings[kind][level] as Drawing
  const drawn = [
    `<path d="${lines.join('')}" fill="none" stroke="#000" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/>`,
    ...dots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.5"/>`),
    ...(letter
      ? [
          `<text x="12" y="16.6" font-family="Inter, sans-serif" font-size="13" text-anchor="middle">${letter}</text>`,
        ]
      : []),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">${drawn.join('')}</svg>`
}

/** A symbol's drawing, among the files of a document. */
export const careFile = (kind: CareKind, level: string): string => `care-${kind}-${level}.svg`
