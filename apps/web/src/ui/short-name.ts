const most = 60

/** A name for a sentence: people's own may have two hundred characters. */
export function shortName(name: string): string {
  const characters = [...name]
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : name
}
