import type { sizeChart as source } from '#web/locales/en/size-chart.ts'
import type { Texts } from '#web/locales/texts.ts'

export const sizeChart = {
  title: 'Guide des tailles',
  products: 'Produits de votre panier',
  intro: 'Mesures prises sur le vêtement à plat. En pouces, et en centimètres au-dessous.',
  caption: 'Mesures par taille : {{product}}',
  size: 'Taille',
  drawing: '{{product}}, vu de face',
} satisfies Texts<typeof source>
