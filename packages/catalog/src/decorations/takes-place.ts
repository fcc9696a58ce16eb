import type { LocationDefinition } from '../definition.ts'
import type { DecorationType } from './decoration-type.ts'

/** Whether a place is one of those that a type goes to. */
export function takesPlace(
  { categories, edges }: Pick<DecorationType, 'categories' | 'edges'>,
  { category, edge }: Pick<LocationDefinition, 'category' | 'edge'>,
): boolean {
  return categories.includes(category) && (edge ? edges !== undefined : edges !== 'only')
}
