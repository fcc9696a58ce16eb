import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { memo, useDeferredValue } from 'react'
import { PlaceList } from '#web/features/studio/panel/place-list.tsx'
import { PositionRows } from '#web/features/studio/panel/position-rows.tsx'
import { WidthSlider } from '#web/features/studio/panel/width-slider.tsx'
import { useCarried } from '#web/features/studio/touch/carried.tsx'
import { useShownDecoration } from '#web/features/studio/touch/use-shown-decoration.ts'

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
