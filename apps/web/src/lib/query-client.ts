import { QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError } from '@teamloom/contract/client.ts'
import { toastError } from '#web/lib/error-toast.ts'

/** Lost connections are worth another try; refusals are not. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isLost = error instanceof CallError && (error.status === 0 || error.status === 503)
  return isLost && failures < 2
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (query.meta?.quiet !== true) toastError(error)
    },
  }),
  defaultOptions: {
    queries: { staleTime: 30_000, retry: isWorthRetrying, refetchOnWindowFocus: true, throwOnError: false },
    mutations: { retry: false },
  },
})
