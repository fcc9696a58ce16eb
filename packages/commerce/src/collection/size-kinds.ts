import type { Label } from '@teamloom/kit/label.ts'

type Size = { readonly name: string; readonly displayLabel: Label }
type Sized = { readonly sizes: readonly Size[] }

export type SizeKind<Design extends Sized> = {
  readonly designs: readonly Design[]
  /** The sizes of all the designs, each once, in the order of the first design that has it. */
  readonly sizes: readonly Size[]
}

/** SC29: designs by kind of size: one kind are those of which sizes of one name mean the same, as a hoodie's M is no sock's. */
export function sizeKinds<Design extends Sized>(designs: readonly Design[]): SizeKind<Design>[] {
  const kinds: { designs: Design[]; sizes: Size[] }[] = []
  for (const design of designs) {
    const kind = kinds.find(({ sizes }) => isOfKind(design.sizes, sizes))
    if (!kind) {
      kinds.push({ designs: [design], sizes: [...design.sizes] })
      continue
    }
    kind.designs.push(design)
    kind.sizes.push(...design.sizes.filter(({ name }) => !kind.sizes.some(size => size.name === name)))
  }
  return kinds
}

function isOfKind(own: readonly Size[], sizes: readonly Size[]): boolean {
  const shared = own.flatMap(size => {
    const same = sizes.find(({ name }) => name === size.name)
    return same ? [{ size, same }] : []
  })
  return (
    shared.length > 0 &&
    shared.every(({ size: { displayLabel: a }, same: { displayLabel: b } }) => a.en === b.en && a.fr === b.fr)
  )
}
