import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { must } from '@teamloom/kit/assert.ts'

/** The type itself when it can be chosen; for a placeholder, or nothing yet, the product's first. */
export function typeForUpload(product: Product, type?: string): DecorationType {
  const choices = product.decorationTypes.filter(({ selectable, isRetired }) => selectable && !isRetired)
  return must(choices.find(candidate => candidate.type === type) ?? choices[0], 'decoration type')
}

/** Lower case, without the dot. */
export function extensionsOf({ fileTypes }: Pick<DecorationType, 'fileTypes'>): readonly string[] {
  return fileTypes.flatMap(({ extensions }) => extensions)
}

/** What a file chooser offers; a PDF is read as what Illustrator saves. */
export function acceptOf(extensions: readonly string[]): string {
  const names = extensions.includes('ai') ? [...extensions, 'pdf'] : extensions
  return names.map(extension => `.${extension}`).join(',')
}
