import { useQueryClient } from '@tanstack/react-query'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { must } from '@teamloom/kit/assert.ts'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { preorderKey } from '#web/data/desk.ts'

type Editing = {
  readonly detail: PreorderDetail
  /** The request as it would be with what is typed now. */
  readonly preview: PreorderDetail | undefined
  readonly showPreview: (preview: PreorderDetail | undefined) => void
  /** Entries of the history that another has saved meanwhile. */
  readonly flashed: ReadonlySet<string>
  readonly flash: (entries: readonly string[]) => void
  /** Asks anew for what another has saved. */
  readonly refresh: () => Promise<PreorderDetail | undefined>
}

/** Long enough to look there from what is being typed. */
const flashMs = 6000

const EditingContext = createContext<Editing | null>(null)

/** The request that the pieces of the page show and change. */
export function useEditing(): Editing {
  return must(useContext(EditingContext), 'pre-order')
}

type Props = { readonly detail: PreorderDetail; readonly children: ReactNode }

export function EditingProvider({ detail, children }: Props) {
  const client = useQueryClient()
  const [preview, showPreview] = useState<PreorderDetail>()
  const [flashed, setFlashed] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (flashed.size === 0) return
    const timer = setTimeout(() => setFlashed(new Set()), flashMs)
    return () => clearTimeout(timer)
  }, [flashed])
  const editing = useMemo<Editing>(() => {
    const queryKey = preorderKey(detail.preorder.id)
    return {
      detail,
      preview,
      showPreview,
      flashed,
      flash: entries => setFlashed(new Set(entries)),
      refresh: async () => {
        await client.refetchQueries({ queryKey })
        return client.getQueryData<PreorderDetail>(queryKey)
      },
    }
  }, [detail, preview, flashed, client])
  return <EditingContext value={editing}>{children}</EditingContext>
}
