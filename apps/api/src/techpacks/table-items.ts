import type { TechpackContent } from '@teamloom/techpack/content.ts'
import type { TableItem } from '@teamloom/techpack/tables/table.ts'
import type { MadeItem } from '#api/techpacks/made-file.ts'

/** The items that were made, each with its number in the techpack. */
export function tableItemsOf(
  { items }: Pick<TechpackContent, 'items'>,
  made: readonly MadeItem[],
): TableItem[] {
  return items.flatMap((item, at) => {
    const drawn = made[at]
    return drawn ? [{ number: at + 1, item, drawn }] : []
  })
}
