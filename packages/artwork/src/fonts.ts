export const fontCharacters = ['varsity', 'block', 'script', 'slab', 'stencil', 'condensed', 'serif'] as const
export type FontCharacter = (typeof fontCharacters)[number]

export type Font = {
  readonly id: string
  /** In short. */
  readonly name: string
  /** The name that drawings have for it. */
  readonly family: string
  readonly character: FontCharacter
  /** The height of its capital I, in ems. */
  readonly capital: number
  /** What holds for its numeral 1 instead, where that is another. */
  readonly numeral?: number
}

/** The open fonts in which words become artwork; what is written in one stays as it was drawn. */
export const fonts: readonly Font[] = [
  { id: 'graduate', name: 'Graduate', family: 'Graduate', character: 'varsity', capital: 0.75 },
  {
    id: 'holtwood-one-sc',
    name: 'Holtwood One',
    family: 'Holtwood One SC',
    character: 'varsity',
    capital: 0.75,
  },
  { id: 'rubik-mono-one', name: 'Rubik Mono', family: 'Rubik Mono One', character: 'varsity', capital: 0.7 },
  { id: 'anton', name: 'Anton', family: 'Anton', character: 'block', capital: 0.859 },
  { id: 'archivo-black', name: 'Archivo Black', family: 'Archivo Black', character: 'block', capital: 0.688 },
  { id: 'russo-one', name: 'Russo One', family: 'Russo One', character: 'block', capital: 0.7 },
  { id: 'bungee', name: 'Bungee', family: 'Bungee', character: 'block', capital: 0.72 },
  { id: 'orbitron', name: 'Orbitron', family: 'Orbitron', character: 'block', capital: 0.72 },
  {
    id: 'pacifico',
    name: 'Pacifico',
    family: 'Pacifico',
    character: 'script',
    capital: 0.861,
    numeral: 0.584,
  },
  { id: 'lobster', name: 'Lobster', family: 'Lobster', character: 'script', capital: 0.75 },
  {
    id: 'kaushan-script',
    name: 'Kaushan Script',
    family: 'Kaushan Script',
    character: 'script',
    capital: 0.794,
    numeral: 0.769,
  },
  { id: 'grand-hotel', name: 'Grand Hotel', family: 'Grand Hotel', character: 'script', capital: 0.728 },
  { id: 'courgette', name: 'Courgette', family: 'Courgette', character: 'script', capital: 0.763 },
  { id: 'alfa-slab-one', name: 'Alfa Slab', family: 'Alfa Slab One', character: 'slab', capital: 0.778 },
  { id: 'bevan', name: 'Bevan', family: 'Bevan', character: 'slab', capital: 0.777, numeral: 0.67 },
  { id: 'rye', name: 'Rye', family: 'Rye', character: 'slab', capital: 0.767 },
  { id: 'black-ops-one', name: 'Black Ops', family: 'Black Ops One', character: 'stencil', capital: 0.648 },
  {
    id: 'saira-stencil-one',
    name: 'Saira Stencil',
    family: 'Saira Stencil One',
    character: 'stencil',
    capital: 0.688,
  },
  {
    id: 'stardos-stencil',
    name: 'Stardos Stencil',
    family: 'Stardos Stencil',
    character: 'stencil',
    capital: 0.694,
  },
  {
    id: 'allerta-stencil',
    name: 'Allerta Stencil',
    family: 'Allerta Stencil',
    character: 'stencil',
    capital: 0.72,
  },
  { id: 'bebas-neue', name: 'Bebas Neue', family: 'Bebas Neue', character: 'condensed', capital: 0.7 },
  { id: 'fjalla-one', name: 'Fjalla One', family: 'Fjalla One', character: 'condensed', capital: 0.834 },
  { id: 'oswald', name: 'Oswald', family: 'Oswald', character: 'condensed', capital: 0.81 },
  {
    id: 'barlow-condensed',
    name: 'Barlow Condensed',
    family: 'Barlow Condensed',
    character: 'condensed',
    capital: 0.7,
  },
  { id: 'abril-fatface', name: 'Abril Fatface', family: 'Abril Fatface', character: 'serif', capital: 0.7 },
  {
    id: 'playfair-display',
    name: 'Playfair Display',
    family: 'Playfair Display',
    character: 'serif',
    capital: 0.708,
    numeral: 0.528,
  },
]

/** Each of the fonts has these letters; of others each is asked. */
export const lettersOfAll =
  ' !"$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÀÂÇÈÉÊËÎÏÔÙÛÜàâçèéêëîïôùûüÿ‘’“”–—'

/** Fonts to choose from: all that are offered, and those that the words have or had. */
export function fontsToChoose(
  retired: readonly string[],
  had: readonly (string | undefined)[],
): readonly Font[] {
  return fonts.filter(({ id }) => !retired.includes(id) || had.includes(id))
}

/** A font to begin with: the one that is wanted, else one of its character that is still offered, else any. */
export function fontToBegin(wanted: string, retired: readonly string[]): string {
  const character = fonts.find(({ id }) => id === wanted)?.character
  const left = fonts.filter(({ id }) => !retired.includes(id))
  const first =
    left.find(({ id }) => id === wanted) ?? left.find(font => font.character === character) ?? left[0]
  return first?.id ?? wanted
}
