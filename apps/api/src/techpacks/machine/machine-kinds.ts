import type { MachineFile } from '@teamloom/contract/techpack-machine.ts'
import { embroidery } from '#api/techpacks/machine/embroidery/embroidery.ts'
import { film } from '#api/techpacks/machine/film/film.ts'
import { gang } from '#api/techpacks/machine/gang/gang.ts'
import type { MachineKind, NumberedItem } from '#api/techpacks/machine/machine-kind.ts'
import { pattern } from '#api/techpacks/machine/pattern/pattern.ts'

export const machineKinds = { embroidery, film, gang, pattern } as const satisfies Record<
  MachineFile['kind'],
  MachineKind
>

export const kindNames = Object.keys(machineKinds) as (keyof typeof machineKinds)[]

export function wantedOf(item: NumberedItem) {
  return kindNames.flatMap(name => machineKinds[name].wanted(item))
}
