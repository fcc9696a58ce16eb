import type { DesignItem } from '@teamloom/contract/designs.ts'

/** A design as lists have it: a T-shirt in which nothing is amiss, and what is said of it. */
export function listedDesign(about: Partial<DesignItem> & Pick<DesignItem, 'id' | 'name'>): DesignItem {
  return {
    description: null,
    project_id: 'project',
    family: { name: 'shirt', version: '1.0' },
    product: { name: 'tshirt', version: '1.0' },
    latestUpdate: '2026-11-24T09:00:00.000Z',
    images: [],
    decoratedSides: [],
    errorKey: null,
    deprecated: false,
    request: null,
    collectable_since: null,
    sizes: [],
    quantity: 50,
    ...about,
  }
}
