import type { largeSizes as source } from '#web/locales/en/large-sizes.ts'
import type { Texts } from '#web/locales/texts.ts'

export const largeSizes: Texts<typeof source> = {
  open: 'À propos des grandes tailles',
  title: 'Grandes tailles\u00a0: {{product}}',
  intro: 'Les grandes tailles demandent plus de tissu\u00a0: chacune coûte un peu plus, en sus du prix.',
  from: 'À partir de {{qty}} pièces\u00a0:',
  included: 'De {{from}} à {{to}}, c’est dans le prix.',
  more: 'En plus, chacune',
}
