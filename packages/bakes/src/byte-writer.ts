/** A growing byte string of numbers, small ones short. */
export class ByteWriter {
  #bytes = new Uint8Array(1024)
  #length = 0

  byte(value: number): void {
    if (this.#length === this.#bytes.length) {
      const wider = new Uint8Array(this.#length * 2)
      wider.set(this.#bytes)
      this.#bytes = wider
    }
    this.#bytes[this.#length++] = value
  }

  /** A whole number from 0, seven bits a byte. */
  count(value: number): void {
    let rest = value
    while (rest > 127) {
      this.byte((rest & 127) | 128)
      rest >>>= 7
    }
    this.byte(rest)
  }

  /** A signed number: 0, -1, 1, -2 … are short. */
  difference(value: number): void {
    this.count(value < 0 ? -2 * value - 1 : 2 * value)
  }

  take(): Uint8Array {
    return this.#bytes.slice(0, this.#length)
  }
}
