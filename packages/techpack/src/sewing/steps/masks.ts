import { atBothEnds, type SewingStep, said } from '../sewing-step.ts'

export const maskHalves: SewingStep = {
  name: 'maskHalves',
  what: said('Join the halves, outside and lining each', 'Assembler les moitiés, extérieur et doublure'),
  takes: place => place.kind === 'seam' && place.pieces[0].hand === 'mask',
  seam: 'SSa',
  stitch: 'joins',
  allowance: 'seam',
}

export const maskBindings: SewingStep = {
  name: 'maskBindings',
  what: said('Bind the upper and lower edge', 'Border le haut et le bas'),
  takes: place => place.kind === 'band' && /^(left|right)Binding$/.test(place.trim.name),
  seam: 'BSc',
  stitch: '301',
  allowance: 'none',
}

export const maskHems: SewingStep = {
  name: 'maskHems',
  what: said('Turn the upper and lower edge', 'Replier le haut et le bas'),
  takes: place =>
    place.kind === 'edge' && place.piece.hand === 'mask' && ['top', 'bottom'].includes(place.edge),
  seam: 'EFa',
  stitch: '301',
  allowance: 'hem',
}

export const maskSides: SewingStep = {
  name: 'maskSides',
  what: said('Turn the sides into casings, gathered', 'Replier les côtés en coulisses, froncés'),
  takes: place => place.kind === 'edge' && place.piece.hand === 'mask' && place.edge === 'side',
  seam: 'EFb',
  stitch: '301',
  allowance: 'hem',
}

export const loops: SewingStep = {
  name: 'loops',
  what: said('Tack the ear loops into the sides', 'Brider les élastiques d’oreille dans les côtés'),
  takes: place => place.kind === 'hardware' && place.trim.kind === 'loop',
  seam: null,
  stitch: null,
  allowance: 'none',
  machine: said('bartacking machine', 'machine à brides d’arrêt'),
  bartacks: atBothEnds,
}
