import { decorationCategories } from '@teamloom/catalog/decorations/category.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { chosenInksOf } from '@teamloom/catalog/decorations/inks.ts'
import { firstOptions, type OptionField } from '@teamloom/catalog/decorations/options.ts'
import { repeatPatterns } from '@teamloom/catalog/decorations/repeat-options.ts'
import { patchShapes } from '@teamloom/catalog/decorations/shapes.ts'
import type { PartDefinition, Product, SizeDefinition } from '@teamloom/catalog/definition.ts'
import { templatesOf } from '@teamloom/catalog/design-template.ts'
import { fabrics, type OfferedFabricName } from '@teamloom/catalog/fabrics/index.ts'
import { colorsOfLayer } from '@teamloom/design/layer-colors.ts'
import type { DecorationOptions, ProductDefinition } from './product-definition.ts'

/** The catalogue's types are read-only all the way down; an answer's are not. */
type Mutable<Value> = Value extends object ? { -readonly [Key in keyof Value]: Mutable<Value[Key]> } : Value

type DesignTemplates = readonly { readonly name: string; readonly url: string }[]

/** What a product can be, for someone who may choose all types or only those that are for everybody. */
export function describeProduct(product: Product, mayUseAllTypes: boolean): ProductDefinition {
  const layers = product.parts.flatMap(part =>
    part.elements.flatMap(element => element.styles.flatMap(style => style.layers)),
  )
  const used = new Set<string>(layers.flatMap(layer => layer.fabricNames))
  // A house limits a colour wherever the product has it.
  const colorsOf = new Map(layers.map(layer => [layer.fabricNames[0], colorsOfLayer(layer)]))
  const {
    locations: _,
    firstTypes: __,
    isRetired: ___,
    decorationTypes: types,
    parts,
    sizes,
    ...definition
  } = product
  return {
    ...(definition as Mutable<typeof definition>),
    parts: parts.map(describePart),
    sizes: sizes.filter(isTold).map(({ successor: _, isRetired: __, ...size }) => size) as Mutable<
      Omit<SizeDefinition, 'successor' | 'isRetired'>
    >[],
    fabrics: fabrics
      .filter(fabric => used.has(fabric.name))
      .map(({ name, label, palette }) => ({
        name,
        label,
        colors: (colorsOf.get(name as OfferedFabricName) ?? palette.colors).map(color => ({ ...color })),
      })),
    decorationTypes: types.map(type => describeType(type, templatesOf(product, type))),
    unavailableDecorationTypes: product.unavailableDecorationTypes.map(({ type, reason }) => ({
      type,
      reason,
    })),
    availableDecorationTypes: types
      .filter(type => type.selectable && !type.isRetired && (mayUseAllTypes || !type.adminOnly))
      .map(({ type }) => type),
  }
}

/** All but those in which it could be cut, and is not offered. */
function isTold({ display, successor, isRetired }: SizeDefinition): boolean {
  return display.displayable || successor !== undefined || isRetired === true
}

/** Without what only colouring asks of a layer. */
function describePart(part: PartDefinition) {
  const elements = part.elements.map(element => ({
    ...element,
    styles: element.styles.map(({ instead: _, ...style }) => ({
      ...style,
      layers: style.layers.map(({ isLining: __, limits: ___, ...layer }) => layer),
    })),
  }))
  return { ...part, elements } as Mutable<Omit<PartDefinition, 'elements'> & { elements: typeof elements }>
}

function describeType(type: DecorationType, designTemplates: DesignTemplates) {
  const inks = chosenInksOf(type.inks)
  return {
    type: type.type,
    name: type.type,
    label: type.label,
    note: type.note,
    category: type.categories[0] ?? null,
    categories: [...type.categories],
    parent_type: type.parentType,
    fileTypes: type.fileTypes.map(({ name, extensions }) => ({ name, extensions: [...extensions] })),
    rasters: type.rasters ?? ('any' as const),
    adminOnly: type.adminOnly,
    selectable: type.selectable,
    designTemplates: [...designTemplates],
    useColorExtraction: inks !== undefined,
    maxColorsToExtact: inks?.most ?? 0,
    paletteId: inks?.palette.id ?? null,
    options: type.options.fieldsWith(firstOptions(type.options)).map(describeOption),
  }
}

function describeOption(field: OptionField) {
  const { name, label, kind } = field
  switch (kind) {
    case 'choice':
      return {
        name,
        label,
        kind,
        choices: field.choices.map(choice => ({ name: choice.name, label: choice.label })),
        default: field.choices[0].name,
      }
    case 'color':
      return { name, label, kind, paletteId: field.palette.id, default: field.colorName }
    case 'inches': {
      const { min, max, increment, inches } = field
      return { name, label, kind, min, max, increment, default: inches }
    }
  }
}

/** Every way to put artwork on cloth, with what belongs to each, and its templates for these products. */
export function describeDecorationTypes(
  types: readonly DecorationType[],
  products: readonly Product[],
): DecorationOptions {
  return {
    decorationTypes: types.map(type =>
      describeType(
        type,
        products
          .filter(({ decorationTypes }) => decorationTypes.some(each => each.type === type.type))
          .flatMap(product => templatesOf(product, type)),
      ),
    ),
    categories: [...decorationCategories],
    patterns: repeatPatterns.map(({ name, label, fields }) => ({
      name,
      label,
      fields: Object.fromEntries(
        fields.map(({ name: field, label: words, min, max, increment, inches }) => [
          field,
          { label: words, min, max, increment, default: inches },
        ]),
      ),
    })),
    tagTextures: texturesOf(types),
    patchShapes: patchShapes.map(({ name }) => name),
  }
}

function texturesOf(types: readonly DecorationType[]): string[] {
  const textures = types.flatMap(({ options }) =>
    options
      .fieldsWith(firstOptions(options))
      .flatMap(field =>
        field.kind === 'choice' && field.name === 'textureName' ? field.choices.map(({ name }) => name) : [],
      ),
  )
  return [...new Set(textures)]
}
