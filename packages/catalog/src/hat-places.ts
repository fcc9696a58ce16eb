import { edgeInches } from './decorations/clippingtag.ts'
import type { LocationDefinition } from './definition.ts'
import { layerRef } from './place-cloth.ts'
import { placeOf, whenStyle } from './places.ts'

const crown = layerRef('crown/crown')

type Hat = {
  /** Inches round its turn-up. */
  readonly cuffGirth: number
  /** Where some have none: styles of the cuff that are turned up. */
  readonly folds?: readonly string[]
}

/** A print goes on the turn-up or on the crown, a patch and a tag on the turn-up. */
export function placesOnHat({ cuffGirth, folds }: Hat): readonly LocationDefinition[] {
  const needs = folds ? [{ partName: 'cuff', elementName: 'cuff', styleNames: folds }] : []
  // A patch of the hat's own would cover what lies there.
  const bare = { needs: [...needs, ...whenStyle('label/label', 'none', 'tab')] }
  return [
    placeOf('cuffFront', [0, -1.35], [4.25, 1.6], bare),
    placeOf('cuffLeft', [cuffGirth / 4, -1.35], [3, 1.6], { needs }),
    placeOf('crownFront', [0, -4.6], [3.5, 2], { cloth: [crown] }),
    placeOf('crownBack', [0, -4.6], [3.5, 2], { cloth: [layerRef('crown/panels/back'), crown] }),
    placeOf('cuffPatch', [0, -1.35], [3.5, 1.6], bare),
    placeOf('cuffTag', [cuffGirth / 4, -1.35], [1.25, 1.5], { needs }),
    placeOf('turnUpEdge', [cuffGirth / 4, -edgeInches / 2], [1.25, edgeInches], { needs }),
  ]
}
