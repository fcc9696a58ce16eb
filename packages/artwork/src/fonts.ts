export const fontCharacters = ['varsity', 'block', 'script', 'slab', 'stencil', 'condensed', 'serif'] as const
export type FontCharacter = (typeof fontCharacters)[number]

export type Font = {
  readonly id: string
  readonly name: string
  readonly character: FontCharacter
  /** The height of its capital I, in ems. */
  readonly capital: number
}

/** The open fonts in which words become artwork; what is written in one stays as it was drawn. */
export const fonts: readonly Font[] = [
  { id: 'graduate', name: 'Graduate', character: 'varsity', capital: 0.75 },
  { id: 'holtwood-one-sc', name: 'Holtwood One', character: 'varsity', capital: 0.75 },
  { id: 'rubik-mono-one', name: 'Rubik Mono', character: 'varsity', capital: 0.7 },
  { id: 'anton', name: 'Anton', character: 'block', capital: 0.859 },
  { id: 'archivo-black', name: 'Archivo Black', character: 'block', capital: 0.688 },
  { id: 'russo-one', name: 'Russo One', character: 'block', capital: 0.7 },
  { id: 'bungee', name: 'Bungee', character: 'block', capital: 0.72 },
  { id: 'orbitron', name: 'Orbitron', character: 'block', capital: 0.72 },
  { id: 'pacifico', name: 'Pacifico', character: 'script', capital: 0.861 },
  { id: 'lobster', name: 'Lobster', character: 'script', capital: 0.75 },
  { id: 'kaushan-script', name: 'Kaushan Script', character: 'script', capital: 0.794 },
  { id: 'grand-hotel', name: 'Grand Hotel', character: 'script', capital: 0.728 },
  { id: 'courgette', name: 'Courgette', character: 'script', capital: 0.763 },
  { id: 'alfa-slab-one', name: 'Alfa Slab', character: 'slab', capital: 0.778 },
  { id: 'bevan', name: 'Bevan', character: 'slab', capital: 0.777 },
  { id: 'rye', name: 'Rye', character: 'slab', capital: 0.767 },
  { id: 'black-ops-one', name: 'Black Ops', character: 'stencil', capital: 0.648 },
  { id: 'saira-stencil-one', name: 'Saira Stencil', character: 'stencil', capital: 0.688 },
  { id: 'stardos-stencil', name: 'Stardos Stencil', character: 'stencil', capital: 0.694 },
  { id: 'allerta-stencil', name: 'Allerta Stencil', character: 'stencil', capital: 0.72 },
  { id: 'bebas-neue', name: 'Bebas Neue', character: 'condensed', capital: 0.7 },
  { id: 'fjalla-one', name: 'Fjalla One', character: 'condensed', capital: 0.834 },
  { id: 'oswald', name: 'Oswald', character: 'condensed', capital: 0.81 },
  { id: 'barlow-condensed', name: 'Barlow Condensed', character: 'condensed', capital: 0.7 },
  { id: 'abril-fatface', name: 'Abril Fatface', character: 'serif', capital: 0.7 },
  { id: 'playfair-display', name: 'Playfair Display', character: 'serif', capital: 0.708 },
]
