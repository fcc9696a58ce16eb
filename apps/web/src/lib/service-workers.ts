/** None of ours: one that an earlier product left at this address would go on answering from its store. */
export function dropServiceWorkers(): void {
  // Absent where the page is not secure.
  void navigator.serviceWorker
    ?.getRegistrations()
    .then(workers => Promise.all(workers.map(worker => worker.unregister())))
    .catch(() => {})
}
