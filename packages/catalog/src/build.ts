import type { Label } from '@teamloom/kit/label.ts'
import type { ElementDefinition, LayerDefinition, PartDefinition, StyleDefinition } from './definition.ts'
import { menuIconOf, type OfferedFabricName } from './fabrics/index.ts'
import type { LayerGroupName } from './layer-groups.ts'

/** A short way to write what most layers, styles and elements of a product leave as usual. */

type LayerExtra = Partial<Omit<LayerDefinition, 'name' | 'label' | 'fabricNames' | 'colorName' | 'group'>> & {
  readonly group?: LayerGroupName
}

export function layer(
  name: string,
  label: Label,
  fabricName: OfferedFabricName,
  colorName: string,
  extra: LayerExtra = {},
): LayerDefinition {
  const icon = menuIconOf(fabricName)
  return {
    name,
    label,
    fabricNames: [fabricName],
    colorName,
    required: true,
    active: true,
    excludeFromInheritance: false,
    isLining: false,
    deprecated: false,
    display: { displayable: true },
    group: null,
    displayMethod: icon ? 'colorPicker' : 'colorPalette',
    menuIconUrl: icon ? `/menu-icons/${icon}.svg` : null,
    ...extra,
  }
}

type StyleExtra = Partial<Omit<StyleDefinition, 'name' | 'label' | 'layers'>>

export function style(
  name: string,
  label: Label,
  layers: readonly LayerDefinition[],
  extra: StyleExtra = {},
): StyleDefinition {
  return {
    name,
    label,
    layers,
    note: null,
    disabled: false,
    deprecated: false,
    credits: 0,
    disables: [],
    ...extra,
  }
}

export function element(
  name: string,
  label: Label,
  ...styles: [StyleDefinition, ...StyleDefinition[]]
): ElementDefinition {
  return { name, label, styles }
}

/** A part whose main element, the first, has its name. */
export function part(
  name: string,
  label: Label,
  elements: readonly [ElementDefinition, ...ElementDefinition[]],
): PartDefinition {
  return { name, label, mainElement: elements[0].name, elements }
}
