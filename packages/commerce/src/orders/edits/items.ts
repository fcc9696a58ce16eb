import { quantitiesOf } from '../../lines/quantities-of.ts'
import type { OrderDocument, OrderedItem } from '../order-document.ts'

export function findItem(document: OrderDocument, designId: string): OrderedItem | undefined {
  return document.items.find(each => each.designId === designId)
}

export function withItem(document: OrderDocument, item: OrderedItem): OrderDocument {
  return { ...document, items: document.items.map(each => (each.designId === item.designId ? item : each)) }
}

/** What the history calls an item. */
export const namesOf = ({ designId, designName }: OrderedItem) => ({ designId, designName })

/** What the history tells of an item that comes or goes. */
export const factsOf = (item: OrderedItem) => ({
  ...namesOf(item),
  projectName: item.projectName,
  sizes: quantitiesOf(item.lines).filter(size => size.qty > 0),
})
