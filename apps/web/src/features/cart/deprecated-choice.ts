import type { ProductDefinition } from '@teamloom/contract/product-definition.ts'
import type { DesignState } from '@teamloom/design/design-state.ts'
import type { Label } from '@teamloom/kit/label.ts'

export type DeprecatedChoice = {
  readonly kind: 'color' | 'style'
  readonly part: Label
  readonly name: Label
}

/** The one style or colour that is no longer offered, by name; none when there are several, or none. */
export function findDeprecatedChoice(
  { design }: Pick<DesignState, 'design'>,
  definition: Pick<ProductDefinition, 'parts' | 'fabrics'>,
): DeprecatedChoice | undefined {
  const choices = design.parts.flatMap(part => {
    const partDefinition = definition.parts.find(known => known.name === part.name)
    if (!partDefinition) return []
    return part.elements.flatMap(({ name, style }): (DeprecatedChoice | undefined)[] => {
      const styleDefinition = partDefinition.elements
        .find(known => known.name === name)
        ?.styles.find(known => known.name === style.name)
      if (style.deprecated) {
        return [styleDefinition && { kind: 'style', part: partDefinition.label, name: styleDefinition.label }]
      }
      return style.layers
        .filter(layer => layer.active && layer.deprecated)
        .map(layer => {
          const label = colorLabel(definition, layer.fabricNames, layer.colorName)
          return label && { kind: 'color', part: partDefinition.label, name: label }
        })
    })
  })
  const names = new Set(choices.map(choice => choice && `${choice.kind} ${choice.part.en} ${choice.name.en}`))
  return names.size === 1 ? choices[0] : undefined
}

function colorLabel(
  { fabrics }: Pick<ProductDefinition, 'fabrics'>,
  fabricNames: readonly string[],
  colorName: string,
): Label | undefined {
  return fabrics
    .filter(fabric => fabricNames.includes(fabric.name))
    .flatMap(fabric => fabric.colors)
    .find(color => color.name === colorName)?.label
}
