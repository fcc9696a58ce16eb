import { must } from '@teamloom/kit/assert.ts'
import { linearOf } from './linear-light.ts'

/**
 * CIEDE2000 (D65) between two hex colours, `#rrggbb` or `#rgb`: about 1 is just noticeable, above 10 is another colour.
 * The library's comes with a parser for all of CSS, five kilobytes in each thread of a browser; the test holds the two
 * together.
 */
export function colorDifference(hexA: string, hexB: string): number {
  return labDifference(labOf(hexA), labOf(hexB))
}

export type Lab = readonly [l: number, a: number, b: number]

const white = { x: 0.3127 / 0.329, z: (1 - 0.3127 - 0.329) / 0.329 } as const

/** CIELAB (D65) of `#rrggbb` or `#rgb`: for who compares one colour with many. */
export function labOf(hex: string): Lab {
  const digits = must(/^#([\da-f]{3}|[\da-f]{6})$/i.exec(hex)?.[1], `colour in ${hex}`)
  const whole = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map(at =>
    linearOf(Number.parseInt(whole.slice(at, at + 2), 16) / 255),
  )
  const x = 0.4123907992659593 * r + 0.357584339383878 * g + 0.1804807884018343 * b
  const y = 0.2126390058715102 * r + 0.715168678767756 * g + 0.0721923153607337 * b
  const z = 0.0193308187155918 * r + 0.119194779794626 * g + 0.9505321522496607 * b
  const [fx, fy, fz] = [stretch(x / white.x), stretch(y), stretch(z / white.z)]
  // The matrix is rounded: greys would have a trace of a hue.
  const isGray = r === g && g === b
  return [116 * fy - 16, isGray ? 0 : 500 * (fx - fy), isGray ? 0 : 200 * (fy - fz)]
}

const stretch = (value: number) =>
  value > (6 / 29) ** 3 ? Math.cbrt(value) : ((29 / 3) ** 3 * value + 16) / 116

/** CIEDE2000, after Sharma, Wu and Dalal, 2005, with their names. */
export function labDifference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const g = 0.5 * (1 - chromaWeight((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2))
  const [c1, h1] = polar(a1 * (1 + g), b1)
  const [c2, h2] = polar(a2 * (1 + g), b2)
  const isGray = c1 * c2 === 0
  const turn = isGray ? 0 : h2 - h1
  const dh = turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(dh / 2)
  const [l, c, h] = [(l1 + l2) / 2, (c1 + c2) / 2, isGray ? h1 + h2 : meanAngle(h1, h2)]
  const t =
    1 -
    0.17 * Math.cos(h - radians(30)) +
    0.24 * Math.cos(2 * h) +
    0.32 * Math.cos(3 * h + radians(6)) -
    0.2 * Math.cos(4 * h - radians(63))
  const lightness = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2))
  const chroma = (c2 - c1) / (1 + 0.045 * c)
  const hue = dH / (1 + 0.015 * c * t)
  const blue = radians(30) * Math.exp(-((((180 / Math.PI) * h - 275) / 25) ** 2))
  const rotation = -Math.sin(2 * blue) * 2 * chromaWeight(c)
  return Math.sqrt(lightness ** 2 + chroma ** 2 + hue ** 2 + rotation * chroma * hue)
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

const chromaWeight = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))

/** Chroma, and hue from 0 to a full turn. */
function polar(a: number, b: number): [chroma: number, hue: number] {
  const hue = a === 0 && b === 0 ? 0 : Math.atan2(b, a)
  return [Math.hypot(a, b), hue < 0 ? hue + 2 * Math.PI : hue]
}

function meanAngle(a: number, b: number): number {
  const mean = (a + b) / 2 - (Math.abs(a - b) > Math.PI ? Math.PI : 0)
  return mean < 0 ? mean + 2 * Math.PI : mean
}
