import { paletteOf } from './palette.ts'

/** Jersey that is bought printed: its ground, and the colour of the motif on it. */
export const printedPalette = paletteOf('printed', 'Teamloom Prints', [
  [
    '8001',
    'Breton stripes',
    'Marinière',
    '#F3F1EA',
    { print: { hex: '#1C2946', pattern: 'breton' }, short: { en: 'Breton', fr: 'Marinière' } },
  ],
  [
    '8002',
    'Charcoal pinstripe',
    'Fines rayures',
    '#3C3E43',
    { print: { hex: '#D6D4CE', pattern: 'pinstripe' }, short: { en: 'Pinstripe', fr: 'Rayures' } },
  ],
  [
    '8003',
    'Black gingham',
    'Vichy noir',
    '#F5F5F2',
    { print: { hex: '#17181A', pattern: 'gingham' }, short: { en: 'Gingham', fr: 'Vichy' } },
  ],
  [
    '8004',
    'Red buffalo check',
    'Carreaux bûcheron',
    '#B3202C',
    { print: { hex: '#17181A', pattern: 'buffalo' }, short: { en: 'Buffalo', fr: 'Bûcheron' } },
  ],
  [
    '8005',
    'Navy polka dots',
    'Pois sur marine',
    '#1C2946',
    { print: { hex: '#F5F5F2', pattern: 'dots' }, short: { en: 'Dots', fr: 'Pois' } },
  ],
  [
    '8006',
    'Teal chevrons',
    'Chevrons sarcelle',
    '#EDE4D1',
    { print: { hex: '#1D6A6F', pattern: 'chevron' }, short: { en: 'Chevrons', fr: 'Chevrons' } },
  ],
  [
    '8007',
    'Green camo',
    'Camouflage vert',
    '#8A8A5C',
    { print: { hex: '#3E4A2F', pattern: 'camo' }, short: { en: 'Camo', fr: 'Camo' } },
  ],
  [
    '8008',
    'Gold stars',
    'Étoiles dorées',
    '#20222A',
    { print: { hex: '#E3AE3B', pattern: 'stars' }, short: { en: 'Stars', fr: 'Étoiles' } },
  ],
  [
    '8009',
    'Red maple leaves',
    'Feuilles d’érable',
    '#F2F0EC',
    { print: { hex: '#BB1D2B', pattern: 'mapleLeaves' }, short: { en: 'Leaves', fr: 'Feuilles' } },
  ],
])
