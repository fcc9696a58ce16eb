/** Collects what each pixel is given; few areas meet in one. */
export function openGifts(pixels: number) {
  const first = new Uint32Array(pixels + 1)
  let region = new Uint16Array(pixels)
  let share = new Float32Array(pixels)
  let own = new Float32Array(pixels)
  let white = new Float32Array(pixels)
  let count = 0
  let start = 0
  function grow(): void {
    const larger = <Values extends Uint16Array | Float32Array>(values: Values, to: Values): Values => {
      to.set(values)
      return to
    }
    const size = 2 * region.length + 16
    region = larger(region, new Uint16Array(size))
    share = larger(share, new Float32Array(size))
    own = larger(own, new Float32Array(size))
    white = larger(white, new Float32Array(size))
  }
  return {
    begin(pixel: number): void {
      first[pixel] = count
      start = count
    },
    give(to: number, ownLight: number, whiteLight: number): void {
      let at = start
      while (at < count && region[at] !== to) at++
      if (at === count) {
        if (count === region.length) grow()
        region[at] = to
        share[at] = 0
        own[at] = 0
        white[at] = 0
        count++
      }
      share[at]! += 1
      own[at]! += ownLight
      white[at]! += whiteLight
    },
    end(each: number): void {
      for (let at = start; at < count; at++) {
        share[at]! *= each
        own[at]! *= each
        white[at]! *= each
      }
    },
    all() {
      first[pixels] = count
      return {
        first,
        region: region.slice(0, count),
        share: share.slice(0, count),
        own: own.slice(0, count),
        white: white.slice(0, count),
      }
    },
  }
}
