import { logoUrl } from '#api/house/logo-files.ts'
import { escapeHtml } from '#api/mails/layout.ts'
import type { Dependencies } from '#api/services.ts'

/** ST26: who the house is, in the head of each page, so that none is seen first as another's; nothing where it has set nothing. */
export function openBrandHead({ house, now }: Pick<Dependencies, 'house' | 'now'>): () => string {
  return () => {
    const { valueOf } = house.known(now())
    const { name, accent } = valueOf('brand')
    const logos = {
      light: logoUrl('', 'light', valueOf('logo', 'light')),
      dark: logoUrl('', 'dark', valueOf('logo', 'dark')),
      icon: logoUrl('', 'icon', valueOf('logo', 'icon')),
    }
    if (name === 'Teamloom' && accent === '' && Object.values(logos).every(logo => !logo)) return ''
    const icon = logos.icon ? `<link rel="icon" href="${escapeHtml(logos.icon)}">` : ''
    return `${icon}<meta name="brand" content="${escapeHtml(JSON.stringify({ name, accent, logos }))}">`
  }
}
