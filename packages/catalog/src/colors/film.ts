import { paletteOf } from './palette.ts'

/** Opaque polyurethane film for heat presses, in the colours that such rolls are usually stocked in. */
export const filmPalette = paletteOf('film', 'Teamloom Film', [
  ['CF01', 'White', 'Blanc', '#F8F8F5'],
  ['CF02', 'Cream', 'Crème', '#EDE3C8'],
  ['CF03', 'Vegas gold', 'Or Vegas', '#B7A069', { short: { en: 'Vegas', fr: 'Or Vegas' } }],
  ['CF04', 'Yellow', 'Jaune', '#F5C90F'],
  ['CF05', 'Athletic gold', 'Or sport', '#EBA41A', { short: { en: 'Gold', fr: 'Or' } }],
  ['CF06', 'Orange', 'Orange', '#E9651C'],
  ['CF07', 'Red', 'Rouge', '#C1182A'],
  ['CF08', 'Cardinal', 'Cardinal', '#8E1A2D'],
  ['CF09', 'Maroon', 'Bordeaux', '#5C1B2A'],
  ['CF10', 'Pink', 'Rose', '#E681A2'],
  ['CF11', 'Purple', 'Pourpre', '#4A257B'],
  ['CF12', 'Columbia blue', 'Bleu Columbia', '#83B3DE', { short: { en: 'Columbia', fr: 'Columbia' } }],
  ['CF13', 'Royal', 'Royal', '#1D479F'],
  ['CF14', 'Navy', 'Marine', '#18233E'],
  ['CF15', 'Teal', 'Sarcelle', '#11676F'],
  ['CF16', 'Kelly', 'Trèfle', '#107846'],
  ['CF17', 'Forest', 'Forêt', '#17402F'],
  ['CF18', 'Brown', 'Brun', '#593A26'],
  ['CF19', 'Silver', 'Argent', '#B1B4B7'],
  ['CF20', 'Charcoal', 'Anthracite', '#47494D'],
  ['CF21', 'Black', 'Noir', '#161618'],
])
