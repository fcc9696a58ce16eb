import type { Box } from '@teamloom/bakes/manifest.ts'
import type { Picture } from './look.ts'

/** Made small: red, green, blue. */
export type SmallPart = {
  readonly width: number
  readonly height: number
  readonly colours: Uint8ClampedArray
}

/**
 * A part of a picture as many times smaller as `shrink` says, an even number that its edges lie on: as sharp makes it,
 * means down to twice the size and Lanczos for the rest, without the way there and back.
 */
export function shrinkEvenly(picture: Picture, box: Box, shrink: number): SmallPart {
  const [width, height] = [box.width / shrink, box.height / shrink]
  const small = meansOf(picture, box, shrink / 2).map(plane => {
    const half = roomFor(4, 2 * width * height)
    halveDown(plane, half, 2 * width)
    const whole = plane.subarray(0, width * height)
    halveAcross(half, whole, 2 * width)
    return whole
  })
  return { width, height, colours: woven(small) }
}

type Plane = Uint8ClampedArray

/** Used again by the next part. */
const rooms: Plane[] = []

function roomFor(at: number, size: number): Plane {
  const known = rooms[at]
  const room = known && known.length >= size ? known : new Uint8ClampedArray(size)
  rooms[at] = room
  return room.subarray(0, size)
}

/** Red, green and blue by the mean of so many pixels across and down; where something is seen through, by how much is seen of it, and that too. */
function meansOf({ rgba, width: stride }: Picture, { x, y, width, height }: Box, step: number): Plane[] {
  const pixels = new Int32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4)
  const across = width / step
  const down = height / step
  const red = roomFor(0, across * down)
  const green = roomFor(1, across * down)
  const blue = roomFor(2, across * down)
  const seen = roomFor(3, across * down)
  const share = 1 / (step * step)
  let isWhole = true
  for (let row = 0, to = 0; row < down; row++) {
    for (let column = 0; column < across; column++, to++) {
      let reds = 0
      let greens = 0
      let blues = 0
      let seens = 0
      const first = (y + row * step) * stride + x + column * step
      for (let line = first; line < first + step * stride; line += stride)
        for (let at = line; at < line + step; at++) {
          const pixel = pixels[at]!
          const cover = pixel >>> 24
          seens += cover
          if (cover === 255) {
            reds += pixel & 255
            greens += (pixel >> 8) & 255
            blues += (pixel >> 16) & 255
          } else if (cover > 0) {
            reds += (((pixel & 255) * cover) / 255) | 0
            greens += ((((pixel >> 8) & 255) * cover) / 255) | 0
            blues += ((((pixel >> 16) & 255) * cover) / 255) | 0
          }
        }
      if (seens * share !== 255) isWhole = false
      red[to] = reds * share
      green[to] = greens * share
      blue[to] = blues * share
      seen[to] = seens * share
    }
  }
  return isWhole ? [red, green, blue] : [red, green, blue, seen]
}

/** Pixels to each side of the middle between two that one for both hangs on. */
const reach = 6

/**
 * Lanczos of three lobes, from the middle outwards, in parts of 2¹⁵; both sides together are one. Whole numbers in the
 * code itself are known not to grow too large: half the time.
 */
const sumOf = (p0: number, p1: number, p2: number, p3: number, p4: number, p5: number): number =>
  (14628 * p0 + 4440 * p1 - 2184 * p2 - 1114 * p3 + 493 * p4 + 121 * p5 + 16384) >> 15

function halveDown(plane: Plane, half: Plane, width: number): void {
  const height = plane.length / width
  const lineAt = (row: number) => width * Math.min(height - 1, Math.max(0, row))
  for (let y = 0, to = 0; y < height; y += 2) {
    const [a0, a1, a2] = [lineAt(y), lineAt(y - 1), lineAt(y - 2)]
    const [a3, a4, a5] = [lineAt(y - 3), lineAt(y - 4), lineAt(y - 5)]
    const [b0, b1, b2] = [lineAt(y + 1), lineAt(y + 2), lineAt(y + 3)]
    const [b3, b4, b5] = [lineAt(y + 4), lineAt(y + 5), lineAt(y + 6)]
    for (let x = 0; x < width; x++, to++)
      half[to] = sumOf(
        plane[a0 + x]! + plane[b0 + x]!,
        plane[a1 + x]! + plane[b1 + x]!,
        plane[a2 + x]! + plane[b2 + x]!,
        plane[a3 + x]! + plane[b3 + x]!,
        plane[a4 + x]! + plane[b4 + x]!,
        plane[a5 + x]! + plane[b5 + x]!,
      )
  }
}

function halveAcross(plane: Plane, half: Plane, width: number): void {
  const height = plane.length / width
  // With what is beyond its ends, which is as they are.
  const line = new Uint8ClampedArray(width + 2 * reach)
  for (let y = 0, to = 0; y < height; y++) {
    const start = y * width
    line.fill(plane[start]!, 0, reach)
    line.set(plane.subarray(start, start + width), reach)
    line.fill(plane[start + width - 1]!, reach + width)
    for (let x = reach; x < reach + width; x += 2, to++)
      half[to] = sumOf(
        line[x]! + line[x + 1]!,
        line[x - 1]! + line[x + 2]!,
        line[x - 2]! + line[x + 3]!,
        line[x - 3]! + line[x + 4]!,
        line[x - 4]! + line[x + 5]!,
        line[x - 5]! + line[x + 6]!,
      )
  }
}

/** Pixel by pixel; of what is seen through its own colours. */
function woven([red, green, blue, seen]: readonly Plane[]): Uint8ClampedArray {
  const colours = new Uint8ClampedArray(3 * red!.length)
  for (let i = 0, to = 0; i < red!.length; i++, to += 3) {
    const share = seen ? 255 / Math.max(1, seen[i]!) : 1
    colours[to] = share * red![i]!
    colours[to + 1] = share * green![i]!
    colours[to + 2] = share * blue![i]!
  }
  return colours
}
