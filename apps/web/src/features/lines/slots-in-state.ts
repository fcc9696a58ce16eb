import type { DesignState } from '@teamloom/design/design-state.ts'
import type { DecorationState } from '@teamloom/design/document.ts'
import { type Slot, slotsOf } from '@teamloom/design/slots.ts'

/** What each person is asked for, of a design as the server presents it. */
export function slotsInState({ decorations }: Pick<DesignState, 'decorations'>): readonly Slot[] {
  return slotsOf({
    // Of a decoration `slotsOf` asks no more than this.
    decorations: decorations.map(({ id, active, type, assetId, location, personal, linkedTo }) => ({
      id,
      active,
      type,
      artwork: assetId === null ? null : {},
      positionName: location.selectedLocation.positionName,
      ...(personal ? { personal } : {}),
      ...(linkedTo ? { linkedTo } : {}),
    })) as unknown as DecorationState[],
  })
}
