/** Which of the six people colours a thing has: the same on every screen and visit. */
export function toneOf(id: string): number {
  let sum = 0
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return sum % 6
}
