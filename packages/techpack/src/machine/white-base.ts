/**
 * MF18: films that have white below them: all but those of an ink of the cloth's own colour, unless there are no others.
 * `clothHex`: null or absent where it is not known.
 */
export function aboveWhite<Film extends { readonly ink: { readonly hex: string } }>(
  films: readonly Film[],
  clothHex: string | null | undefined,
): readonly Film[] {
  const others = films.filter(({ ink }) => ink.hex.toUpperCase() !== clothHex?.toUpperCase())
  return others.length > 0 ? others : films
}
