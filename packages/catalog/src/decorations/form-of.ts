import type { Form } from '@teamloom/artwork/form.ts'
import type { OptionValues } from './options.ts'
import type { ArtworkShape, DecorationSize } from './sizing.ts'

/** What a type makes of artwork at a size, with what was chosen. */
export type FormOf = (made: {
  readonly artwork: ArtworkShape
  readonly size: Pick<DecorationSize, 'widthInches' | 'heightInches'>
  readonly options: OptionValues
}) => Form

/** The artwork itself. */
export const artItself: FormOf = () => ({ kind: 'art' })

/** Artwork in stitches. */
export const knitted: FormOf = () => ({ kind: 'knit' })

/** Artwork on white cloth that is sewn in. */
export const onWhitePolyester: FormOf = () => ({ kind: 'art', groundHex: '#FFFFFF' })
