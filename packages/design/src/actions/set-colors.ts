import { ok, type Result } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { type DesignDocument, elementKey, layerKey } from '../document.ts'
import { withLayer } from '../edit.ts'
import type { LayerColor } from '../layer-colors.ts'
import { type ActionRefusal, defineAction } from './action.ts'
import { targetLayerColor } from './targets.ts'

const layerColorSchema = z.object({
  partName: z.string(),
  elementName: z.string(),
  layerName: z.string(),
  color: z.string(),
}) satisfies z.ZodMiniType<LayerColor>

/** More than any garment has layers. */
const mostLayers = 200

/** Gives several layers their colours in one change: all of them, or none when one cannot be had. */
export const setColors = defineAction({
  action: 'setColors',
  schema: z.object({
    changes: z.array(layerColorSchema).check(z.minLength(1), z.maxLength(mostLayers)),
  }),
  ability: 'canUpdateDesignColors',
  touches: ({ changes }) => changes.map(keyOf),
  dependsOn: ({ changes }) => changes.map(({ partName, elementName }) => elementKey(partName, elementName)),
  setsAnew: ({ changes }) => changes.map(keyOf).toSorted().join(' '),
  apply: (document, { changes }, context) =>
    changes.reduce<Result<DesignDocument, ActionRefusal>>((painted, change) => {
      if (!painted.ok) return painted
      const target = targetLayerColor(painted.value, change, context)
      if (!target.ok) return target
      const { partName, elementName, layerName, color } = change
      return ok(
        withLayer(painted.value, partName, elementName, layerName, layer => ({ ...layer, colorName: color })),
      )
    }, ok(document)),
})

function keyOf({ partName, elementName, layerName }: LayerColor): string {
  return layerKey(partName, elementName, layerName)
}
