import type { ProductDefinition } from '@teamloom/contract/product-definition.ts'
import type { DesignState } from '@teamloom/design/design-state.ts'
import { describe, expect, it } from 'vitest'
import { findDeprecatedChoice } from '#web/features/cart/deprecated-choice.ts'

const label = (en: string) => ({ en, fr: en })

const definition = {
  parts: [
    {
      name: 'collar',
      label: label('Collar'),
      elements: [{ name: 'collar', styles: [{ name: 'crew', label: label('Crew neck') }] }],
    },
  ],
  fabrics: [
    {
      name: 'ribbing',
      colors: [
        { name: '1190', label: label('Coral') },
        { name: '1191', label: label('Lagoon') },
      ],
    },
  ],
} as unknown as ProductDefinition

type Layer = { readonly colorName: string; readonly deprecated: boolean; readonly active?: boolean }

function stateWith(layers: readonly Layer[], isStyleDeprecated = false) {
  return {
    design: {
      parts: [
        {
          name: 'collar',
          elements: [
            {
              name: 'collar',
              style: {
                name: 'crew',
                deprecated: isStyleDeprecated,
                layers: layers.map(layer => ({ active: true, fabricNames: ['ribbing'], ...layer })),
              },
            },
          ],
        },
      ],
    },
  } as unknown as DesignState
}

const coral = { colorName: '1190', deprecated: true }

describe('the choice that is no longer offered', () => {
  it('is named when it is the only one', () => {
    const state = stateWith([coral, { colorName: '1191', deprecated: false }])
    expect(findDeprecatedChoice(state, definition)).toEqual({
      kind: 'color',
      part: label('Collar'),
      name: label('Coral'),
    })
  })

  it('is one although two layers have it', () => {
    expect(findDeprecatedChoice(stateWith([coral, coral]), definition)?.name.en).toBe('Coral')
  })

  it('is named by its style when that is what is gone', () => {
    expect(findDeprecatedChoice(stateWith([], true), definition)).toMatchObject({
      kind: 'style',
      name: label('Crew neck'),
    })
  })

  it('is not named when there are several, or none, or only a layer that is off', () => {
    const lagoon = { colorName: '1191', deprecated: true }
    expect(findDeprecatedChoice(stateWith([coral, lagoon]), definition)).toBeUndefined()
    expect(findDeprecatedChoice(stateWith([]), definition)).toBeUndefined()
    expect(findDeprecatedChoice(stateWith([{ ...coral, active: false }]), definition)).toBeUndefined()
  })
})
