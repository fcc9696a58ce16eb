/** What the small screens of machines can show of a name. */
export function asciiOf(name: string): string {
  return name.normalize('NFD').replace(/[^\x20-\x7e]/g, '')
}

export function bytesOfAscii(text: string): Uint8Array {
  return Uint8Array.from(text, letter => letter.charCodeAt(0))
}
