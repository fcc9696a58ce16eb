import type { Label } from '@teamloom/kit/label.ts'

/** What is told of what is knitted. */
export const knitWords = {
  knitting: { en: 'How it is knitted', fr: 'Comment on le tricote' },
  knitGauge: { en: 'Gauge, relaxed', fr: 'Jauge, au repos' },
  formGauge: { en: 'Gauge, on its form at the leg', fr: 'Jauge, sur sa forme à la jambe' },
  formNote: {
    en: 'Pieces and gauge are those on the form, which is as wide as the pattern’s pieces; the points of measure tell it relaxed. The cylinder keeps its needles from cuff to toe: instep and sole, heel and toe have half of them each. Gauge and weight of a cloth are those at the leg, where the form is as wide as the needles; foot, heel and toe are narrower, so that their wales lie closer, as is told in brackets, and weigh as much more.',
    fr: 'Les pièces et la jauge sont celles sur la forme, aussi large que les pièces du patron; les points de mesure disent la chaussette au repos. Le cylindre garde ses aiguilles du bord à la pointe\u00a0: cou-de-pied et semelle, talon et pointe en ont chacun la moitié. La jauge et le poids d’une maille sont ceux à la jambe, où la forme est aussi large que les aiguilles; pied, talon et pointe sont plus étroits\u00a0: leurs colonnes sont plus serrées, comme il est dit entre parenthèses, et pèsent d’autant plus.',
  },
  hatNote: {
    en: 'Pieces and gauge are those of the hat opened out and relaxed: the needles of a round, through the wales to the inch, are twice the half round of its body. It is knitted in one tube up to where the quarters narrow; from there each quarter is knitted on by itself, its needles taken away at both its edges, course by course, and the four are linked to each other. Nothing is cut.',
    fr: 'Les pièces et la jauge sont celles de la tuque dépliée et au repos\u00a0: les aiguilles d’un tour, divisées par les colonnes au pouce, font deux fois le demi-tour du corps. Elle est tricotée d’un seul tube jusqu’où les quarts rétrécissent; de là chaque quart est tricoté seul, ses aiguilles diminuées à ses deux bords, rang par rang, et les quatre sont remaillés l’un à l’autre. Rien n’est coupé.',
  },
  turnUpNote: {
    en: 'The turn-up is knitted on the needles of the crown; folded up over the body it is stretched, and lies as wide as the half round of the lower edge.',
    fr: 'Le revers est tricoté sur les aiguilles de la calotte; replié sur le corps il est étiré, et a la largeur du demi-tour du bord inférieur.',
  },
  structure: { en: 'Structure', fr: 'Structure' },
  yarn: { en: 'Yarn', fr: 'Fil à tricoter' },
  knitWeight: { en: 'Weight', fr: 'Poids' },
  stitchesWide: { en: 'Needles × courses', fr: 'Aiguilles × rangs' },
  stitchesOnForm: {
    en: 'Needles × courses (wales to the inch on the form)',
    fr: 'Aiguilles × rangs (colonnes au pouce sur la forme)',
  },
  belowCrown: { en: 'below the seams of the crown', fr: 'sous les coutures de la calotte' },
  inOne: { en: 'Knitted in one, without a seam', fr: 'Tricotés d’un seul tenant, sans couture' },
  grams: { en: 'Grams of yarn for one', fr: 'Grammes de fil pour un' },
  gramsPair: { en: 'Grams of yarn for one pair', fr: 'Grammes de fil pour une paire' },
  gramsAll: { en: 'To buy for all', fr: 'À acheter pour tous' },
  gramsNote: {
    en: 'For one without what is lost; for all with 15\u00a0% of it. Gauges, counts and weights are ours: a swatch is approved before production.',
    fr: 'Pour un sans la perte; pour tous avec 15\u00a0% de perte. Jauges, titres et poids sont les nôtres\u00a0: un échantillon est approuvé avant la production.',
  },
} as const satisfies Record<string, Label>
