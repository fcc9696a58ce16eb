import type { Art } from '@teamloom/artwork/art-file.ts'

/**
 * Keeps what was last made of each artwork, `most` things at a time, for as long as the artwork itself is kept;
 * what is not worth its room is made anew.
 */
export function keepFew<Made>(most: number, isKept: (made: Made) => boolean = () => true) {
  const ofArt = new WeakMap<Art, Map<string, Made>>()
  return (art: Art, key: string, make: () => Made): Made => {
    let kept = ofArt.get(art)
    if (!kept) {
      kept = new Map()
      ofArt.set(art, kept)
    }
    const made = kept.get(key) ?? make()
    if (!isKept(made)) return made
    kept.delete(key)
    kept.set(key, made)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return made
  }
}
