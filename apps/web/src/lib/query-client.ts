import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError } from '@teamloom/contract/client.ts'
import { toastLoadError } from '#web/lib/error-toast.ts'

/** Lost connections are worth another try; refusals are not. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isLost = error instanceof CallError && (error.status === 0 || error.status === 503)
  return isLost && failures < 2
}

/** What is gone took more with it, or went with more: these lists are asked anew, and the screens that miss it say so and lead home. */
const listsOf: Readonly<Record<string, readonly string[]>> = {
  team_not_found: ['teams', 'projects', 'designs'],
  project_not_found: ['projects', 'teams', 'designs'],
  designIdDoesntExist: ['designs', 'projects', 'cart'],
}

export function refreshWhatIsGone(error: unknown): void {
  const lists = error instanceof CallError ? listsOf[error.errorKey] : undefined
  for (const list of lists ?? []) void queryClient.invalidateQueries({ queryKey: [list] })
}

export const queryClient: QueryClient = new QueryClient({
  mutationCache: new MutationCache({ onError: refreshWhatIsGone }),
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (query.meta?.quiet !== true) toastLoadError(error)
    },
  }),
  defaultOptions: {
    queries: { staleTime: 30_000, retry: isWorthRetrying, refetchOnWindowFocus: true, throwOnError: false },
    mutations: { retry: false },
  },
})
