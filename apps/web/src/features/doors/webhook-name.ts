/** What a webhook is called: its address without what all of them begin with, and without what may be a secret. */
export function webhookName({ url }: { readonly url: string }): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname === '/' ? '' : pathname}`
}
