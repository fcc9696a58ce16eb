/** `d’Ana`, `de Maya`, `d’Hélène`, `de Yasmine`: French elides before a vowel that is heard. */
export function frenchOf(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '')
  return /^(?:[aeiouœæ]|h[aeiouy]|y(?![aeiou]))/i.test(letters) ? `d’${name}` : `de ${name}`
}
