import { assert } from '@teamloom/kit/assert.ts'

/** Reads what a ByteWriter wrote. */
export class ByteReader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  byte(): number {
    assert(this.#at < this.#bytes.length, 'bake bytes end too early')
    return this.#bytes[this.#at++]!
  }

  count(): number {
    let value = 0
    let shift = 0
    for (;;) {
      const byte = this.byte()
      value |= (byte & 127) << shift
      if (byte < 128) return value >>> 0
      shift += 7
    }
  }

  difference(): number {
    const value = this.count()
    return value & 1 ? -(value + 1) / 2 : value / 2
  }
}
