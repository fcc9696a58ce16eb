type Rules = {
  readonly createHTML: (text: string) => string | null
  readonly createScriptURL: (address: string) => string | null
}

type Browser = {
  readonly trustedTypes?: { readonly createPolicy: (name: 'default', rules: Rules) => unknown }
}

/**
 * What text may become on our pages, where the server asks browsers to let none become markup or a script: a style
 * sheet, which the component library writes as markup, and a worker of our own build.
 */
export function trustOwnText(
  browser: Browser & { readonly location: { readonly href: string } } = window,
): void {
  browser.trustedTypes?.createPolicy('default', {
    createHTML: text => (text.includes('<') ? null : text),
    createScriptURL: address => (isBuilt(address, browser.location.href) ? address : null),
  })
}

function isBuilt(address: string, page: string): boolean {
  const { origin, pathname } = new URL(address, page)
  return origin === new URL(page).origin && pathname.startsWith('/assets/')
}
