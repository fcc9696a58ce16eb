import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { memo, useDeferredValue } from 'react'
import { WidthSlider } from '#web/features/studio/controls/width-slider.tsx'
import { PlaceList } from '#web/features/studio/panels/place-list.tsx'
import { PositionRows } from '#web/features/studio/panels/position-rows.tsx'
import { useCarried } from '#web/features/studio/session/carried.tsx'
import { useShownDecoration } from '#web/features/studio/stage/touch/use-shown-decoration.ts'

type Props = { readonly decoration: DecorationView; readonly recipe: TextRecipe | null }

/** Where a decoration is and how large, which alone of its panel follows the hand. */
export function PlaceAndSize({ decoration, recipe }: Props) {
  const shown = useDeferredValue(useShownDecoration(decoration))
  const cameFrom = useCarried()?.from.positionName
  return <Rows decoration={shown} recipe={recipe} cameFrom={cameFrom} />
}

const Rows = memo(function Rows({
  decoration,
  recipe,
  cameFrom,
}: Props & { readonly cameFrom: string | undefined }) {
  return (
    <>
      <PlaceList decoration={decoration} cameFrom={cameFrom} />
      {decoration.imageData && <WidthSlider decoration={decoration} recipe={recipe} />}
      {decoration.imageData && <PositionRows decoration={decoration} />}
    </>
  )
})
