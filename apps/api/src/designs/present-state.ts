import type { DesignState } from '@teamloom/design/design-state.ts'
import { presentDesign } from '@teamloom/design/present-design.ts'
import type { DesignRow, OpenedDesign } from '#api/designs/load-design.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'

export function presentState(
  row: Pick<DesignRow, 'id' | 'revision' | 'lookKey' | 'updatedAt'>,
  { document, product }: OpenedDesign,
  origin: string,
): DesignState {
  return presentDesign(document, product, {
    designId: row.id,
    revision: row.revision,
    timestamp: row.updatedAt.toISOString(),
    images: pictureUrls(origin, row.lookKey, product.sides),
  })
}
