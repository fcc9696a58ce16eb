import { useQuery } from '@tanstack/react-query'
import type { MachineFile } from '@teamloom/contract/techpack-machine.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { call, ownAddress } from '#web/lib/api.ts'

const pollMs = 700
/** Addresses are good for a quarter of an hour. */
const freshMs = 10 * 60_000

/** Files that machines run of a techpack; asked again while one is being made. Anew for each revision. */
export function useMachineFiles(techpackId: string, revision: number) {
  return useQuery({
    queryKey: ['machine-files', techpackId, revision],
    queryFn: () => call(techpackCalls.machine, { params: { id: techpackId } }),
    refetchInterval: ({ state }) => (state.data?.some(file => file.state === 'making') ? pollMs : freshMs),
    // What is shown goes on until what is made anew is there.
    placeholderData: before => before,
    meta: { quiet: true },
  })
}

/** What a file says, byte by byte. */
export function useMachineFile({ id, url, figures }: MachineFile) {
  return useQuery({
    queryKey: ['machine-file', id, figures],
    queryFn: async () => {
      // oxlint-disable-next-line eslint/no-restricted-globals -- a file at a signed address, which is no call of the contract
      const answer = await fetch(ownAddress(url!))
      if (!answer.ok) throw new Error(`a machine's file: ${answer.status}`)
      return new Uint8Array(await answer.arrayBuffer())
    },
    enabled: url !== null,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })
}
