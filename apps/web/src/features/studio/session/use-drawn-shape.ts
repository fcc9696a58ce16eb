import { useMemo } from 'react'
import { useDrawn } from '#web/features/studio/session/studio-context.tsx'

/** What decides where things are in the picture: styles and what is worn, not colours. */
export function useDrawnShape(): string {
  const drawn = useDrawn()
  return useMemo(
    () =>
      JSON.stringify([
        drawn.product,
        drawn.styles,
        Object.keys(drawn.cloths),
        drawn.prints.map(({ decorationId, location, widthInches, heightInches }) => [
          decorationId,
          location,
          widthInches,
          heightInches,
        ]),
      ]),
    [drawn],
  )
}
