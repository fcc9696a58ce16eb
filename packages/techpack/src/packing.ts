import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'
import type { FigureName } from '@teamloom/pattern/pattern.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import type { ContentItem, TechpackContent } from './content.ts'
import { documentWords } from './document-words.ts'

const kinds = ['garment', 'hat', 'sock', 'mask'] as const
type Kind = (typeof kinds)[number]

const kindOf = (figure: FigureName): Kind =>
  figure === 'head' ? 'hat' : figure === 'feet' ? 'sock' : figure === 'face' ? 'mask' : 'garment'

const folding: Readonly<Record<Kind, Label>> = {
  garment: {
    en: 'Garments: fold to 10 × 12 in with the front up, one to a bag.',
    fr: 'Vêtements\u00a0: pliez à 10 × 12\u00a0po, le devant dessus, un par sac.',
  },
  hat: {
    en: 'Hats: lay flat, not folded, the front up and the turn-up as it is worn, one to a bag.',
    fr: 'Tuques\u00a0: à plat, non pliées, le devant dessus et le revers comme porté, une par sac.',
  },
  sock: {
    en: 'Socks: lay left and right on each other, toes alike, not folded, with a paper band round the pair, one pair to a bag.',
    fr: 'Bas\u00a0: gauche et droit l’un sur l’autre, pointes du même côté, non pliés, une bande de papier autour de la paire, une paire par sac.',
  },
  mask: {
    en: 'Masks: lay flat, loops behind, one to a bag.',
    fr: 'Masques\u00a0: à plat, boucles derrière, un par sac.',
  },
}

const finishing: Readonly<Record<Kind, Label>> = {
  garment: {
    en: 'Garments: steamed from inside, seams pressed as they are turned or opened; no iron on decorations, quilting or ribs.',
    fr: 'Vêtements\u00a0: passés à la vapeur par l’intérieur, coutures pressées comme elles sont couchées ou ouvertes; pas de fer sur les décorations, le matelassage ni les bords-côtes.',
  },
  hat: {
    en: 'Hats: steamed as they lie, relaxed, not pressed; ends drawn in and cut.',
    fr: 'Tuques\u00a0: passées à la vapeur à plat, au repos, non pressées; bouts rentrés et coupés.',
  },
  sock: {
    en: 'Socks: boarded with steam on flat forms of their size before they are paired, left and right as mirror images.',
    fr: 'Bas\u00a0: mis en forme à la vapeur sur des formes plates de leur taille avant d’être appariés, gauche et droit en miroir.',
  },
  mask: {
    en: 'Masks: pressed flat, loops not touched.',
    fr: 'Masques\u00a0: pressés à plat, sans toucher aux boucles.',
  },
}

const bags: Label = {
  en: 'Bags are clear polyethylene of 1.5 mil that close by their own adhesive, with a warning of suffocation in English and French; nothing else is in them or on the piece, no hang tag and no barcode.',
  fr: 'Les sacs sont de polyéthylène transparent de 38\u00a0µm, à bande adhésive, avec un avertissement de suffocation en anglais et en français; rien d’autre n’y est ni sur la pièce, ni étiquette volante ni code-barres.',
}

const boxes: Label = {
  en: 'The size is seen on each bag. A carton holds one item and one size where it fills; a list of items and sizes lies in it and is stuck on it, with the number of the project, or of the pre-order where it has none, and n of m.',
  fr: 'La taille se voit sur chaque sac. Une boîte contient un seul article et une seule taille si elle suffit à la remplir; une liste des articles et des tailles s’y trouve et y est collée, avec le numéro du projet, ou celui de la précommande à défaut, et n de m.',
}

const ownPieces: Label = {
  en: 'Pieces of people: each has its label of people/labels.pdf at the lower right of its bag’s front, its code and name to be read without opening; labels come in the order of the table of names and numbers. Piled in that order, the first on top: by size, then number as one counts, then name, with spares of a size after its people. Check size, name and number of each piece against its label before the bag is closed.',
  fr: 'Pièces de personnes\u00a0: chacune porte son étiquette de people/labels.pdf en bas à droite du devant de son sac, code et nom lisibles sans l’ouvrir; les étiquettes suivent l’ordre du tableau des noms et numéros. Empilez dans cet ordre, la première dessus\u00a0: par taille, puis par numéro en comptant, puis par nom, les pièces de réserve d’une taille après ses personnes. Comparez taille, nom et numéro de chaque pièce à son étiquette avant de fermer le sac.',
}

/** TP36: as each kind that is among the items is packed. */
export function packingText(items: readonly Pick<ContentItem, 'family' | 'product' | 'lines'>[]): Label {
  const told = [
    ...kindsIn(items).map(kind => folding[kind]),
    bags,
    boxes,
    ...(items.some(({ lines }) => lines) ? [ownPieces] : []),
  ]
  return together(told)
}

/** TP36: what is done with each kind before it is packed. */
export function finishingText(items: readonly Pick<ContentItem, 'family' | 'product'>[]): Label {
  return together(kindsIn(items).map(kind => finishing[kind]))
}

function kindsIn(items: readonly Pick<ContentItem, 'family' | 'product'>[]): Kind[] {
  const found = new Set(
    items.map(({ family, product }) => {
      const pattern = findPattern(findProduct(family, product)?.product.name ?? '')
      return pattern ? kindOf(pattern.figure) : 'garment'
    }),
  )
  return kinds.filter(kind => found.has(kind))
}

function together(told: readonly Label[]): Label {
  return { en: told.map(({ en }) => en).join(' '), fr: told.map(({ fr }) => fr).join(' ') }
}

/** TP36: in lines; whom to ask for it where the house has set none. */
export function samplesText(
  { name, email, address }: NonNullable<TechpackContent['contact']>,
  locale: Locale,
): string {
  // An address mostly begins with whose it is.
  const isNamed = address?.[0]?.toLowerCase().startsWith(name.toLowerCase())
  return [...(isNamed ? [] : [name]), ...(address ?? [`${documentWords.askAddress[locale]} ${email}`])].join(
    '\n',
  )
}
