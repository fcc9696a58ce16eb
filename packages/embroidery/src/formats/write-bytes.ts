/** Bytes that are added one after the other; numbers are little endian. */
export function openBytes() {
  let bytes = new Uint8Array(1024)
  let length = 0
  const add = (more: ArrayLike<number>) => {
    if (length + more.length > bytes.length) {
      const larger = new Uint8Array(2 * (length + more.length))
      larger.set(bytes)
      bytes = larger
    }
    bytes.set(more, length)
    length += more.length
  }
  return {
    add,
    add16: (value: number) => add([value & 0xff, (value >> 8) & 0xff]),
    add32: (value: number) =>
      add([value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff, (value >> 24) & 0xff]),
    addFloat: (value: number) => add(new Uint8Array(Float32Array.of(value).buffer)),
    length: () => length,
    all: () => bytes.slice(0, length),
  }
}
