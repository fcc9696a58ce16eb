import type { DesignDocument } from '@teamloom/design/document.ts'
import { dyedLayersOf } from '@teamloom/design/garment-color.ts'
import { dequal } from 'dequal/lite'
import { useMemo, useState } from 'react'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'

export type Kept = {
  /** Keys of layers that keep their own colour when the garment gets one. */
  readonly keys: ReadonlySet<string>
  /** How many that are seen keep theirs, and which elements they are of. */
  readonly elements: readonly { readonly partName: string; readonly elementName: string }[]
  readonly isIncluded: boolean
  /** Told of the parts as they were before, which undo goes back to. */
  readonly include: (before: Parts) => void
  readonly keepApart: () => void
}

type Parts = DesignDocument['parts']

/**
 * What was apart when it was first looked at stays so, also while the garment passes through its very colour; unless it
 * is asked to go along, as long as that is not undone.
 */
export function useKept(): Kept {
  const { document } = useDesign()
  const { product } = useStudio()
  const layers = useMemo(() => dyedLayersOf(document, product), [document, product])
  const [apart, setApart] = useState<ReadonlySet<string>>(new Set())
  const [before, setBefore] = useState<Parts | null>(null)
  const isIncluded = before !== null && !dequal(document.parts, before)
  const more = isIncluded ? [] : layers.filter(({ key, follows }) => !follows && !apart.has(key))
  if (more.length > 0) setApart(new Set([...apart, ...more.map(({ key }) => key)]))
  const seen = layers.filter(({ key, state }) => apart.has(key) && state.active)
  const elements = seen.filter(
    (layer, index) =>
      seen.findIndex(
        ({ partName, elementName }) => partName === layer.partName && elementName === layer.elementName,
      ) === index,
  )
  return {
    keys: isIncluded ? nothing : apart,
    elements,
    isIncluded,
    include: setBefore,
    keepApart: () => setBefore(null),
  }
}

const nothing: ReadonlySet<string> = new Set()
