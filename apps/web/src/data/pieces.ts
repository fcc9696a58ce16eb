import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sent } from '@teamloom/contract/call.ts'
import { type PieceSheet, type ProofPiece, pieceCalls } from '@teamloom/contract/pieces.ts'
import type { Proof } from '@teamloom/contract/proofs.ts'
import { proofKey } from '#web/data/proofs.ts'
import { toldOffline } from '#web/data/told-offline.ts'
import { call } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'
import { stopReading } from '#web/lib/write-query.ts'

const sheetKey = (preorderId: string, designId: string) =>
  [...proofKey(preorderId), 'pieces', designId] as const

/** Every piece of a person's of a design, as it is by now. */
export function usePieceSheet(preorderId: string, designId: string) {
  return useQuery({
    queryKey: sheetKey(preorderId, designId),
    queryFn: () => call(pieceCalls.sheet, { params: { preorderId, designId } }),
    refetchOnMount: 'always',
    meta: { quiet: true },
    ...toldOffline,
  })
}

type Ticking = Pick<Sent<typeof pieceCalls.tick>['body'], 'ticked' | 'pieces'>

export function tickCountsOf(pieces: readonly ProofPiece[]) {
  const count = (wanted: ProofPiece['state']) => pieces.filter(({ state }) => state === wanted).length
  return { lines: pieces.length, ticked: count('ticked'), changed: count('changed') }
}

/** Ticks pieces or takes it back, shown at once; where one is otherwise by now, all is read anew. */
export function useTickPieces(preorderId: string, designId: string) {
  const client = useQueryClient()
  const key = sheetKey(preorderId, designId)
  const write = (told: ReadonlyMap<string, ProofPiece>) => {
    const sheet = client.getQueryData<PieceSheet>(key)
    if (!sheet) return
    const pieces = sheet.pieces.map(piece => told.get(piece.lineId) ?? piece)
    client.setQueryData<PieceSheet>(key, { ...sheet, pieces })
    client.setQueryData<Proof>(
      proofKey(preorderId),
      proof =>
        proof && {
          ...proof,
          items: proof.items.map(item =>
            item.designId === designId && item.pieces
              ? { ...item, pieces: { ...item.pieces, ...tickCountsOf(pieces) } }
              : item,
          ),
        },
    )
  }
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: Ticking) => call(pieceCalls.tick, { body: { preorderId, designId, ...body } }),
    onMutate: async ({ ticked, pieces }) => {
      const readAgain = await stopReading(client, key)
      const named = new Set(pieces.map(({ lineId }) => lineId))
      const before = client.getQueryData<PieceSheet>(key)?.pieces.filter(({ lineId }) => named.has(lineId))
      write(new Map(before?.map(piece => [piece.lineId, guessed(piece, ticked)])))
      return { before, readAgain }
    },
    onSuccess: ({ pieces }, _, { readAgain }) => {
      write(new Map(pieces.map(piece => [piece.lineId, piece])))
      readAgain()
    },
    onError: (error, _, context) => {
      toastError(error)
      write(new Map(context?.before?.map(piece => [piece.lineId, piece])))
      void client.invalidateQueries({ queryKey: key })
    },
  })
}

function guessed(piece: ProofPiece, ticked: boolean): ProofPiece {
  if (!ticked) return { ...piece, state: 'open', tick: null, changes: [] }
  if (piece.state === 'ticked') return piece
  return { ...piece, state: 'ticked', tick: { by: 'customer', at: new Date().toISOString() }, changes: [] }
}
