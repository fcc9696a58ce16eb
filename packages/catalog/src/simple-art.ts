import type { Label } from '@teamloom/kit/label.ts'

/** An emblem of ours, to be used like any artwork: `<id>.svg` among the web app's simple art. */
export type SimpleArt = { readonly id: string; readonly label: Label }

export type SimpleArtGroup = {
  readonly name: string
  readonly label: Label
  readonly emblems: readonly SimpleArt[]
}

function numeral(digit: number): SimpleArt {
  return { id: `numeral-${digit}`, label: { en: `Numeral ${digit}`, fr: `Chiffre ${digit}` } }
}

export const simpleArt: readonly SimpleArtGroup[] = [
  {
    name: 'mascots',
    label: { en: 'Mascots', fr: 'Mascottes' },
    emblems: [
      { id: 'wolf', label: { en: 'Wolf', fr: 'Loup' } },
      { id: 'bear', label: { en: 'Bear', fr: 'Ours' } },
      { id: 'lion', label: { en: 'Lion', fr: 'Lion' } },
      { id: 'fox', label: { en: 'Fox', fr: 'Renard' } },
      { id: 'bull', label: { en: 'Bull', fr: 'Taureau' } },
      { id: 'eagle', label: { en: 'Eagle', fr: 'Aigle' } },
      { id: 'owl', label: { en: 'Owl', fr: 'Hibou' } },
      { id: 'shark', label: { en: 'Shark', fr: 'Requin' } },
      { id: 'horse', label: { en: 'Horse', fr: 'Cheval' } },
      { id: 'paw', label: { en: 'Paw', fr: 'Patte' } },
    ],
  },
  {
    name: 'sports',
    label: { en: 'Sports', fr: 'Sports' },
    emblems: [
      { id: 'soccer', label: { en: 'Soccer ball', fr: 'Ballon de soccer' } },
      { id: 'basketball', label: { en: 'Basketball', fr: 'Ballon de basket' } },
      { id: 'volleyball', label: { en: 'Volleyball', fr: 'Ballon de volley' } },
      { id: 'baseball', label: { en: 'Baseball', fr: 'Balle de baseball' } },
      { id: 'tennis', label: { en: 'Tennis ball', fr: 'Balle de tennis' } },
      { id: 'football', label: { en: 'Football', fr: 'Ballon de football' } },
      { id: 'hockey', label: { en: 'Hockey sticks', fr: 'Bâtons de hockey' } },
      { id: 'oars', label: { en: 'Crossed oars', fr: 'Avirons croisés' } },
      { id: 'whistle', label: { en: 'Whistle', fr: 'Sifflet' } },
      { id: 'trophy', label: { en: 'Trophy', fr: 'Trophée' } },
      { id: 'medal', label: { en: 'Medal', fr: 'Médaille' } },
    ],
  },
  {
    name: 'schools',
    label: { en: 'Schools', fr: 'Écoles' },
    emblems: [
      { id: 'book', label: { en: 'Book', fr: 'Livre' } },
      { id: 'cap', label: { en: 'Graduation cap', fr: 'Mortier' } },
      { id: 'torch', label: { en: 'Torch', fr: 'Flambeau' } },
      { id: 'laurel', label: { en: 'Laurel', fr: 'Lauriers' } },
      { id: 'pencil', label: { en: 'Pencil', fr: 'Crayon' } },
      { id: 'atom', label: { en: 'Atom', fr: 'Atome' } },
    ],
  },
  {
    name: 'shields',
    label: { en: 'Shields and banners', fr: 'Écus et bannières' },
    emblems: [
      { id: 'shield', label: { en: 'Shield', fr: 'Écu' } },
      { id: 'shield-chevron', label: { en: 'Shield with chevrons', fr: 'Écu à chevrons' } },
      { id: 'shield-quarters', label: { en: 'Quartered shield', fr: 'Écu écartelé' } },
      { id: 'roundel', label: { en: 'Roundel', fr: 'Médaillon' } },
      { id: 'hexagon', label: { en: 'Hexagon', fr: 'Hexagone' } },
      { id: 'pennant', label: { en: 'Pennant', fr: 'Fanion' } },
      { id: 'ribbon', label: { en: 'Ribbon', fr: 'Ruban' } },
    ],
  },
  {
    name: 'symbols',
    label: { en: 'Symbols', fr: 'Symboles' },
    emblems: [
      { id: 'star', label: { en: 'Star', fr: 'Étoile' } },
      { id: 'bolt', label: { en: 'Bolt', fr: 'Éclair' } },
      { id: 'flame', label: { en: 'Flame', fr: 'Flamme' } },
      { id: 'maple', label: { en: 'Maple leaf', fr: 'Feuille d’érable' } },
      { id: 'pine', label: { en: 'Pine', fr: 'Sapin' } },
      { id: 'mountain', label: { en: 'Mountains', fr: 'Montagnes' } },
      { id: 'waves', label: { en: 'Waves', fr: 'Vagues' } },
      { id: 'anchor', label: { en: 'Anchor', fr: 'Ancre' } },
      { id: 'compass', label: { en: 'Compass', fr: 'Boussole' } },
      { id: 'crown', label: { en: 'Crown', fr: 'Couronne' } },
      { id: 'heart', label: { en: 'Heart', fr: 'Cœur' } },
    ],
  },
  {
    name: 'numerals',
    label: { en: 'Numerals', fr: 'Chiffres' },
    emblems: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(numeral),
  },
]
