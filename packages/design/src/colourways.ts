import { colorDifference } from '@teamloom/artwork/color-difference.ts'
import { matchColor } from '@teamloom/artwork/match-color.ts'
import { findColor } from '@teamloom/catalog/colors/index.ts'
import type { PaletteColor } from '@teamloom/catalog/colors/palette.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { DesignDocument } from './document.ts'
import { withLayer } from './edit.ts'
import { type DyedLayer, dyedLayersOf, garmentLayerOf, nearestOffered } from './garment-color.ts'
import { colorsOfLayer, isOffered, type LayerColor } from './layer-colors.ts'
import { lostOnCloth } from './lost-on-cloth.ts'

/** A garment's cloth in a team's colours: what it is called after, and what gives it to a design. */
export type Colourway = {
  /** Colours of the cloth that is seen, the body's first. */
  readonly colors: readonly PaletteColor[]
  readonly changes: readonly LayerColor[]
}

const mostColourways = 6

/** Goes with every team's colours: black, white, grey, charcoal, cream, navy. */
const neutrals = ['1008', '1001', '1101', '1007', '1002', '1010'] as const

/** CIEDE2000 from which two cloths are told apart across a room. */
const clothContrast = 20

/**
 * Up to six, made of a team's colours in their order of importance and of what goes with them; each is another cloth,
 * and none of the design's artwork is lost on the cloth that it has there. None for a team without colours.
 */
export function makeColourways(
  document: DesignDocument,
  product: Product,
  teamColors: readonly string[],
): Colourway[] {
  const team = clothColorsOf(teamColors, document, product)
  if (team.length === 0) return []
  const palette = unique([...team, ...neutrals.flatMap(name => findColor(name) ?? [])])
  const layers = dyedLayersOf(document, product)
  const made = new Map<string, Colourway>()
  for (let round = 0; round < palette.length && made.size < mostColourways; round++) {
    for (const [index, body] of palette.entries()) {
      if (made.size === mostColourways) break
      const partners = partnersOf(body, team, palette)
      const [second, third = body] = partners.slice(round)
      if (!second) continue
      const scheme = (index + round) % 2 === 0 ? 'accents' : 'parts'
      const colourway = dress(layers, product, scheme, [body, second, third])
      const key = JSON.stringify(colourway.changes)
      const isTeams = colourway.colors.some(color => team.includes(color))
      if (isTeams && !made.has(key) && readsIn(colourway, document, product)) made.set(key, colourway)
    }
  }
  return [...made.values()]
}

/** A team's colours as the garment's cloth comes in them, each once. */
export function clothColorsOf(
  hexes: readonly string[],
  document: DesignDocument,
  product: Product,
): PaletteColor[] {
  const offered = colorsOfLayer(garmentLayerOf(document, product)).filter(isOffered)
  return unique(hexes.flatMap(hex => matchColor(hex, offered) ?? []))
}

/** What goes with a body's colour and is told apart from it: the team's first. */
function partnersOf(
  body: PaletteColor,
  team: readonly PaletteColor[],
  palette: readonly PaletteColor[],
): PaletteColor[] {
  return unique([...team, ...palette]).filter(
    color => color !== body && colorDifference(color.hex, body.hex) >= clothContrast,
  )
}

type Scheme = 'accents' | 'parts'
type Colors = readonly [body: PaletteColor, second: PaletteColor, third: PaletteColor]

/**
 * `accents`: all in the first colour, accents in the second; `parts`: the other parts in the second, accents in the
 * first. Where an element has two accents side by side, the next one has the third.
 */
function dress(
  layers: readonly DyedLayer[],
  product: Product,
  scheme: Scheme,
  [body, second, third]: Colors,
): Colourway {
  const isMain = ({ partName }: DyedLayer) => partName === product.mainPart
  const wantedOf = (layer: DyedLayer): PaletteColor => {
    if (!layer.isAccent) return scheme === 'accents' || isMain(layer) ? body : second
    const ground = scheme === 'accents' || isMain(layer) ? body : second
    const beside = layers.filter(other => other.isAccent && other.elementName === layer.elementName)
    if (beside.indexOf(layer) % 2 === 1) return third
    return ground === body ? second : body
  }
  const dressed = layers.map(layer => ({ layer, color: nearestOffered(layer.definition, wantedOf(layer)) }))
  const seen = dressed.filter(
    ({ layer, color }) => layer.state.active && [body, second, third].includes(color),
  )
  return {
    colors: unique([body, ...seen.map(({ color }) => color)]),
    changes: dressed.map(({ layer: { partName, elementName, layerName }, color }) => ({
      partName,
      elementName,
      layerName,
      color: color.name,
    })),
  }
}

/** Whether the check of each decoration that is drawn finds its artwork to stand out from its cloth. */
function readsIn({ changes }: Colourway, document: DesignDocument, product: Product): boolean {
  const painted = changes.reduce(
    (before, { partName, elementName, layerName, color }) =>
      withLayer(before, partName, elementName, layerName, layer => ({ ...layer, colorName: color })),
    document,
  )
  return document.decorations.every(
    decoration => !decoration.active || lostOnCloth(painted, product, decoration) === undefined,
  )
}

function unique(colors: readonly PaletteColor[]): PaletteColor[] {
  return [...new Set(colors)]
}
