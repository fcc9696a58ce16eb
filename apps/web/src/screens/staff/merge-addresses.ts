import type { AddressDraft, AddressField } from '#web/features/checkout/address-draft.ts'
import { mergeFields } from '#web/lib/merge-fields.ts'

/** One field, where addresses are merged: a street of one town in another is nowhere. */
const ofPlace = [
  'address',
  'appartment',
  'city',
  'country',
  'state',
  'zipcode',
] as const satisfies AddressField[]
const alone = ['organization', 'firstName', 'lastName', 'phone', 'email'] as const satisfies AddressField[]

/** What two have changed of an address: a line of it, or the place. */
export type AddressClash = (typeof alone)[number] | 'place'

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(draft: AddressDraft): Fields {
  const pick = (names: readonly AddressField[]) => Object.fromEntries(names.map(name => [name, draft[name]]))
  return { ...pick(alone), place: pick(ofPlace) }
}

function draftFrom({ place, ...lines }: Fields): AddressDraft {
  return { ...lines, ...(place as object) } as AddressDraft
}

/** What I typed on top of what another saved meanwhile; `yielded`: the same with theirs where they clash. */
export function mergeAddresses(first: AddressDraft, mine: AddressDraft, theirs: AddressDraft) {
  const { values, yielded, clashes } = mergeFields(fieldsOf(first), fieldsOf(mine), fieldsOf(theirs))
  return {
    draft: draftFrom(values),
    yielded: draftFrom(yielded),
    clashes: clashes as readonly AddressClash[],
  }
}
