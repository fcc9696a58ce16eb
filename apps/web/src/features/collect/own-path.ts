/** An address's path and query, to be asked for on this page's own origin, whatever name the server was called by. */
export function ownPath(url: string): string {
  const { pathname, search } = new URL(url, window.location.origin)
  return pathname + search
}
