/** A name for whom only an address is known: `zoe.belanger@b.c` is `Zoe Belanger`; its own letters where they are no words. */
export function nameOfAddress(email: string): string {
  const own = email
    .slice(0, Math.max(0, email.lastIndexOf('@')))
    .split('+', 1)
    .join('')
  const words = own.split(/[._\-\d]+/).filter(word => /\p{L}/u.test(word))
  const name = words.map(word => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ')
  return name || own
}
