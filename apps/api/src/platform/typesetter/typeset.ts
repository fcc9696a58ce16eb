/**
 * A document in typst. What people wrote never stands in its source: it comes as a file, as JSON, which the source
 * reads with `json("data.json")`, so that no mark of theirs is one of the typesetter's.
 */
export type Typeset = {
  /** The name of the file in `files` that the document begins with. */
  readonly main: string
  /** All that the document may read, by name: sources, data, pictures. Drawings must be clean. */
  readonly files: Readonly<Record<string, Uint8Array | string>>
  /** Wanted besides as a drawing. */
  readonly isDrawn?: true
}

export type TypesetDocument = {
  readonly pdf: Uint8Array
  /** Where it is wanted: an SVG of its pages, one below the other, with outlines for letters; its sizes are points. */
  readonly svg?: string
  /** Letters that no font of ours has: each stands as its number in a frame. */
  readonly unwritten: readonly string[]
}
