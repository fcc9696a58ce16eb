import type { PersonalKind } from '@teamloom/catalog/decorations/per-piece.ts'
import type { Label } from '@teamloom/kit/label.ts'

export const kindLabels: Readonly<Record<PersonalKind, Label>> = {
  name: { en: 'Name', fr: 'Nom' },
  number: { en: 'Number', fr: 'Numéro' },
  line: { en: 'Words', fr: 'Mots' },
}

/** What the pages about people say by themselves. */
export const peopleWords = {
  people: { en: 'Names and numbers', fr: 'Noms et numéros' },
  person: { en: 'Person', fr: 'Personne' },
  nobody: { en: 'No person', fr: 'Sans personne' },
  blank: { en: 'Spare, without words', fr: 'De réserve, sans mots' },
  none: { en: 'none', fr: 'aucun' },
  pieces: { en: 'Pieces', fr: 'Pièces' },
  high: { en: 'high', fr: 'de haut' },
  wide: { en: 'wide', fr: 'de large' },
  putOn: { en: 'Put on in all', fr: 'À poser en tout' },
  topOfFile: { en: 'Upper edge of the file at', fr: 'Bord supérieur du fichier à' },
  peopleNote: {
    en: 'By size, then number. Heights are those of capitals and numerals; accents, round letters and outlines go beyond. Words stand here as they are printed. Each has its file at true size in people/, whose layers are its colours, beside each other, none below another; a white base, where the settings ask for one, is made of all of them together. That is what is made, and the artwork of the design is a sample. Files are named by size, number, name and place. people.csv lists them all; its pieces stands once for each line and adds up to what is ordered; its put_on says of each file how often it is put on; its file_top_down is from where letters_down is measured to the upper edge of a file, accents and all; its file_middle_down and file_middle_across are from the upper and left edge of a file to the point of it that lies in the middle of its place. A number is text there: 00, 07 and 7 are three numbers, so have a spreadsheet read that column as text. people/labels.pdf has a label for each piece that is ordered; its code says the line of people.csv.',
    fr: 'Par taille, puis par numéro. Les hauteurs sont celles des majuscules et des chiffres; accents, lettres rondes et contours les dépassent. Les mots figurent ici tels qu’ils sont imprimés. Chacun a son fichier en grandeur réelle dans people/, dont les calques sont les couleurs, l’une à côté de l’autre, aucune sous une autre; un fond blanc, là où les réglages le demandent, se fait de tous ensemble. C’est lui que l’on réalise, et le visuel du design est un exemple. Les fichiers sont nommés par taille, numéro, nom et emplacement. people.csv les énumère tous; pieces y figure une fois par ligne et s’additionne à ce qui est commandé; put_on y dit de chaque fichier combien de fois on le pose; file_top_down y va du même point que letters_down au bord supérieur d’un fichier, accents compris; file_middle_down et file_middle_across y vont des bords supérieur et gauche d’un fichier à son point qui se trouve au milieu de l’emplacement. Un numéro y est du texte\u00a0: 00, 07 et 7 sont trois numéros; faites lire cette colonne comme du texte par un tableur. people/labels.pdf a une étiquette pour chaque pièce commandée; son code donne la ligne de people.csv.',
  },
  letters: { en: 'Letters', fr: 'Lettres' },
  joined: {
    en: 'letters touch where the font joins them, as they should: each word is cut in one, as its file has it.',
    fr: 'des lettres se touchent là où la police les lie, et c’est voulu\u00a0: chaque mot se découpe d’un seul tenant, comme dans son fichier.',
  },
  joinedNote: {
    en: 'Letters touch, as they should: cut as one.',
    fr: 'Les lettres se touchent, c’est voulu\u00a0: à découper d’un seul tenant.',
  },
  blanks: {
    en: 'Pieces of this list without words',
    fr: 'Pièces de cette liste sans mots',
  },
  beyond: {
    en: 'Made beyond this list (over, quality checks, marketing), without words either',
    fr: 'Faites en plus de cette liste (surplus, contrôle qualité, marketing), sans mots non plus',
  },
  nothingBeyond: {
    en: 'Nothing is made beyond this list.',
    fr: 'Rien n’est fait en plus de cette liste.',
  },
  fewer: {
    en: 'Fewer to produce than this list has (ask whose)',
    fr: 'Moins à produire que n’en a cette liste (demandez à qui)',
  },
  colors: { en: 'Colours of the words', fr: 'Couleurs des mots' },
  where: { en: 'Where they lie', fr: 'Où ils se trouvent' },
  letterHeight: { en: 'Height of letters', fr: 'Hauteur des lettres' },
  kits: { en: 'Digits to put on', fr: 'Chiffres à poser' },
  contactSheet: { en: 'Every piece, as it is made', fr: 'Chaque pièce, telle qu’elle est faite' },
  drawnAlike: {
    en: 'Every garment is drawn in the cut of size {size}; its words are as large on it as they are made for its own size, which stands below.',
    fr: 'Chaque vêtement est dessiné dans la coupe de la taille {size}; ses mots y sont aussi grands qu’ils sont réalisés pour sa propre taille, indiquée dessous.',
  },
  notPictured: {
    en: 'Pictures are of the first lines; the table has all.',
    fr: 'Les images montrent les premières lignes; le tableau les a toutes.',
  },
  noNumber: { en: 'no number', fr: 'sans numéro' },
  inPeople: { en: 'people/, a file for each person', fr: 'people/, un fichier par personne' },
  measuredSample: {
    en: 'What is marked “sample” is of the words that the design shows as an example; those are not made. Where each person’s own words lie, and how large they are, stands under Names and numbers.',
    fr: 'Ce qui est marqué «\u00a0exemple\u00a0» est des mots que le design montre en exemple; ceux-là ne sont pas réalisés. Où se trouvent les mots de chaque personne et leurs dimensions figurent sous Noms et numéros.',
  },
  nobodysSample: {
    en: 'What is marked “sample” is of the words that the design shows as an example; nobody has words in this order, and nothing is put on there.',
    fr: 'Ce qui est marqué «\u00a0exemple\u00a0» est des mots que le design montre en exemple; personne n’a de mots dans cette commande, et rien n’y est posé.',
  },
  nobodysOwn: {
    en: 'Words of each person; nobody has any in this order, and nothing is put on here: what is shown is a sample.',
    fr: 'Mots de chaque personne; personne n’en a dans cette commande, et rien n’est posé ici\u00a0: ceci est un exemple.',
  },
  nothingPutOn: { en: 'none, nothing is put on', fr: 'aucun, rien n’est posé' },
  sample: { en: 'sample, not made', fr: 'exemple, non réalisé' },
  ofSample: {
    en: 'of the sample; of each person’s words, see Names and numbers',
    fr: 'de l’exemple; pour les mots de chacun, voyez Noms et numéros',
  },
  eachOwn: {
    en: 'Each person’s own words: what is shown here is a sample, see Names and numbers.',
    fr: 'Les mots de chaque personne\u00a0: ceci est un exemple, voyez Noms et numéros.',
  },
} as const satisfies Record<string, Label>
