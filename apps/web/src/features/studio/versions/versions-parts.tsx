import { PartsPanel } from '#web/features/studio/parts/parts-panel.tsx'
import { ComparedParts } from '#web/features/studio/versions/compared-parts.tsx'
import type { Look } from '#web/features/studio/versions/look.ts'
import { useCompared } from '#web/features/studio/versions/use-compared.ts'

type Props = Omit<Parameters<typeof PartsPanel>[0], 'children'> & {
  readonly designId: string
  readonly looks: readonly Look[]
}

/** The list of parts while versions are looked at; as it always is until two designs are known. */
export function VersionsParts({ designId, looks, ...panel }: Props) {
  const compared = useCompared(designId, looks)
  return <PartsPanel {...panel}>{compared && <ComparedParts {...compared} />}</PartsPanel>
}
