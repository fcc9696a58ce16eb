export const fontCharacters = ['varsity', 'block', 'script', 'slab', 'stencil', 'condensed', 'serif'] as const
export type FontCharacter = (typeof fontCharacters)[number]

export type Font = { readonly id: string; readonly name: string; readonly character: FontCharacter }

/** The open fonts in which words become artwork; what is written in one stays as it was drawn. */
export const fonts: readonly Font[] = [
  { id: 'graduate', name: 'Graduate', character: 'varsity' },
  { id: 'holtwood-one-sc', name: 'Holtwood One', character: 'varsity' },
  { id: 'rubik-mono-one', name: 'Rubik Mono', character: 'varsity' },
  { id: 'anton', name: 'Anton', character: 'block' },
  { id: 'archivo-black', name: 'Archivo Black', character: 'block' },
  { id: 'russo-one', name: 'Russo One', character: 'block' },
  { id: 'bungee', name: 'Bungee', character: 'block' },
  { id: 'orbitron', name: 'Orbitron', character: 'block' },
  { id: 'pacifico', name: 'Pacifico', character: 'script' },
  { id: 'lobster', name: 'Lobster', character: 'script' },
  { id: 'kaushan-script', name: 'Kaushan Script', character: 'script' },
  { id: 'grand-hotel', name: 'Grand Hotel', character: 'script' },
  { id: 'courgette', name: 'Courgette', character: 'script' },
  { id: 'alfa-slab-one', name: 'Alfa Slab', character: 'slab' },
  { id: 'bevan', name: 'Bevan', character: 'slab' },
  { id: 'rye', name: 'Rye', character: 'slab' },
  { id: 'black-ops-one', name: 'Black Ops', character: 'stencil' },
  { id: 'saira-stencil-one', name: 'Saira Stencil', character: 'stencil' },
  { id: 'stardos-stencil', name: 'Stardos Stencil', character: 'stencil' },
  { id: 'allerta-stencil', name: 'Allerta Stencil', character: 'stencil' },
  { id: 'bebas-neue', name: 'Bebas Neue', character: 'condensed' },
  { id: 'fjalla-one', name: 'Fjalla One', character: 'condensed' },
  { id: 'oswald', name: 'Oswald', character: 'condensed' },
  { id: 'barlow-condensed', name: 'Barlow Condensed', character: 'condensed' },
  { id: 'abril-fatface', name: 'Abril Fatface', character: 'serif' },
  { id: 'playfair-display', name: 'Playfair Display', character: 'serif' },
]
