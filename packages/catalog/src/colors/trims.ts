import { paletteOf } from './palette.ts'

/** Sewing thread for topstitching. */
export const threadPalette = paletteOf('thread', 'Teamloom Thread', [
  ['2001', 'White', 'Blanc', '#F6F6F4'],
  ['2002', 'Cream', 'Crème', '#E9DFC9'],
  ['2003', 'Sand', 'Sable', '#C9B48F'],
  ['2004', 'Silver', 'Argent', '#B9BCBF'],
  ['2005', 'Charcoal', 'Anthracite', '#46484C'],
  ['2006', 'Black', 'Noir', '#19191B'],
  ['2007', 'Navy', 'Marine', '#1B2745'],
  ['2008', 'Royal', 'Royal', '#2449A0'],
  ['2009', 'Sky', 'Ciel', '#86AED8'],
  ['2010', 'Forest', 'Forêt', '#1C4232'],
  ['2011', 'Gold', 'Or', '#D79A1E'],
  ['2012', 'Orange', 'Orange', '#E0622B'],
  ['2013', 'Red', 'Rouge', '#BC1E2C'],
  ['2014', 'Maroon', 'Bordeaux', '#651C2A'],
])

/** Round and flat drawcords. */
export const cordPalette = paletteOf('cord', 'Teamloom Cord', [
  ['3001', 'White', 'Blanc', '#F2F1ED'],
  ['3002', 'Cream', 'Crème', '#E8DEC9'],
  ['3003', 'Silver', 'Argent', '#B1B4B7'],
  ['3004', 'Charcoal', 'Anthracite', '#47494D'],
  ['3005', 'Black', 'Noir', '#18191B'],
  ['3006', 'Navy', 'Marine', '#1C2846'],
  ['3007', 'Royal', 'Royal', '#24479C'],
  ['3008', 'Forest', 'Forêt', '#1B3F30'],
  ['3009', 'Gold', 'Or', '#D4971D'],
  ['3010', 'Red', 'Rouge', '#BA1E2B'],
  ['3011', 'Maroon', 'Bordeaux', '#621B29'],
])

/** Eyelets and other hardware. */
export const metalPalette = paletteOf('metal', 'Teamloom Metal', [
  ['4001', 'Nickel', 'Nickel', '#C3C5C7'],
  ['4002', 'Gunmetal', 'Canon', '#5B5D60'],
  ['4003', 'Brass', 'Laiton', '#B7924C'],
  ['4004', 'Copper', 'Cuivre', '#B0714E'],
  ['4005', 'Black', 'Noir', '#232426'],
])

/** Zip tapes, moulded teeth and coils. */
export const zipperPalette = paletteOf('zipper', 'Teamloom Zip', [
  ['5001', 'White', 'Blanc', '#F1F1EE'],
  ['5002', 'Cream', 'Crème', '#E6DCC6'],
  ['5003', 'Silver', 'Argent', '#AEB1B4'],
  ['5004', 'Charcoal', 'Anthracite', '#454649'],
  ['5005', 'Black', 'Noir', '#1A1A1C'],
  ['5006', 'Navy', 'Marine', '#1B2643'],
  ['5007', 'Royal', 'Royal', '#23459A'],
  ['5008', 'Forest', 'Forêt', '#1C3E30'],
  ['5009', 'Gold', 'Or', '#D2961F'],
  ['5010', 'Orange', 'Orange', '#DC5F29'],
  ['5011', 'Red', 'Rouge', '#B71D2A'],
  ['5012', 'Maroon', 'Bordeaux', '#601A28'],
])

/** Press studs, painted and in metal. */
export const snapPalette = paletteOf('snap', 'Teamloom Snap', [
  ['6001', 'White', 'Blanc', '#F3F2EF'],
  ['6002', 'Nickel', 'Nickel', '#BFC1C4'],
  ['6003', 'Gunmetal', 'Canon', '#595B5F'],
  ['6004', 'Brass', 'Laiton', '#B58F48'],
  ['6005', 'Black', 'Noir', '#1D1E20'],
  ['6006', 'Navy', 'Marine', '#1C2745'],
  ['6007', 'Royal', 'Royal', '#25489D'],
  ['6008', 'Forest', 'Forêt', '#1D4132'],
  ['6009', 'Red', 'Rouge', '#B91E2B'],
  ['6010', 'Gold', 'Or', '#D59820'],
])
