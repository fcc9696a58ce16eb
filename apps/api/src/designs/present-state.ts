import type { DesignRecord } from '@teamloom/design/design-record.ts'
import type { DesignState } from '@teamloom/design/design-state.ts'
import { type DesignFacts, presentDesign } from '@teamloom/design/present-design.ts'
import type { DesignRow, OpenedDesign } from '#api/designs/load-design.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'

type Row = Pick<DesignRow, 'id' | 'revision' | 'lookKey' | 'updatedAt'>

export function presentState(row: Row, opened: OpenedDesign, origin: string): DesignState {
  return presentDesign(opened.document, opened.product, factsOf(row, opened, origin))
}

/** For whoever presents it themselves. */
export function presentRecord(row: Row, opened: OpenedDesign, origin: string): DesignRecord {
  return { ...factsOf(row, opened, origin), document: opened.document }
}

function factsOf(row: Row, { product }: OpenedDesign, origin: string): DesignFacts {
  return {
    designId: row.id,
    revision: row.revision,
    timestamp: row.updatedAt.toISOString(),
    images: pictureUrls(origin, row.lookKey, product.sides),
  }
}
