import { labOf } from '@teamloom/artwork/color-difference.ts'

/** TP42: colours as they are laid, lightest first, each once; films and words number them from 1 so. */
export function inkOrderOf<Ink extends { readonly code: string; readonly hex: string }>(
  inks: readonly Ink[],
): Ink[] {
  const apart = [...new Map(inks.map(ink => [ink.code, ink])).values()]
  return apart.toSorted((a, b) => labOf(b.hex)[0] - labOf(a.hex)[0])
}
