import { PartsPanel } from '#web/features/studio/controls/parts/parts-panel.tsx'
import type { Look } from '#web/features/studio/session/look.ts'
import { ComparedParts } from '#web/features/studio/shell/versions/compared-parts.tsx'
import { useCompared } from '#web/features/studio/shell/versions/use-compared.ts'

type Props = Omit<Parameters<typeof PartsPanel>[0], 'children'> & {
  readonly designId: string
  readonly looks: readonly Look[]
}

/** The list of parts while versions are looked at; as it always is until two designs are known. */
export function VersionsParts({ designId, looks, ...panel }: Props) {
  const compared = useCompared(designId, looks)
  return <PartsPanel {...panel}>{compared && <ComparedParts {...compared} />}</PartsPanel>
}
