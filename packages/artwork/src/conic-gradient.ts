import { type Pixels, rgbOfHex } from './pixels.ts'
import { plainColor } from './plain-color.ts'

/** Red, green, blue and alpha, all from 0 to 255. */
type Rgba = readonly [number, number, number, number]

/** `at`: from 0 to 1, once around. */
type Stop = { readonly rgba: Rgba; readonly at: number }

/** Colours around a middle; `from`: where they begin, clockwise from above, in turns. */
export type ConicGradient = { readonly from: number; readonly stops: readonly Stop[] }

/** Reads a conic gradient as CSS writes it, around the middle of its box; undefined for any other, and for what is no such gradient. */
export function readConicGradient(css: string): ConicGradient | undefined {
  const [, inside] = /^\s{0,9}conic-gradient\(((?:[^()]|\([^()]*\))*)\)\s{0,9}$/i.exec(css) ?? []
  if (inside === undefined) return undefined
  const parts = partsOf(inside)
  const [, angle] =
    /^from\s+(\S+)(?:\s+at\s+(?:center|50%)(?:\s+(?:center|50%))?)?$/i.exec(parts[0] ?? '') ?? []
  const from = angle === undefined ? 0 : turnsOf(angle)
  const stops = (angle === undefined ? parts : parts.slice(1)).map(readStop)
  return from === undefined || stops.length === 0 || stops.includes(undefined)
    ? undefined
    : { from, stops: placed(stops as readonly OpenStop[]) }
}

/** Between its commas, but for those of a colour. */
function partsOf(list: string): readonly string[] {
  const parts = ['']
  let deep = 0
  for (const sign of list) {
    if (sign === '(') deep += 1
    if (sign === ')') deep -= 1
    if (sign === ',' && deep === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map(part => part.trim())
}

type OpenStop = { readonly rgba: Rgba; readonly at: number | undefined }

function readStop(text: string): OpenStop | undefined {
  const [, color = text, place] = /^(.*\S)\s+([-+\d.e]+(?:deg|grad|rad|turn|%))$/i.exec(text) ?? []
  const plain = plainColor(color)
  const at = place === undefined ? undefined : turnsOf(place)
  if (plain === undefined || (place !== undefined && at === undefined)) return undefined
  return { rgba: rgbaOf(plain), at }
}

const perTurn: Readonly<Record<string, number>> = { deg: 360, grad: 400, rad: 2 * Math.PI, turn: 1, '%': 100 }

function turnsOf(text: string): number | undefined {
  const [, number, unit] = /^([-+]?[\d.]+(?:e[-+]?\d+)?)(deg|grad|rad|turn|%)$/i.exec(text) ?? []
  const turns = Number(number) / (perTurn[(unit ?? '').toLowerCase()] ?? Number.NaN)
  return Number.isFinite(turns) ? turns : undefined
}

function rgbaOf(plain: string): Rgba {
  if (plain.startsWith('#')) return [...rgbOfHex(plain), 255]
  const [red = 0, green = 0, blue = 0, alpha = 1] = (plain.match(/[\d.]+/g) ?? []).map(Number)
  return [red, green, blue, 255 * alpha]
}

/** Stops with their places: those that say none lie evenly between those that do; none before the one before it. */
function placed(stops: readonly OpenStop[]): readonly Stop[] {
  const last = stops.length - 1
  const at = stops.map((stop, index) => stop.at ?? (index === 0 ? 0 : index === last ? 1 : undefined))
  let before = 0
  for (let index = 1; index <= last; index++) {
    const end = at[index]
    if (end === undefined) continue
    const start = at[before] ?? 0
    for (let open = before + 1; open < index; open++)
      at[open] = start + ((end - start) * (open - before)) / (index - before)
    before = index
  }
  let least = -Infinity
  return stops.map(({ rgba }, index) => {
    least = Math.max(least, at[index] ?? 0)
    return { rgba, at: least }
  })
}

/** Painted on a box of so many pixels. */
export function paintConicGradient({ from, stops }: ConicGradient, width: number, height: number): Pixels {
  const rgba = new Uint8Array(4 * width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const turns = Math.atan2(x + 0.5 - width / 2, height / 2 - y - 0.5) / (2 * Math.PI) - from
      rgba.set(colorAt(stops, turns - Math.floor(turns)), 4 * (y * width + x))
    }
  }
  return { width, height, rgba }
}

function colorAt(stops: readonly Stop[], at: number): Rgba {
  const next = stops.findIndex(stop => stop.at > at)
  const [before, after] = [stops[next < 0 ? stops.length - 1 : next - 1], stops[next]]
  if (!before || !after) return (before ?? after)?.rgba ?? [0, 0, 0, 0]
  const share = (at - before.at) / (after.at - before.at)
  const alpha = before.rgba[3] * (1 - share) + after.rgba[3] * share
  // By what is seen of each.
  const mix = (channel: 0 | 1 | 2) =>
    alpha === 0
      ? 0
      : (before.rgba[channel] * before.rgba[3] * (1 - share) + after.rgba[channel] * after.rgba[3] * share) /
        alpha
  return [mix(0), mix(1), mix(2), alpha].map(Math.round) as unknown as Rgba
}
