/** Regions of a page that differ with its address. */
const regions = '[data-region]'

/** Links and forms that show the same page otherwise change it in place; whatever goes wrong is a page of its own then. */
export function followAddress(): void {
  document.addEventListener('click', event => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-live]') : null
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void show(link.href, true)
  })
  document.addEventListener('submit', event => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-live]')) return
    event.preventDefault()
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    void show(`${window.location.pathname}?${new URLSearchParams(fields)}`, true)
  })
  document.addEventListener('change', event => {
    const field = event.target
    if (field instanceof HTMLInputElement && field.name === 'qty') field.form?.requestSubmit()
  })
  // Pictures come while one decides.
  document.addEventListener('pointerover', event => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-live]') : null
    if (link) void ask(link.href)
  })
  window.addEventListener('popstate', () => void show(window.location.href, false))
}

const asked = new Map<string, Promise<Document>>()
let wanted = ''

async function show(address: string, isNew: boolean): Promise<void> {
  wanted = address
  try {
    const page = await ask(address)
    await decoded(page)
    // Another was touched meanwhile.
    if (wanted !== address) return
    if (isNew) window.history.pushState(null, '', address)
    for (const region of document.querySelectorAll<HTMLElement>(regions)) {
      const next = page.querySelector(`[data-region="${region.dataset.region}"]`)
      if (next) put(region, document.importNode(next, true))
    }
  } catch {
    window.location.assign(address)
  }
}

/** What had the focus has it again. */
function put(region: Element, next: Element): void {
  const links = [...region.querySelectorAll('a, input, button')]
  const focused = links.indexOf(document.activeElement as Element)
  region.replaceWith(next)
  if (focused >= 0)
    next.querySelectorAll<HTMLElement>('a, input, button')[focused]?.focus({ preventScroll: true })
  document.dispatchEvent(new Event('front-shown'))
}

/** The garment is there when the page is. */
async function decoded(page: Document): Promise<void> {
  const picture = page.querySelector<HTMLImageElement>('[data-garment] img')
  if (!picture) return
  const image = new Image()
  image.sizes = picture.sizes
  image.srcset = picture.srcset
  await image.decode().catch(() => undefined)
}

/** A page as the server writes it, read without its scripts. */
function ask(address: string): Promise<Document> {
  const known = asked.get(address)
  if (known) return known
  const page = new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.open('GET', address)
    request.addEventListener('load', () => {
      const { response, status } = request
      if (status === 200 && response instanceof Document) resolve(response)
      else reject(new Error(`answered ${status}`))
    })
    request.addEventListener('error', () => reject(new Error('not reached')))
    request.send()
  })
  asked.set(address, page)
  page.catch(() => asked.delete(address))
  return page
}
