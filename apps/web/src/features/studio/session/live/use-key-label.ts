import { keyWords } from '@teamloom/design/difference-words.ts'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useLabel } from '#web/lib/i18n.ts'

/** What a thing is called that the document keys: `decoration/…`, `part/element` and its layers. */
export function useKeyLabel(): (key: string) => string {
  const { document } = useDesign()
  const { product } = useStudio()
  const label = useLabel()
  return key => label(keyWords(key, document, product))
}
