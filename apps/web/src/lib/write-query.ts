import type { QueryClient, QueryKey, Updater } from '@tanstack/react-query'

/**
 * Stops an answer that is on its way and may be older than what is written now. What is given asks for it anew: it
 * may have brought more than what is written.
 */
export async function stopReading(client: QueryClient, key: QueryKey): Promise<() => void> {
  const isOnItsWay = (client.getQueryState(key)?.fetchStatus ?? 'idle') !== 'idle'
  await client.cancelQueries({ queryKey: key, exact: true })
  return () => {
    if (isOnItsWay) void client.invalidateQueries({ queryKey: key, exact: true })
  }
}

/** Shows what the server has saved, which no answer that was asked for before undoes. */
export async function writeQuery<Data>(
  client: QueryClient,
  key: QueryKey,
  next: Updater<Data | undefined, Data | undefined>,
): Promise<void> {
  const readAgain = await stopReading(client, key)
  client.setQueryData<Data>(key, next)
  readAgain()
}
