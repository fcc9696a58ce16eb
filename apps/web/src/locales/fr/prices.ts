import type { prices as source } from '#web/locales/en/prices.ts'
import type { Texts } from '#web/locales/texts.ts'

export const prices = {
  title: 'Prix',
  product: 'Produit',
  failed: 'Impossible de charger les prix',
  readOnly: 'Seules les personnes autorisées modifient les prix',
  unset_one: '{{n}} modification à confirmer',
  unset_other: '{{n}} modifications à confirmer',
  ranges: 'Prix selon la quantité',
  from: 'Pièces, à partir de',
  columns: { piece: 'Pièce', shipping: 'Livraison', together: 'Ensemble' },
  cells: {
    qty: 'Début de la tranche {{n}}',
    price: 'Pièce à partir de {{qty}}, {{currency}}',
    shipping: 'Livraison à partir de {{qty}}, {{currency}}',
  },
  was: 'était {{was}}',
  addRange: 'Ajouter une tranche',
  removeRange: 'Retirer la tranche à partir de {{qty}}',
  copy: 'Copier le tableau pour un tableur',
  pasteFault:
    'Rien n’a été collé\u00a0: à la ligne {{line}}, colonne {{column}}, «\u00a0{{text}}\u00a0» ne convient pas.',
  inOrder: 'Aucune tranche ne coûte plus que la précédente, dans les deux devises.',
  rules: {
    shape: 'Entrez des pièces entières de 1 à 1\u00a0000\u00a0000 et des montants de 0 à 100\u00a0000,00.',
    dearer: 'Une tranche coûte plus que la précédente.',
    order: 'Une tranche doit commencer après la précédente.',
    beyond_maximum: 'Une tranche commence au-delà du maximum.',
    above_maximum: 'C’est plus que le maximum.',
    other_ranges: 'Les deux devises doivent avoir les mêmes tranches.',
    unknown_size: 'Le produit n’existe pas dans cette taille.',
    sizes_turned: 'La fin précède le début.',
  },
  wordsAndSizes: 'Mots et tailles',
  words: { name: 'Nom', number: 'Numéro', line: 'Mots libres' },
  fromQty_one: 'par pièce',
  fromQty_other: 'à partir de {{count}}',
  otherSizes: 'Tailles hors de {{from}} à {{to}}, en plus',
  whatIsIn: 'Ce qui est compris',
  in: {
    freeCredits: 'Crédits compris',
    extraCredit: 'Un crédit de plus',
    minQty: 'Minimum',
    minQtyPerSize: 'Minimum par taille',
    maxQty: 'Maximum, au-delà sur devis',
  },
  youths: {
    title: 'Tailles junior',
    offer: 'Offertes de P à TG junior',
    about:
      'En vigueur aussitôt. Elles ne coûtent pas plus cher si la plus petite taille adulte est comprise; ce qui est commandé reste tel quel.',
    offered: 'Les tailles junior sont offertes.',
    notOffered: 'Les tailles junior ne sont plus offertes.',
  },
  heard: 'Les studios ouverts l’apprennent aussitôt',
  heardText:
    'Ils disent ce que coûte une pièce maintenant et ce qu’elle coûtait. Ce qui est commandé garde ses conditions.',
  raise: {
    title: 'Tout augmenter',
    percent: 'De combien pour cent',
    lower: 'Avec un moins, les prix baissent.',
    fault: 'Entrez un pourcentage, comme 3 ou -2,5.',
    round: 'Arrondi à',
    to: { cent: '1 cent', nickel: '5 cents', quarter: '25 cents', dollar: '1 dollar' },
    of: 'Pour',
    all: 'Tous les produits',
    action: 'Augmenter',
  },
  history: {
    ranges: '{{was}} → {{now}} tranches',
  },
} satisfies Texts<typeof source>
