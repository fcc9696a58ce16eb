import type { ArtDetails } from './art-details.ts'
import type { DrawingFault } from './drawing-fault.ts'
import type { ArtworkFormat } from './file-format.ts'

/** What a file is found to be, whatever it is for. */
export type Verdict =
  | {
      readonly ok: true
      readonly format: ArtworkFormat
      readonly width: number
      readonly height: number
      readonly isVector: boolean
      /** Most used first: `#163E2D`. */
      readonly colors: readonly string[]
      /** Of a few flat colours; none of those that were read by an earlier reader. */
      readonly isFlat?: boolean | undefined
      readonly details?: ArtDetails | undefined
    }
  | {
      readonly ok: false
      /** Null when it is of none, or that was not found out. */
      readonly format: ArtworkFormat | null
      readonly code: 'unspecifiedFormat' | 'imageTooSmall' | 'processingError' | 'unsupportedFile'
      /** Why a drawing cannot be drawn, where that can be said. */
      readonly cause?: DrawingFault | undefined
      /** Of an unsupported file: what the server would need to read it. */
      readonly lacks?: string | undefined
    }
