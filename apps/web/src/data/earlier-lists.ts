import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { earlierCalls } from '@teamloom/contract/earlier-lists.ts'
import { cartKey } from '#web/data/cart.ts'
import { call } from '#web/lib/api.ts'

export type { EarlierLine, EarlierList } from '@teamloom/contract/earlier-lists.ts'

const keyOf = (itemId: string) => [...cartKey, 'earlier', itemId]

/** Lists that the team of a cart item has asked for before, newest first, page by page. */
export function useEarlierLists(itemId: string) {
  const pages = useInfiniteQuery({
    queryKey: keyOf(itemId),
    meta: { quiet: true },
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      call(earlierCalls.lists, { params: { id: itemId }, query: pageParam ? { after: pageParam } : {} }),
    getNextPageParam: page => page.next ?? undefined,
  })
  return { ...pages, lists: pages.data?.pages.flatMap(page => page.items) }
}

/** The people of one of them, in the sizes and slots of the item. */
export function useEarlierLines(itemId: string, designId: string) {
  return useQuery({
    queryKey: [...keyOf(itemId), designId],
    meta: { quiet: true },
    queryFn: () => call(earlierCalls.lines, { params: { id: itemId, designId } }),
  })
}
