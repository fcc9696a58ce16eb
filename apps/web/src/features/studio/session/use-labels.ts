import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useLabel } from '#web/lib/i18n.ts'

/** `label(partName, elementName)`: an element's name in the language shown. */
export function useElementLabel(): (partName: string, elementName: string) => string {
  const { product } = useStudio()
  const label = useLabel()
  return (partName, elementName) => {
    const part = product.parts.find(({ name }) => name === partName)
    const element = part?.elements.find(({ name }) => name === elementName)
    return element ? label(element.label) : ''
  }
}
