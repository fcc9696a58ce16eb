import { type SewingStep, said } from '../sewing-step.ts'

const unsewn = { seam: null, stitch: null, allowance: 'none' } as const

export const eyelets: SewingStep = {
  ...unsewn,
  name: 'eyelets',
  what: said('Set the eyelets', 'Poser les œillets'),
  takes: place => place.kind === 'hardware' && place.trim.kind === 'eyelet',
  machine: said('eyelet press', 'presse à œillets'),
  note: said(
    'With its backing, a square of the cloth with raw edges, behind.',
    'Avec son renfort, un carré du tissu à bords vifs, derrière.',
  ),
}

export const cords: SewingStep = {
  ...unsewn,
  name: 'cords',
  what: said('Thread the cord, even on both sides', 'Enfiler le cordon, égal des deux côtés'),
  takes: place => place.kind === 'hardware' && place.trim.kind === 'cord',
  machine: said('by hand', 'à la main'),
  note: said(
    'Tacked at the middle of the casing, so that it cannot be drawn out.',
    'Arrêté au milieu de la coulisse, pour qu’il ne sorte pas.',
  ),
}

export const cordTips: SewingStep = {
  ...unsewn,
  name: 'cordTips',
  what: said('Press the tips onto the cord', 'Sertir les embouts du cordon'),
  takes: place => place.kind === 'hardware' && place.trim.kind === 'cordTip',
  machine: said('tipping press', 'presse à embouts'),
}

export const poms: SewingStep = {
  ...unsewn,
  name: 'poms',
  what: said('Tie the pom-pom on', 'Attacher le pompon'),
  takes: place => place.kind === 'hardware' && place.trim.kind === 'pom',
  machine: said('by hand', 'à la main'),
  note: said(
    'Through the middle of the crown, knotted inside.',
    'À travers le milieu de la calotte, noué à l’intérieur.',
  ),
}
