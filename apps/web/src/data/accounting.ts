import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BookFormat } from '@teamloom/contract/book-formats.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { fetchFile } from '#web/data/fetch-file.ts'
import { saveAs } from '#web/lib/save-as.ts'

/** Days in Toronto, `YYYY-MM-DD`, the last one too; without a currency both. */
export type BookedPeriod = {
  readonly from: string
  readonly to: string
  readonly format: BookFormat
  readonly currency?: Currency | undefined
}

/** Saves the books of a period as a file; whoever asked words what goes wrong. */
export function useSaveBooks() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ from, to, format, currency }: BookedPeriod) => {
      const query = new URLSearchParams({ from, to, format, ...(currency ? { currency } : {}) })
      saveAs(await fetchFile(`accounting/export?${query}`), `books-${from}-${to}-${format}.csv`)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['staff', 'audit'] }),
  })
}
