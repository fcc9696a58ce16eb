import { layRepeat, type RepeatLayout } from '@teamloom/artwork/repeat-layout.ts'
import { completeOptions } from '@teamloom/catalog/decorations/options.ts'
import { repeatDetailsOf, repeatOptions } from '@teamloom/catalog/decorations/repeat-options.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { useId } from 'react'
import { useArtworkPicture } from '#web/data/artwork.ts'
import classes from '#web/features/studio/panels/decoration-options.module.css'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'

type Props = {
  /** The option, and one of its choices. */
  readonly option: string
  readonly name: string
  readonly decoration: DecorationView
}

/** What a choice would look like, where that says more than its name. */
export function ChoicePicture({ option, name, decoration }: Props) {
  switch (option) {
    case 'textureName':
      return <span className={classes.texture} data-texture={name} aria-hidden />
    case 'patternName':
      return <PatternPicture name={name} decoration={decoration} />
    default:
      return null
  }
}

/** Inches of cloth that a tile shows. */
const shown = { width: 4, height: 3 }

function PatternPicture({ name, decoration }: Omit<Props, 'option'>) {
  const { teamId } = useStudio()
  const { type, assetId, assetVersionId, imageData } = decoration
  const { data: url } = useArtworkPicture(
    assetId && assetVersionId ? { type, assetId, assetVersionId, teamId, size: 160 } : null,
  )
  const id = useId()
  const details = repeatDetailsOf(completeOptions(repeatOptions, { patternName: name }))
  const layout = layRepeat(details, imageData ? imageData.width / imageData.height : 1)
  return (
    <svg viewBox={`0 0 ${shown.width} ${shown.height}`} className={classes.pattern} aria-hidden>
      <defs>
        <pattern
          id={id}
          width={layout.tileWidthInches}
          height={layout.tileHeightInches}
          patternUnits="userSpaceOnUse"
        >
          {url &&
            placesOf(layout).map(({ x, y }) => (
              <image
                key={`${x} ${y}`}
                href={url}
                x={x - layout.imageWidthInches / 2}
                y={y - layout.imageHeightInches / 2}
                width={layout.imageWidthInches}
                height={layout.imageHeightInches}
              />
            ))}
        </pattern>
      </defs>
      <rect {...shown} fill={`url(#${id})`} />
    </svg>
  )
}

/** Where a pattern's images lie in a tile, also where they reach in from the tiles around. */
function placesOf({ spots, tileWidthInches, tileHeightInches }: RepeatLayout) {
  return spots.flatMap(({ x, y }) =>
    [-1, 0, 1].flatMap(column =>
      [-1, 0, 1].map(row => ({ x: x + column * tileWidthInches, y: y + row * tileHeightInches })),
    ),
  )
}
